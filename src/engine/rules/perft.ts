import type { Choice } from '../board/choice'
import type { Variant } from '../variant/variant'
import type { Game } from './game'
import { legal } from './legal'
import { playLegal } from './play'

/** How many sequences of choices the rules allow, which any two programs for the same game can compare. */
interface Perft {
  /** Sequences of 1, 2, … choices; one that ends the game earlier is not continued. */
  readonly counts: readonly number[]
  /** The longest sequences, by their first choice. */
  readonly divided: readonly { readonly choice: Choice; readonly count: number }[]
}

/** How far a count is: the share of the tree behind it, and the sequences visited. */
interface Counted {
  readonly share: number
  readonly visited: number
}

/** Games played between two yields: some ten milliseconds. */
const SLICE = 500

/**
 * Counts the sequences of up to `depth` choices. Every choice counts, also one that keeps the turn; passes, which the
 * rules make by themselves, do not. Yields how far it is.
 */
export function* perft(variant: Variant, game: Game, depth: number): Generator<Counted, Perft> {
  const counts = Array.from({ length: depth }, () => 0)
  let visited = 0

  /** Counts what follows a game, which is the part of the whole from `from` on, `width` wide. */
  function* count(now: Game, at: number, from: number, width: number): Generator<Counted, void> {
    const choices = legal(variant, now)
    counts[at]! += choices.length
    if (at + 1 >= depth) return
    const part = width / choices.length
    for (const [place, choice] of choices.entries()) {
      const share = from + place * part
      if (++visited % SLICE === 0) yield { share, visited }
      yield* count(playLegal(variant, now, choice).game, at + 1, share, part)
    }
  }

  if (depth < 1) return { counts, divided: [] }
  const divided: { choice: Choice; count: number }[] = []
  const choices = legal(variant, game)
  for (const [place, choice] of choices.entries()) {
    counts[0]! += 1
    const before = counts[depth - 1]!
    if (depth > 1)
      yield* count(playLegal(variant, game, choice).game, 1, place / choices.length, 1 / choices.length)
    divided.push({ choice, count: depth === 1 ? 1 : counts[depth - 1]! - before })
  }
  return { counts, divided }
}
