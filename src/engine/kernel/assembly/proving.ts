import { BURNT, GAME_SIZE, seedsOnBoard, seedsOnSide } from './game'
import { numberingBytes, setNumbering } from './proving-numbers'
import { answer, ask, moves, search, setStack, tooDeep } from './proving-search'
import { setTranspositions } from './proving-transpositions'
import { forgetRoutes, layRoutes } from './route'
import { loadRules } from './rules'

// The entry for proving values under any rules, by the kernel's own moves. Every call is bounded.

export { CAPTURE_COUNTS, LAYOUT, RULES } from './rules'
export { search }

/** The game that is written from outside. */
export const GAME: usize = memory.data(<i32>GAME_SIZE, 16)

/** Takes up the rules that lie in memory. */
export function prepare(): void {
  loadRules()
  forgetRoutes()
  layRoutes(0)
}

/** Takes up a game that lies in memory. */
export function takeUp(game: usize): void {
  layRoutes(load<u64>(game, BURNT))
}

/** Lays out a search of games like the one in memory, in so many bytes; false if they are not to be had. */
export function layOutSearch(bytes: f64, stackBytes: i32, valueStep: i32): bool {
  const stack = layOutNumbers(true)
  const table = stack + <usize>stackBytes
  setStack(stack, table, valueStep)
  return setTranspositions(table, <usize>bytes)
}

function layOutNumbers(seenByMover: bool): usize {
  const start = (__heap_base + 63) & ~(<usize>63)
  const inPlay = seedsOnSide(GAME, 0) + seedsOnSide(GAME, 1)
  const end = start + numberingBytes(inPlay)
  const pages = <i32>((end + 0xffff) >>> 16) - memory.size()
  if (pages > 0) memory.grow(pages)
  setNumbering(GAME, start, inPlay, seedsOnBoard(GAME), seenByMover)
  return (end + 63) & ~(<usize>63)
}

/** Asks whether the value of the game in memory, for its mover, is at least `bound`; true if that is answered at once. */
export function askAtLeast(bound: i32): bool {
  return ask(GAME, bound)
}

export function valueFound(): i32 {
  return answer
}

export function movesTried(): f64 {
  return <f64>moves
}

/** Whether a line of play was too long for the memory given. */
export function isTooDeep(): bool {
  return tooDeep
}
