import { gameTrees } from '../../../experiments/kinds/gameTrees/gameTrees'
import { treeSize } from '../../../experiments/kinds/gameTrees/report'
import type { Item } from '../../item'
import { upheld } from '../../claims'
import { game, only, runOf } from '../../run'

/** The game trees drawn in the report: South keeps to the strategy, North may play anything. */
export const kalahTrees: Item<'gameTrees'> = {
  id: 'kalahalt-trees',
  paper: 'kalah',
  title: 'Game trees of kalahAlt(m, 1)',
  where: 'Appendix E, figures 5–8',
  about: 'Does every tree in which the first player keeps to the strategy end in a draw at least?',
  readings: [],
  runs: (_, published) => [
    runOf('gameTrees', {
      ...gameTrees.defaults,
      variants: published.claims.kalah.treesDrawn.map((holes) => game('kalah-alt', { holes, seeds: 1 })),
      strategy: published.claims.kalah.strategyNeverLoses,
    }),
  ],
  judge({ found }) {
    const run = only(found)
    return {
      claims: run.spec.variants.map(({ board: { holes } }, at) => {
        const nodes = run.parts.get(at) ?? []
        const value = nodes[0]?.value ?? 0
        const result = value > 0 ? `win by ${value}` : value < 0 ? `loss by ${-value}` : 'draw'
        return upheld(
          `m-${holes}`,
          `m = ${holes}`,
          'at least a draw',
          `${result}, ${treeSize(nodes)} nodes`,
          value >= 0,
        )
      }),
      tables: run.report.tables,
    }
  },
  expected: {},
}
