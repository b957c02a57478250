import type { Choice } from '../board/choice'
import type { Variant } from '../variant/variant'
import type { Game } from './game'
import { legal } from './legal'
import { play } from './play'

/** How many sequences of choices the rules allow, which any two programs for the same game can compare. */
interface Perft {
  /** Sequences of 1, 2, … choices; one that ends the game earlier is not continued. */
  readonly counts: readonly number[]
  /** The longest sequences, by their first choice. */
  readonly divided: readonly { readonly choice: Choice; readonly count: number }[]
}

/** Games played between two yields: some ten milliseconds. */
const SLICE = 500

/**
 * Counts the sequences of up to `depth` choices. Every choice counts, also one that keeps the turn; passes, which the
 * rules make by themselves, do not. Yields the sequences visited so far.
 */
export function* perft(variant: Variant, game: Game, depth: number): Generator<number, Perft> {
  const counts = Array.from({ length: depth }, () => 0)
  let visited = 0

  function* count(now: Game, at: number): Generator<number, void> {
    const choices = legal(variant, now)
    counts[at]! += choices.length
    if (at + 1 >= depth) return
    for (const choice of choices) {
      if (++visited % SLICE === 0) yield visited
      yield* count(next(variant, now, choice), at + 1)
    }
  }

  if (depth < 1) return { counts, divided: [] }
  const divided: { choice: Choice; count: number }[] = []
  for (const choice of legal(variant, game)) {
    counts[0]! += 1
    const before = counts[depth - 1]!
    if (depth > 1) yield* count(next(variant, game, choice), 1)
    divided.push({ choice, count: depth === 1 ? 1 : counts[depth - 1]! - before })
  }
  return { counts, divided }
}

function next(variant: Variant, game: Game, choice: Choice): Game {
  const played = play(variant, game, choice)
  if (!played.ok) throw new Error(`A legal choice was refused: ${played.error.code}`)
  return played.value.game
}
