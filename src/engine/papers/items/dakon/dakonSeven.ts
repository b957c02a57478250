import { grouped } from '../../../digits'
import { NO_COUNTS, total } from '../../../openings/counts'
import type { Item } from '../../item'
import { beyond } from '../../claims'
import { game, only } from '../../run'
import { answersOf, search } from '../openings'

/** The count that the paper put at 6,000 days. It takes some twenty minutes of two cores, so its result ships. */
export const dakonSeven: Item<'winningOpenings'> = {
  id: 'dakon-7-count',
  paper: 'dakon',
  title: 'Dakon-7, counted',
  where: 'Section 5, given up',
  about:
    'How many first turns and winning openings does Dakon-7 have? Ours is the stored count; Winning openings, goal count, runs it anew.',
  readings: [
    'The text does not say how an opening that wins before its end is counted. It is counted once, at the first move that wins, and not continued. Turns that end because the mover has no seeds left are in neither count. The published counts come out in this way.',
  ],
  runs: (_, { claims }) => [
    {
      ...search(game('dakon', { holes: claims.dakon.giveUp.holes }), { goal: 'count' }),
      stored: 'dakon-7-count',
    },
  ],
  judge({ published, found }) {
    const { report } = only(found)
    const { counts, moves } = only(answersOf(found))
    const given = `given up: ${grouped(published.claims.dakon.giveUp.days)} days`
    return {
      claims: [
        beyond(
          'sequences',
          'Sequences that do not win',
          grouped(total((counts ?? NO_COUNTS).sequences)),
          'Counted exactly, by the convention that gives the published counts.',
          given,
        ),
        beyond(
          'winning',
          'Winning openings',
          grouped(total((counts ?? NO_COUNTS).winning)),
          `Of ${grouped(moves)} moves played.`,
          given,
          report.lines[0],
        ),
      ],
      charts: report.charts,
      tables: report.tables,
    }
  },
  expected: { sequences: 'beyond', winning: 'beyond' },
}
