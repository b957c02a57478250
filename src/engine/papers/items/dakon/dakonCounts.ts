import { grouped } from '../../../digits'
import type { BarsChart } from '../../../experiments/report/report'
import { NO_COUNTS, total } from '../../../openings/counts'
import type { Item } from '../../item'
import { exactly } from '../../claims'
import { game } from '../../run'
import { answersOf, search } from '../openings'

/** All first turns and all winning openings, for the boards the paper could exhaust. */
export const dakonCounts: Item<'winningOpenings'> = {
  id: 'dakon-counts',
  paper: 'dakon',
  title: 'Counts of winning openings',
  where: 'Section 5',
  about: 'How many first turns are there, and how many of them win at once?',
  readings: [
    'The text does not say how an opening that wins before its end is counted. It is counted once, at the first move that wins, and not continued. Turns that end because the mover has no seeds left are in neither count. The published counts come out in this way.',
    'The text calls an opening winning from 2n² − n seeds on. It takes one seed more, as the published counts need.',
  ],
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
            `n = ${holes}: sequences that do not win`,
            grouped(sequences),
            grouped(total(ours.sequences)),
          ),
          exactly(
            `winning-${holes}`,
            `n = ${holes}: winning openings`,
            grouped(winning),
            grouped(total(ours.winning)),
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
