// One move: the laps that a choice sets off, up to where the next choice would be made. The twin of rules/turn.ts.
// A choice is a number: twice the hole, counted from 0, plus the way it is sown (0 anticlockwise, 1 clockwise).

import { capturedBy, isGrandSlam, takeAll } from './capture'
import { copyGame, seedsAt, sideOf, slotOf, toMove } from './game'
import { isStore, losesSeeds } from './route'
import { grandSlam, lastInStore, relay } from './rules'
import { lifted, sow } from './sow'
import { GameRecord } from '../shared/gameRecord'
import { Endless } from '../../../limits'
import { GrandSlam, LastInStore, Relay } from '../shared/ruleCodes'

/** How a lap or a move ended. */
export const enum MoveEnd {
  relay,
  again,
  turnOver,
  capture,
  voidCapture,
  endlessRelay,
}

const UNDO: usize = memory.data(GameRecord.size, 16)

/** Laps of the last move. */
export let laps: i32 = 0
/** Laps sown since the kernel started, tried ones too; callers bound their work by how much it grows. */
export let work: i32 = 0
/** What the last move captured, one bit per slot. */
export let captured: u64 = 0
/** Whether that emptied the opponent's holes; known only where a rule asks for it. */
export let slammed: bool = false

/** Laps after which a move is left off in the middle of its relay, as by a player who loses track. */
let lapsForeseen: i32 = i32.MAX_VALUE

/** Sets how many laps of a move are followed. */
export function foresee(limit: i32): void {
  lapsForeseen = limit
}

/**
 * Plays a choice of the player to move; who is to move stays unchanged. An endless relay leaves the board as it was.
 */
export function move(game: usize, choice: i32): i32 {
  const side = toMove(game)
  const way = choice & 1
  const mayRunForEver = relay != Relay.never && !losesSeeds()
  if (mayRunForEver) copyGame(UNDO, game)
  let from = slotOf(side, choice >> 1)
  laps = 0
  while (true) {
    laps++
    work++
    const last = sow(game, side, way, from)
    const end = lapEnd(game, side, way, lifted, last)
    if (end != MoveEnd.relay) {
      if (end == MoveEnd.capture) takeAll(game, side, captured)
      return end
    }
    if (laps == lapsForeseen) return MoveEnd.relay
    if (mayRunForEver && laps == Endless.relayLaps) {
      copyGame(game, UNDO)
      laps = 0
      return MoveEnd.endlessRelay
    }
    from = last
  }
}

/** What the last seed of a lap brings about; what it captures is left in `captured`. */
export function lapEnd(game: usize, side: i32, way: i32, seeds: i32, last: i32): i32 {
  if (isStore(last)) return lastInStore == LastInStore.moveAgain ? MoveEnd.again : MoveEnd.turnOver
  captured = capturedBy(game, side, way, seeds, last)
  if (captured != 0) {
    slammed = grandSlam != GrandSlam.allowed && isGrandSlam(game, side, captured)
    return slammed && grandSlam == GrandSlam.void ? MoveEnd.voidCapture : MoveEnd.capture
  }
  const allowed = relay == Relay.any || (relay == Relay.own && sideOf(last) == side)
  return allowed && seedsAt(game, last) > 1 ? MoveEnd.relay : MoveEnd.turnOver
}
