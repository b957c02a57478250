import { gameTrees } from '../../../experiments/kinds/gameTrees/gameTrees'
import { treeSize } from '../../../experiments/kinds/gameTrees/report'
import type { Item } from '../../item'
import { upheld } from '../../claims'
import { game, only, runOf } from '../../run'
import { message, type Message } from '../../../../locales/message'

/** The game trees drawn in the report: South follows the strategy, North may play anything. */
export const kalahTrees: Item<'gameTrees'> = {
  id: 'kalahalt-trees',
  paper: 'kalah',
  title: message('paperItems.kalahTrees'),
  where: message('paperItems.appendixFigures', { letter: 'E', figures: '5–8' }),
  about: message('paperItems.kalahTreesAbout'),
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
        return upheld(
          `m-${holes}`,
          `m = ${holes}`,
          message('kalahClaims.atLeastDraw'),
          resultOf(value, treeSize(nodes)),
          value >= 0,
        )
      }),
      tables: run.report.tables,
    }
  },
  expected: {},
}

function resultOf(value: number, nodes: number): Message {
  if (value === 0) return message('kalahClaims.treeDraw', { nodes })
  const key = value > 0 ? 'kalahClaims.treeWin' : 'kalahClaims.treeLoss'
  return message(key, { margin: Math.abs(value), nodes })
}
