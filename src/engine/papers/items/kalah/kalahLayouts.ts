import { bestFirst, solvedLayouts } from '../../../experiments/kinds/startLayouts/report'
import { startLayouts } from '../../../experiments/kinds/startLayouts/startLayouts'
import type { Item } from '../../item'
import { beyond } from '../../claims'
import { game, only, runOf } from '../../run'
import { message, signed } from '../../../../locales/message'

/** Her last suggestion: unequal layouts. Which layout is best for the first player? */
export const kalahLayouts: Item<'startLayouts'> = {
  id: 'kalah-layouts',
  paper: 'kalah',
  title: message('paperItems.kalahLayouts'),
  where: message('paperItems.chapterSuggestion', { chapter: '5', suggestion: '4' }),
  about: message('paperItems.kalahLayoutsAbout'),
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
          message('kalahClaims.fair'),
          message('verdicts.shareOf', { some: fair, all: layouts.length }),
          message('kalahClaims.valueZero'),
          message('kalahClaims.asked'),
        ),
        beyond(
          'best',
          message('kalahClaims.bestForFirst'),
          message('kalahClaims.layoutValue', {
            south: south.join(' '),
            north: north.join(' '),
            value: signed(best.value),
          }),
          message('kalahClaims.leftToRight'),
          message('kalahClaims.asked'),
        ),
      ],
      charts: run.report.charts,
      tables: run.report.tables,
    }
  },
  expected: { fair: 'beyond', best: 'beyond' },
}
