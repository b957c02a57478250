// What the end of a sowing captures away from the hole of the last seed: the twin of rules/captures/beyond.ts.

import { isCaptureCount, isTakeable, opponentsAtCounts } from './counts'
import { ownerOf, seedsAt } from '../game'
import { holeAfter } from '../route'
import { beyondFilled, captureBeyond, chain, chainMost, holes, nextHole, sweep } from '../rules'
import { NextHole } from '../../shared/turnCodes'

/** The first of the slots that `capturedAway` named. */
export let firstAway: i32 = 0

/** The slots captured when the sowing ended in `last`, other than by where it ended. */
export function capturedAway(game: usize, side: i32, way: i32, last: i32): u64 {
  if (captureBeyond && !(beyondFilled && seedsAt(game, last) < 2)) {
    const beyond = beyondGap(game, side, way, last)
    if (beyond != 0) return beyond
  }
  if (nextHole != NextHole.nothing) {
    const next = atNextHole(game, side, way, last)
    if (next != 0) return next
  }
  if (!sweep) return 0
  const swept = ownerOf(last) != side || last == holes - 1 || last == 2 * holes
  const taken = swept ? opponentsAtCounts(game, side) : 0
  if (taken != 0) firstAway = i32(ctz(taken))
  return taken
}

function mostTaken(): i32 {
  return !chain ? 1 : chainMost == 0 ? i32.MAX_VALUE : chainMost
}

// @inline
function bit(slot: i32): u64 {
  return u64(1) << u64(slot)
}

function beyondGap(game: usize, side: i32, way: i32, last: i32): u64 {
  const most = mostTaken()
  let taken: u64 = 0
  let from = last
  for (let links = 0; links < most; links++) {
    const gap = holeAfter(side, way, from)
    if (gap < 0 || (seedsAt(game, gap) > 0 && (taken & bit(gap)) == 0)) break
    const prey = holeAfter(side, way, gap)
    if (prey < 0 || (taken & bit(prey)) != 0 || !isTakeable(game, prey)) break
    if (taken == 0) firstAway = prey
    taken |= bit(prey)
    from = prey
  }
  return taken
}

function atNextHole(game: usize, side: i32, way: i32, last: i32): u64 {
  let slot = holeAfter(side, way, last)
  if (slot < 0 || !isTakeable(game, slot)) return 0
  firstAway = slot
  if (nextHole == NextHole.takeFromOpponents) return ownerOf(last) != side ? bit(slot) : 0
  const most = mostTaken()
  let taken: u64 = 0
  for (let links = 0; links < most && slot >= 0 && (taken & bit(slot)) == 0; links++) {
    if (!isTakeable(game, slot) || !isCaptureCount(seedsAt(game, slot))) break
    taken |= bit(slot)
    slot = holeAfter(side, way, slot)
  }
  return taken
}
