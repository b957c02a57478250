import type { Progress } from '../engine/experiments/contract/experiment'
import { makePuzzles as make, type PuzzleSpec } from '../engine/puzzles/make'
import { prove, type ProvenMove } from '../engine/puzzles/proof'
import { setUp, type Puzzle } from '../engine/puzzles/puzzle'
import { through } from '../engine/through'

/** Proves what every move of a puzzle is worth. */
export function* provePuzzle(puzzle: Puzzle): Generator<Progress, readonly ProvenMove[] | null> {
  const set = setUp(puzzle)
  return set && (yield* through(prove(set, puzzle.goal), () => ({ done: 0 })))
}

/** Makes puzzles, each proven. */
export function* makePuzzles(spec: PuzzleSpec): Generator<Progress, readonly Puzzle[]> {
  const made: Puzzle[] = []
  for (const puzzle of make(spec)) {
    if (puzzle) made.push(puzzle)
    yield { done: 0 }
  }
  return made
}
