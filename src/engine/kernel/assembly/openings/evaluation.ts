// An evaluation learnt from climbs: the value of a given number of seeds in a place, depending on how full the store
// is. A finished climb is reviewed level by level from above: features more frequent among the positions that led
// furthest gain value.
import { holes, seedsAt } from './plain'

/** The climb is divided into stretches, each with its own values. */
const STRETCHES: i32 = 24
const MOST_PLACES: i32 = 65
/** Higher counts of seeds are not distinguished. */
const COUNTS: i32 = 16

/** How fast values change, and how many boards are needed before they do. */
const PACE: f32 = 0.6
const DOUBT: f32 = 20

const values: usize = memory.data(STRETCHES * MOST_PLACES * COUNTS * 4, 16)
const amongAll: usize = memory.data(MOST_PLACES * COUNTS * 4, 16)
const amongFar: usize = memory.data(MOST_PLACES * COUNTS * 4, 16)

/** Successful boards of the stretch. */
let farBoards: f32 = 0
let levels: i32 = 1

/** Resets the evaluation for this many levels; only empty opposing holes have value at the start. */
export function forget(height: i32): void {
  levels = height
  memory.fill(values, 0, STRETCHES * MOST_PLACES * COUNTS * 4)
  openLesson()
  for (let stretch = 0; stretch < STRETCHES; stretch++) {
    for (let place = holes + 1; place <= 2 * holes; place++) {
      store<f32>(values + (cellOf(stretch * MOST_PLACES + place, 0) << 2), 1)
    }
  }
}

// @inline
function cellOf(row: i32, seeds: i32): usize {
  return usize(row * COUNTS + min(seeds, COUNTS - 1))
}

// @inline
function stretchOf(level: i32): i32 {
  return (level * STRETCHES) / levels
}

/** The value of a board on a level. */
export function worthOf(board: usize, level: i32): f32 {
  const first = stretchOf(level) * MOST_PLACES
  let worth: f32 = 0
  for (let place = 0; place <= 2 * holes; place++) {
    if (place != holes) worth += load<f32>(values + (cellOf(first + place, seedsAt(board, place)) << 2))
  }
  return worth
}

function openLesson(): void {
  farBoards = 0
  memory.fill(amongAll, 0, MOST_PLACES * COUNTS * 4)
  memory.fill(amongFar, 0, MOST_PLACES * COUNTS * 4)
}

/** Records a board of a level, given the share of successful ones. */
export function noteBoard(board: usize, share: f32, ledFar: bool): void {
  farBoards += f32(ledFar)
  for (let place = 0; place <= 2 * holes; place++) {
    if (place == holes) continue
    const cell = cellOf(place, seedsAt(board, place)) << 2
    store<f32>(amongAll + cell, load<f32>(amongAll + cell) + share)
    if (ledFar) store<f32>(amongFar + cell, load<f32>(amongFar + cell) + 1)
  }
}

/** Updates the values of a stretch once its lowest level was reviewed. */
export function closeLevel(level: i32): void {
  const stretch = stretchOf(level)
  if (farBoards == 0 || (level > 0 && stretchOf(level - 1) == stretch)) return
  const first = usize(stretch * MOST_PLACES * COUNTS)
  for (let cell: usize = 0; cell < usize((2 * holes + 1) * COUNTS); cell++) {
    const expected = load<f32>(amongAll + (cell << 2))
    const doubt: f32 = f32(0.5) + (expected * DOUBT) / farBoards
    const at = values + ((first + cell) << 2)
    const surprise = Mathf.log((load<f32>(amongFar + (cell << 2)) + doubt) / (expected + doubt))
    store<f32>(at, load<f32>(at) + PACE * surprise)
  }
  openLesson()
}
