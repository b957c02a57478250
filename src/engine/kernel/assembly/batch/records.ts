// The records of finished games: one column per figure, one row per game of the batch.

/** The most games in a batch. */
export const BATCH: i32 = 4096

export const WINNER: usize = memory.data(BATCH, 16)
export const STARTER: usize = memory.data(BATCH, 16)
/** The hole of the first move, 1…n. */
export const OPENING: usize = memory.data(BATCH, 16)
/** Why the last round ended: a code of `End` in shared/gameRecord.ts. */
export const ENDED: usize = memory.data(BATCH, 16)
export const FLAGS: usize = memory.data(BATCH, 16)
export const SOUTH_SEEDS: usize = memory.data(BATCH * 2, 16)
export const NORTH_SEEDS: usize = memory.data(BATCH * 2, 16)
export const ROUNDS: usize = memory.data(BATCH * 2, 16)
export const MOVES: usize = memory.data(BATCH * 4, 16)
export const LAPS: usize = memory.data(BATCH * 4, 16)
export const TURNS: usize = memory.data(BATCH * 4, 16)
/** 53 bits of a hash of all choices, as numbers; written only for games played slot by slot. */
export const FINGERPRINTS: usize = memory.data(BATCH * 8, 16)

/** Choices that each side thought about, and the moves it tried for them; only for games played slot by slot. */
export const CHOICES: usize = memory.data(BATCH * 2 * 4, 16)
export const NODES: usize = memory.data(BATCH * 2 * 8, 16)

/** Writes who won and how many seeds each side has. */
export function recordResult(row: usize, winner: i32, south: i32, north: i32, ended: i32): void {
  store<u8>(WINNER + row, winner)
  store<u16>(SOUTH_SEEDS + (row << 1), south)
  store<u16>(NORTH_SEEDS + (row << 1), north)
  store<u8>(ENDED + row, ended)
}

/** Writes who started, with which hole, and how long the game was. */
export function recordCourse(
  row: usize,
  starter: i32,
  opening: i32,
  moves: i32,
  laps: i32,
  turns: i32,
): void {
  store<u8>(STARTER + row, starter)
  store<u8>(OPENING + row, opening)
  store<u32>(MOVES + (row << 2), moves)
  store<u32>(LAPS + (row << 2), laps)
  store<u32>(TURNS + (row << 2), turns)
}

/** Writes the fingerprint of a game, cut to what a number holds exactly. */
export function recordFingerprint(row: usize, hash: u64): void {
  store<f64>(FINGERPRINTS + (row << 3), f64(hash >> 11))
}

/** Writes how many rounds there were and what a reader must know. */
export function recordNotes(row: usize, rounds: i32, flags: i32): void {
  store<u16>(ROUNDS + (row << 1), rounds)
  store<u8>(FLAGS + row, flags)
}

/** Writes how much a side thought; a row has South's figure, then North's. */
export function recordThought(row: usize, side: i32, choices: i32, nodes: f64): void {
  const at = (row << 1) + usize(side)
  store<i32>(CHOICES + (at << 2), choices)
  store<f64>(NODES + (at << 3), nodes)
}
