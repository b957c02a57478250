// What the end of a sowing captures away from the hole of the last seed: the twin of rules/captures/beyond.ts.

import { empty, isCaptureCount, isTakeable, opponentsAtCounts } from './counts'
import { withExtras, withMore } from './grandSlam'
import { copyGame, ownerOf, seedsAt } from '../game'
import { holeAfter } from '../route'
import { beyondFilled, captureBeyond, chain, turnChainMost, holes, turnNextHole, sweep } from '../rules'
import { GameRecord } from '../../shared/gameRecord'
import { TurnNextHole } from '../../vocabulary'

/** The board during a chain: holes that earlier links took are empty. */
const BOARD: usize = memory.data(GameRecord.size, 16)

/** The slots captured when the sowing ended in `last`, other than by where it ended; extras included. */
export function capturedAway(game: usize, side: i32, way: i32, last: i32): u64 {
  if (captureBeyond && !(beyondFilled && seedsAt(game, last) < 2)) {
    const beyond = beyondGap(game, side, way, last)
    if (beyond != 0) return beyond
  }
  if (turnNextHole != TurnNextHole.nothing) {
    const next = atNextHole(game, side, way, last)
    if (next != 0) return next
  }
  if (!sweep) return 0
  const swept = ownerOf(last) != side || last == holes - 1 || last == 2 * holes
  const taken = swept ? opponentsAtCounts(game, side) : 0
  return taken == 0 ? 0 : withExtras(game, side, last, taken, i32(ctz(taken)))
}

function mostTaken(): i32 {
  return !chain ? 1 : turnChainMost == 0 ? i32.MAX_VALUE : turnChainMost
}

// @inline
function bit(slot: i32): u64 {
  return u64(1) << u64(slot)
}

function beyondGap(game: usize, side: i32, way: i32, last: i32): u64 {
  const most = mostTaken()
  let taken: u64 = 0
  let from = last
  copyGame(BOARD, game)
  for (let links = 0; links < most; links++) {
    const gap = holeAfter(side, way, from)
    if (gap < 0 || seedsAt(BOARD, gap) > 0) break
    const prey = holeAfter(side, way, gap)
    if (prey < 0 || !isTakeable(BOARD, prey)) break
    taken |= take(side, last, prey, links == 0)
    from = prey
  }
  return taken
}

function atNextHole(game: usize, side: i32, way: i32, last: i32): u64 {
  let slot = holeAfter(side, way, last)
  if (slot < 0 || !isTakeable(game, slot)) return 0
  if (turnNextHole == TurnNextHole.takeFromOpponents)
    return ownerOf(last) != side ? withExtras(game, side, last, bit(slot), slot) : 0
  const most = mostTaken()
  let taken: u64 = 0
  copyGame(BOARD, game)
  for (let links = 0; links < most && slot >= 0; links++) {
    if (!isTakeable(BOARD, slot) || !isCaptureCount(seedsAt(BOARD, slot))) break
    taken |= take(side, last, slot, links == 0)
    slot = holeAfter(side, way, slot)
  }
  return taken
}

/** Takes a hole from the board of a chain, with everything else that goes with it. */
function take(side: i32, last: i32, prey: i32, isFirst: bool): u64 {
  const taken = isFirst ? withExtras(BOARD, side, last, bit(prey), prey) : withMore(BOARD, bit(prey))
  empty(BOARD, taken)
  return taken
}
