import { valueAt } from '../../../src/engine/variant/fields'
import { WORDS, type WordPath } from '../../../src/engine/variant/rulePaths'
import type { Variant } from '../../../src/engine/variant/variant'
import type { Wishes } from './variants'

const CHOICES = Object.entries(WORDS).flatMap(([path, words]) => words.map((word) => ({ path, word })))
const INDEX = new Map(CHOICES.map(({ path, word }, at) => [`${path}=${word}`, at]))

/** Every two words of different rules, as one number each. */
export const PAIRS: readonly number[] = CHOICES.flatMap((one, low) =>
  CHOICES.flatMap((other, high) =>
    low < high && one.path !== other.path ? [low * CHOICES.length + high] : [],
  ),
)

/** The pairs of words that a variant has. */
export function pairsIn(variant: Variant): readonly number[] {
  const own = Object.keys(WORDS).map((path) => INDEX.get(`${path}=${valueAt(variant, path as WordPath)}`)!)
  return own.flatMap((one, at) =>
    own.slice(at + 1).map((other) => Math.min(one, other) * CHOICES.length + Math.max(one, other)),
  )
}

/** What a variant needs in order to have a pair. */
export function wishesFor(pair: number): Wishes {
  const pick = [Math.floor(pair / CHOICES.length), pair % CHOICES.length].map((at) => CHOICES[at]!)
  return Object.fromEntries(pick.map(({ path, word }) => [path, word]))
}

/** A pair in words. */
export function pairText(pair: number): string {
  return Object.entries(wishesFor(pair))
    .map(([path, word]) => `${path}=${word}`)
    .join(' ')
}
