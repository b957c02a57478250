import { message } from '../../../locales/message'
import { MAX_HOLES, type Variant } from '../variant'
import { GOES_ON, type Contradiction } from './contradiction'

/** The most holes per side if players choose among the holes of both rows. */
const SHARED_HOLES = MAX_HOLES / 2

/** Rules that contradict holes shared by both players, or laps that stay in one row. */
export const ROW_CONTRADICTIONS: readonly Contradiction[] = [
  {
    paths: ['lift.reach', 'board.holes'],
    because: message('ruleProblems.sharedTooLong', { max: SHARED_HOLES }),
    holds: ({ lift, board }) => sharesHoles(lift) && board.holes > SHARED_HOLES,
  },
  {
    paths: ['lift.reach', 'match.refill'],
    because: message('ruleProblems.sharedAndWon'),
    holds: ({ lift, match }) => sharesHoles(lift) && winsHoles(match),
  },
  {
    paths: ['sow.direction', 'lift.reach'],
    because: message('ruleProblems.ownRowOnly'),
    holds: ({ sow, lift }) => staysInRow(sow) && sharesHoles(lift),
  },
  {
    paths: ['sow.direction', 'match.refill'],
    because: message('ruleProblems.ownRowOnly'),
    holds: ({ sow, match }) => staysInRow(sow) && winsHoles(match),
  },
  {
    paths: ['sow.direction', 'board.stores'],
    because: message('ruleProblems.ownRowStore'),
    holds: ({ sow, board }) =>
      staysInRow(sow) && { own: false, capturesOnly: false, both: true }[board.stores],
  },
  {
    paths: ['sow.direction', 'sow.firstMove'],
    because: message('ruleProblems.ownRowFirstMove'),
    holds: ({ sow }) =>
      staysInRow(sow) &&
      { asOthers: false, plainRelay: false, alternate: true, overToOpponent: true }[sow.firstMove],
  },
]

function sharesHoles({ reach }: Variant['lift']): boolean {
  return { anywhere: false, opponentOrEmpty: false, bothRows: true }[reach]
}

function staysInRow({ direction }: Variant['sow']): boolean {
  const stays = {
    anticlockwise: false,
    clockwise: false,
    eitherWay: false,
    outward: false,
    firstMoveDecides: false,
    byParity: false,
    ownRow: true,
  }
  return stays[direction]
}

function winsHoles({ length, refill }: Variant['match']): boolean {
  const wins = { nearestStore: false, fromLeft: false, fromRight: false, fromEnds: false, territory: true }
  return GOES_ON[length] && wins[refill]
}
