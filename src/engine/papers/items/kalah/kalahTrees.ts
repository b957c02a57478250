import { gameTrees } from '../../../experiments/kinds/gameTrees/gameTrees'
import type { Item } from '../../item'
import { upheld } from '../../claims'
import { rowsOf } from '../../rows'
import { game, runOf } from '../../run'

/** The game trees drawn in the report: South keeps to the strategy, North may play anything. */
export const kalahTrees: Item = {
  id: 'kalahalt-trees',
  paper: 'kalah',
  title: 'Game trees of kalahAlt(m, 1)',
  where: 'Appendix E, figures 5–8',
  about: 'Does every tree in which the first player keeps to the strategy end in a draw at least?',
  runs: (_, published) => [
    runOf('gameTrees', {
      ...gameTrees.defaults,
      variants: published.claims.kalah.treesDrawn.map((holes) => game('kalah-alt', { holes, seeds: 1 })),
      strategy: published.claims.kalah.strategyNeverLoses,
    }),
  ],
  judge({ reports: [report] }) {
    return {
      claims: rowsOf(report, 'trees').map((row) => {
        const value = Number(row['value'])
        const result = value > 0 ? `win by ${value}` : value < 0 ? `loss by ${-value}` : 'draw'
        return upheld(
          `m-${String(row['holes'])}`,
          `m = ${String(row['holes'])}`,
          'at least a draw',
          `${result}, ${String(row['nodes'])} nodes`,
          value >= 0,
        )
      }),
      ...(report ? { tables: report.tables } : {}),
    }
  },
  expected: {},
}
