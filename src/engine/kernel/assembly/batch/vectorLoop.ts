// Plays the running games on, with the board in one vector or in two. There is one loop for each end rule and each kind
// of board: kept apart, each is compiled better than as a part of one.

import { Path } from '../shared/rulePlaces'
import { When } from '../shared/endCodes'
import { path, takeLast, when } from '../rules/rules'
import { replace, runAt, running } from './batch'
import { oneVectorLap } from './oneVector'
import { twoVectorsLap } from './twoVectors'

let loop: (laps: i32) => void = oneUntilEmpty

/** Picks the loop for the rules now loaded. */
export function chooseLoop(): void {
  const one = path == Path.oneVector
  if (when == When.eitherSideEmpty) loop = one ? oneUntilSideEmpty : twoUntilSideEmpty
  else if (when == When.majority) loop = one ? oneUntilMajority : twoUntilMajority
  else loop = one ? oneUntilEmpty : twoUntilEmpty
}

/** Plays about so many laps of the running games. */
export function playLaps(laps: i32): void {
  loop(laps)
}

function oneUntilEmpty(laps: i32): void {
  run(laps, When.allInStores, 1)
}

function oneUntilSideEmpty(laps: i32): void {
  run(laps, When.eitherSideEmpty, 1)
}

function oneUntilMajority(laps: i32): void {
  run(laps, When.majority, 1)
}

function twoUntilEmpty(laps: i32): void {
  run(laps, When.allInStores, 2)
}

function twoUntilSideEmpty(laps: i32): void {
  run(laps, When.eitherSideEmpty, 2)
}

function twoUntilMajority(laps: i32): void {
  run(laps, When.majority, 2)
}

/** The loop: with `ending` and `vectors` constant, the checks that they do not need are compiled away. */
// @inline
function run(laps: i32, ending: i32, vectors: i32): void {
  const takesLast = i32(takeLast)
  while (running > 0 && laps > 0) {
    const games = running
    for (let i = 0; i < games; i++) {
      const ended =
        vectors == 1 ? oneVectorLap(runAt(i), ending, takesLast) : twoVectorsLap(runAt(i), ending, takesLast)
      if (ended) {
        replace(i)
        break
      }
    }
    laps -= games
  }
}
