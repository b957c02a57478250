// Whether grand slams need to be checked at all.

import {
  CAPTURE_COUNTS,
  captureFromOpponents,
  captureOpposite,
  capturesAway,
  claiming,
  hasLaps,
} from './rules'
import {
  holes,
  lastOnSingle,
  sowLateSeeds,
  sowPassing,
  matchRefill,
  takeEqual,
  takeLastHole,
  sowBefore,
} from './rules'
import { turnTakesToo } from './rules'
import { seedsAt, slotOf, toMove } from './game'
import { Limit } from '../../../limits'
import { MatchRefill, SowBefore, SowPassing, TurnTakesToo } from '../vocabulary'

/** Whether seeds are captured only by single laps and by count, in rows that cannot be won; and the largest count. */
let slamsByCount: bool = false
let mostCaptured: i32 = 0

/** Derives what the loaded rules mean for grand slams. */
export function loadSlams(): void {
  slamsByCount =
    !hasLaps &&
    !claiming &&
    !captureOpposite &&
    !captureFromOpponents &&
    !lastOnSingle &&
    !takeLastHole &&
    !takeEqual &&
    !capturesAway &&
    turnTakesToo == TurnTakesToo.nothing &&
    sowPassing == SowPassing.nothing &&
    sowBefore == SowBefore.nothing &&
    sowLateSeeds == 0 &&
    matchRefill != MatchRefill.territory
  mostCaptured = largestCount()
}

/** Whether some move might empty the opponent's holes: not where single laps capture by count and a hole holds more. */
export function maySlam(game: usize): bool {
  if (!slamsByCount) return true
  const from = slotOf(toMove(game) ^ 1, 0)
  for (let slot = from; slot < from + holes; slot++) if (seedsAt(game, slot) > mostCaptured) return false
  return true
}

/** The largest number of seeds that is captured by count. */
function largestCount(): i32 {
  for (let at: i32 = Limit.seeds >> 3; at >= 0; at--) {
    const bits: i32 = load<u8>(CAPTURE_COUNTS + at)
    if (bits != 0) return 8 * at + 31 - clz(bits)
  }
  return 0
}
