import { bestFirst, solvedLayouts } from '../../../experiments/kinds/startLayouts/report'
import { startLayouts } from '../../../experiments/kinds/startLayouts/startLayouts'
import type { Item } from '../../item'
import { beyond } from '../../claims'
import { game, only, runOf } from '../../run'

/** Her last suggestion: let the seeds lie unequally. Which layout is best for the first player? */
export const kalahLayouts: Item<'startLayouts'> = {
  id: 'kalah-layouts',
  paper: 'kalah',
  title: 'Unequal layouts',
  where: 'Chapter 5, suggestion 4',
  about:
    'If each player lays out the same number of seeds as they like, which start is fair and which is best?',
  readings: [],
  runs: (size) => {
    const [holes, seeds, moved] = size === 'quick' ? [3, 2, 1] : [4, 2, 2]
    const variant = game('kalah', { holes, seeds })
    return [
      runOf('startLayouts', {
        ...startLayouts.defaults,
        variant,
        moved,
        sides: 'equal',
        stores: 'empty',
        find: 'values',
      }),
    ]
  },
  judge({ found }) {
    const run = only(found)
    const layouts = bestFirst(solvedLayouts(run.spec, run.parts))
    const fair = layouts.filter(({ value }) => value === 0).length
    const [best] = layouts
    if (!best) throw new Error('No layout was solved')
    const { south, north } = best.layout
    return {
      claims: [
        beyond(
          'fair',
          'Fair layouts',
          `${fair} of ${layouts.length}`,
          'Value 0 under perfect play.',
          'asked',
        ),
        beyond(
          'best',
          'Best for the first player',
          `${south.join(' ')} against ${north.join(' ')}: ${best.value > 0 ? '+' : ''}${best.value}`,
          'Holes from each player’s left to right.',
          'asked',
        ),
      ],
      charts: run.report.charts,
      tables: run.report.tables,
    }
  },
  expected: { fair: 'beyond', best: 'beyond' },
}
