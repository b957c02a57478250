import { message } from '../../../locales/message'
import { winsHoles } from '../consequences'
import { MAX_HOLES } from '../variant'
import type { Contradiction } from './contradiction'

/** The most holes per side where holes are won: a player may then choose among nearly all holes of both rows. */
const TERRITORY_HOLES = MAX_HOLES / 2

/** Rules that contradict holes won from round to round. */
export const MATCH_CONTRADICTIONS: readonly Contradiction[] = [
  {
    paths: ['match.refill', 'start.layout'],
    because: message('ruleProblems.territoryUneven'),
    holds: (variant) => winsHoles(variant) && variant.start.layout !== 'even',
  },
  {
    paths: ['match.refill', 'board.holes'],
    because: message('ruleProblems.territoryTooLong', { max: TERRITORY_HOLES }),
    holds: (variant) => winsHoles(variant) && variant.board.holes > TERRITORY_HOLES,
  },
]
