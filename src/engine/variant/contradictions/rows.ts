import { message } from '../../../locales/message'
import { MAX_HOLES, type Variant } from '../variant'
import { staysInRow, winsHoles } from '../consequences'
import type { Contradiction } from './contradiction'

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
    holds: (variant) => sharesHoles(variant.lift) && winsHoles(variant),
  },
  {
    paths: ['sow.direction', 'lift.reach'],
    because: message('ruleProblems.ownRowOnly'),
    holds: (variant) => staysInRow(variant) && sharesHoles(variant.lift),
  },
  {
    paths: ['sow.direction', 'match.refill'],
    because: message('ruleProblems.ownRowOnly'),
    holds: (variant) => staysInRow(variant) && winsHoles(variant),
  },
  {
    paths: ['sow.direction', 'board.stores'],
    because: message('ruleProblems.ownRowStore'),
    holds: (variant) =>
      staysInRow(variant) && { own: false, capturesOnly: false, both: true }[variant.board.stores],
  },
  {
    paths: ['sow.direction', 'sow.firstMove'],
    because: message('ruleProblems.ownRowFirstMove'),
    holds: (variant) =>
      staysInRow(variant) &&
      { asOthers: false, plainRelay: false, alternate: true, overToOpponent: true }[variant.sow.firstMove],
  },
]

function sharesHoles({ reach }: Variant['lift']): boolean {
  return { anywhere: false, opponentOrEmpty: false, bothRows: true }[reach]
}
