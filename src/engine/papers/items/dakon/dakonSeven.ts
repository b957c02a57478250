import { countText } from '../../texts'
import { NO_COUNTS, total } from '../../../openings/counts'
import type { Item } from '../../item'
import { beyond } from '../../claims'
import { game, only } from '../../run'
import { answersOf, search } from '../openings'
import { count, message } from '../../../../locales/message'

/**
 * The count that the paper put at 6,000 days. It takes about twenty minutes on two cores, so its result ships with
 * the program.
 */
export const dakonSeven: Item<'winningOpenings'> = {
  id: 'dakon-7-count',
  paper: 'dakon',
  title: message('paperItems.dakonSeven'),
  where: message('paperItems.sectionGivenUp', { section: '5' }),
  about: message('paperItems.dakonSevenAbout'),
  readings: [message('paperReadings.countedOnce')],
  runs: (_, { claims }) => [
    {
      ...search(game('dakon', { holes: claims.dakon.giveUp.holes }), { goal: 'count' }),
      stored: 'dakon-7-count',
    },
  ],
  judge({ published, found }) {
    const { report } = only(found)
    const { counts, moves } = only(answersOf(found))
    const given = message('dakonClaims.givenUp', { days: published.claims.dakon.giveUp.days })
    return {
      claims: [
        beyond(
          'sequences',
          message('dakonClaims.notWinning'),
          countText(total((counts ?? NO_COUNTS).sequences)),
          message('dakonClaims.countedExactly'),
          given,
        ),
        beyond(
          'winning',
          message('dakonClaims.winning'),
          countText(total((counts ?? NO_COUNTS).winning)),
          message('dakonClaims.ofMovesPlayed', { moves: count(moves) }),
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
