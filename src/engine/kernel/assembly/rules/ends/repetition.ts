// Positions seen since a seed last reached a store: the twin of rules/ends/repetition.ts, with fingerprints for keys.

import { seedsAt } from '../game'
import { canRepeat, choosesOther, claiming, endQuietMoves, endRepeats, keepsPast, slots } from '../rules'
import { EndRepeats } from '../../vocabulary'
import { GameRecord } from '../../shared/gameRecord'
import { Endless } from '../../../../limits'

/** The number of remembered positions: one more than allowed, to detect that there are too many, and one to spare. */
export const MOST_SEEN: i32 = Endless.positions + 2

const SEEN: usize = memory.data(MOST_SEEN * 8, 16)
/** One bit for the low bits of every fingerprint: most positions are recognised as new without comparing. */
const FILTER_BITS: u64 = 1024
const FILTER: usize = memory.data(128, 16)
let seen: i32 = 0

/** Why a round must stop, if it must. */
export const enum Stop {
  none,
  repetition,
  endless,
}

/** Clears all positions. */
export function forgetPositions(): void {
  seen = 0
  memory.fill(FILTER, 0, usize(FILTER_BITS >> 3))
}

/** Remembers a position from before the game was loaded. */
export function recall(position: usize): void {
  note(fingerprint(position))
  seen++
}

/** Remembers the position in which the next choice is to be made, and says if the round must stop there. */
export function remember(game: usize, storesChanged: bool): i32 {
  if (!canRepeat) return Stop.none
  if (storesChanged) forgetPositions()
  // In the middle of a turn nothing comes back that counts, but it must end some time.
  if (choosesOther && load<u8>(game, GameRecord.other) != 0) {
    note(0)
    seen++
    return seen > Endless.positions ? Stop.endless : Stop.none
  }
  // If repeated positions do not stop the game, they only need to be counted.
  if (endRepeats == EndRepeats.stop) {
    const key = fingerprint(game)
    if (isNoted(key)) {
      for (let i = 0; i < seen; i++) {
        if (load<u64>(SEEN + (usize(i) << 3)) == key) return Stop.repetition
      }
    }
    note(key)
  }
  seen++
  return seen > Endless.positions ? Stop.endless : Stop.none
}

/** Keeps a fingerprint as that of the latest position. */
function note(key: u64): void {
  store<u64>(SEEN + (usize(seen) << 3), key)
  const at = FILTER + usize((key & (FILTER_BITS - 1)) >> 3)
  store<u8>(at, load<u8>(at) | (1 << u8(key & 7)))
}

/** Whether a fingerprint may have been kept. */
function isNoted(key: u64): bool {
  const bits = load<u8>(FILTER + usize((key & (FILTER_BITS - 1)) >> 3))
  return ((bits >> u8(key & 7)) & 1) != 0
}

/** The same for positions of one turn that also differ by claims or by what rules remember of the round. */
export function turnKey(game: usize): u64 {
  const key = fingerprint(game)
  if (!claiming && !keepsPast) return key
  let more: u64 = load<u64>(game, GameRecord.claims) ^ load<u64>(game, GameRecord.lifted)
  more = more * 0xbf58476d1ce4e5b9 + load<u64>(game + 8, GameRecord.claims)
  more = more * 0xbf58476d1ce4e5b9 + load<u64>(game, GameRecord.moves)
  more = more * 0xbf58476d1ce4e5b9 + load<u64>(game, GameRecord.southWay)
  return (key ^ more) * 0x94d049bb133111eb
}

/** The same for positions of different turns: they also differ by moves without a capture, where enough of them end a round. */
export function searchKey(game: usize): u64 {
  const key = turnKey(game)
  return endQuietMoves == 0 ? key : key + load<u32>(game, GameRecord.quiet) * 0x94d049bb133111eb
}

/** Sixty-four bits that two different positions practically never share. */
export function fingerprint(game: usize): u64 {
  let key: u64 = 0x9e3779b97f4a7c15 + load<u8>(game, GameRecord.toMove)
  for (let slot = 0; slot < slots; slot++) {
    key = (key ^ u64(seedsAt(game, slot))) * 0xbf58476d1ce4e5b9
    key ^= key >> 29
  }
  return key
}
