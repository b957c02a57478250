// One move at a time on a board of any size: 16-bit counts in the order a lap meets them, the mover's store among
// them. After the places comes the burden: how many moves of the line so far sowed a cycle or more.

/** Places of a route: the mover's holes 0…n−1, the store n, the opponent's holes n+1…2n. */
export let holes: i32 = 0
let cycle: i32 = 0
/** Bytes of a board, a multiple of eight. */
export let boardBytes: usize = 0

let skipsOrigin: bool = false
let relaysOwnOnly: bool = false
let captures: bool = false
let keepsLast: bool = false
let mostLaps: i32 = i32.MAX_VALUE
let mostSown: i32 = i32.MAX_VALUE
let countsLongMoves: bool = false

/** How a move ended: it broke a limit, or found nothing to lift; the turn is over; the mover moves again. */
export const REFUSED: i32 = 0
export const OVER: i32 = 1
export const AGAIN: i32 = 2

/** Laps and seeds sown of the last move. */
let laps: i32 = 0
let sown: i32 = 0

/** Sets the rules of the turn. */
export function setRules(
  holesPerSide: i32,
  skips: bool,
  ownOnly: bool,
  capturesAcross: bool,
  keeps: bool,
): void {
  holes = holesPerSide
  cycle = 2 * holesPerSide + 1
  boardBytes = ((usize(cycle) + 1) * 2 + 7) & ~7
  skipsOrigin = skips
  relaysOwnOnly = ownOnly
  captures = capturesAcross
  keepsLast = keeps
}

/**
 * Sets the most laps and the most seeds sown that a move may have, and whether moves of a cycle or more are a burden.
 */
export function setMoveLimits(lapLimit: i32, sownLimit: i32, longMovesCount: bool): void {
  countsLongMoves = longMovesCount
  mostLaps = lapLimit
  mostSown = sownLimit
}

/** Seeds at a place. */
// @inline
export function seedsAt(board: usize, place: i32): i32 {
  return load<u16>(board + (usize(place) << 1))
}

// @inline
function putSeeds(board: usize, place: i32, seeds: i32): void {
  store<u16>(board + (usize(place) << 1), u16(seeds))
}

/** How many moves of the line so far sowed a cycle or more. */
// @inline
export function burdenOf(board: usize): i32 {
  return seedsAt(board, cycle)
}

/** Copies a board. */
// @inline
export function copyBoard(to: usize, from: usize): void {
  for (let at: usize = 0; at < boardBytes; at += 8) store<u64>(to + at, load<u64>(from + at))
}

/** Plays a hole on the board in place. */
export function play(board: usize, hole: i32): i32 {
  let hand = seedsAt(board, hole)
  if (hand == 0) return REFUSED
  let at = hole
  laps = 0
  sown = 0
  for (;;) {
    laps++
    sown += hand
    if (laps > mostLaps || sown > mostSown) return REFUSED
    at = sow(board, at, hand)
    if (at == holes) break
    hand = seedsAt(board, at)
    if (hand == 1 || (relaysOwnOnly && at > holes)) break
  }
  if (countsLongMoves && sown >= cycle) putSeeds(board, cycle, burdenOf(board) + 1)
  if (at == holes) return AGAIN
  if (at < holes && captures) capture(board, at)
  return OVER
}

// @inline
function sow(board: usize, from: i32, hand: i32): i32 {
  putSeeds(board, from, 0)
  let at = from
  while (hand > 0) {
    at = at + 1 == cycle ? 0 : at + 1
    if (skipsOrigin && at == from) continue
    putSeeds(board, at, seedsAt(board, at) + 1)
    hand--
  }
  return at
}

function capture(board: usize, at: i32): void {
  const across = 2 * holes - at
  const taken = seedsAt(board, across)
  if (taken == 0 && keepsLast) return
  putSeeds(board, holes, seedsAt(board, holes) + taken + 1)
  putSeeds(board, across, 0)
  putSeeds(board, at, 0)
}
