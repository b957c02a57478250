import { grouped } from '../../../digits'
import type { BarsChart } from '../../../experiments/report/report'
import type { Item } from '../../item'
import { exactly } from '../../claims'
import { game } from '../../run'
import { foundBy, search } from '../openings'

/** All first turns and all winning openings, for the boards the paper could exhaust. */
export const dakonCounts: Item = {
  id: 'dakon-counts',
  paper: 'dakon',
  title: 'Counts of winning openings',
  where: 'Section 5',
  about: 'How many first turns are there, and how many of them win at once?',
  runs: (_, { dakonCounts: rows }) =>
    rows.map(({ holes }) => search(game('dakon', { holes }), { goal: 'count' })),
  judge({ published, reports }) {
    const rows = published.dakonCounts.map((row, at) => ({ ...row, found: foundBy(reports[at]) }))
    return {
      claims: rows.flatMap(({ holes, sequences, winning, found }) => [
        exactly(
          `sequences-${holes}`,
          `n = ${holes}: sequences that do not win`,
          grouped(sequences),
          grouped(String(found?.['sequences'])),
        ),
        exactly(
          `winning-${holes}`,
          `n = ${holes}: winning openings`,
          grouped(winning),
          grouped(String(found?.['winning'])),
          {
            line: reports.find((_, at) => published.dakonCounts[at]?.holes === holes)?.lines[0],
          },
        ),
      ]),
      charts:
        reports
          .at(-1)
          ?.charts.filter(
            (chart): chart is BarsChart => chart.type === 'bars' && chart.table === 'lengths',
          ) ?? [],
      tables: reports.at(-1)?.tables ?? [],
    }
  },
  expected: {},
}
