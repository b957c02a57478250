// Continues the running games, with the board in one vector or in two. There is one loop for each end rule and each
// kind of board: separate loops compile to better code.

import { BatchMode } from '../shared/batchMode'
import { EndWhen } from '../vocabulary'
import { batchMode, capturesEmpty, endWhen } from '../rules/rules'
import { ENDED_MOVES, QUEUE, endPass, keepRunning, running } from './batch'
import { oneVectorLap, oneVectorMove } from './oneVector'
import { twoVectorsLap, twoVectorsMove } from './twoVectors'
import { relayLanes } from './vectorTables'

let loop: (laps: i32) => void = oneUntilEmpty

/** Picks the loop for the rules now loaded. */
export function chooseLoop(): void {
  const one = batchMode == BatchMode.oneVector
  if (endWhen == EndWhen.eitherSideEmpty) loop = one ? oneUntilSideEmpty : twoUntilSideEmpty
  else if (endWhen == EndWhen.majority) loop = one ? oneUntilMajority : twoUntilMajority
  else loop = one ? oneUntilEmpty : twoUntilEmpty
}

/** Plays about this many laps of the running games. */
export function playLaps(laps: i32): void {
  loop(laps)
}

function oneUntilEmpty(laps: i32): void {
  playPasses(laps, EndWhen.allInStores, 1)
}

function oneUntilSideEmpty(laps: i32): void {
  playPasses(laps, EndWhen.eitherSideEmpty, 1)
}

function oneUntilMajority(laps: i32): void {
  playPasses(laps, EndWhen.majority, 1)
}

function twoUntilEmpty(laps: i32): void {
  playPasses(laps, EndWhen.allInStores, 2)
}

function twoUntilSideEmpty(laps: i32): void {
  playPasses(laps, EndWhen.eitherSideEmpty, 2)
}

function twoUntilMajority(laps: i32): void {
  playPasses(laps, EndWhen.majority, 2)
}

/**
 * The loop: with `ending` and `vectors` constant, the checks that they do not need are compiled away. One lap of
 * every game, then all moves that ended with it: a lap only checks whether sowing continues, and the work at the end
 * of a move is not done for every lap. Nothing branches on a game, so there are no mispredictions.
 */
// @inline
function playPasses(laps: i32, ending: i32, vectors: i32): void {
  const takesLast = i32(capturesEmpty)
  const relays = relayLanes
  while (running > 0 && laps > 0) {
    const games = running
    let kept: usize = 0
    let ended: usize = 0
    for (let at: usize = QUEUE, end = QUEUE + (usize(games) << 2); at < end; at += 4) {
      const run: usize = load<u32>(at)
      const goesOn: usize = vectors == 1 ? oneVectorLap(run, relays) : twoVectorsLap(run, relays)
      store<u32>(QUEUE + (kept << 2), u32(run))
      store<u32>(ENDED_MOVES + (ended << 2), u32(run))
      kept += goesOn
      ended += goesOn ^ 1
    }
    endPass()
    for (let at: usize = ENDED_MOVES, end = ENDED_MOVES + (ended << 2); at < end; at += 4) {
      const run: usize = load<u32>(at)
      store<u32>(QUEUE + (kept << 2), u32(run))
      kept += usize(
        !(vectors == 1 ? oneVectorMove(run, ending, takesLast) : twoVectorsMove(run, ending, takesLast)),
      )
    }
    keepRunning(i32(kept))
    laps -= games
  }
}
