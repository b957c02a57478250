import { message } from '../../../locales/message'
import { MAX_HOLES, type Variant } from '../variant'
import { GOES_ON, type Contradiction } from './contradiction'

/** The most holes per side where holes are won: a player may then choose among nearly all holes of both rows. */
const TERRITORY_HOLES = MAX_HOLES / 2

/** Rules that contradict holes won from round to round. */
export const MATCH_CONTRADICTIONS: readonly Contradiction[] = [
  {
    paths: ['match.refill', 'start.layout'],
    because: message('ruleProblems.territoryUneven'),
    holds: ({ match, start }) => winsHoles(match) && start.layout !== 'even',
  },
  {
    paths: ['match.refill', 'board.holes'],
    because: message('ruleProblems.territoryTooLong', { max: TERRITORY_HOLES }),
    holds: ({ match, board }) => winsHoles(match) && board.holes > TERRITORY_HOLES,
  },
]

function winsHoles({ length, refill }: Variant['match']): boolean {
  const wins = { nearestStore: false, fromLeft: false, fromRight: false, fromEnds: false, territory: true }
  return GOES_ON[length] && wins[refill]
}
