import { countText } from '../../texts'
import type { BarsChart } from '../../../experiments/report/report'
import { NO_COUNTS, total } from '../../../openings/counts'
import type { Item } from '../../item'
import { exactly } from '../../claims'
import { game } from '../../run'
import { answersOf, search } from '../openings'
import { message } from '../../../../locales/message'

/** All first turns and all winning openings, for the boards the paper could exhaust. */
export const dakonCounts: Item<'winningOpenings'> = {
  id: 'dakon-counts',
  paper: 'dakon',
  title: message('paperItems.dakonCounts'),
  where: message('paperItems.section', { number: '5' }),
  about: message('paperItems.dakonCountsAbout'),
  readings: [message('paperReadings.countedOnce'), message('paperReadings.winningFrom')],
  runs: (_, { dakonCounts: rows }) =>
    rows.map(({ holes }) => search(game('dakon', { holes }), { goal: 'count' })),
  judge({ published, found }) {
    const largest = found.at(-1)?.report
    return {
      claims: answersOf(found).flatMap(({ counts }, at) => {
        const { holes, sequences, winning } = published.dakonCounts[at]!
        const ours = counts ?? NO_COUNTS
        return [
          exactly(
            `sequences-${holes}`,
            message('dakonClaims.notWinningOf', { holes }),
            countText(sequences),
            countText(total(ours.sequences)),
          ),
          exactly(
            `winning-${holes}`,
            message('dakonClaims.winningOf', { holes }),
            countText(winning),
            countText(total(ours.winning)),
            { line: found[at]?.report.lines[0] },
          ),
        ]
      }),
      charts: (largest?.charts ?? []).filter(
        (chart): chart is BarsChart => chart.type === 'bars' && chart.table === 'lengths',
      ),
      tables: largest?.tables ?? [],
    }
  },
  expected: {},
}
