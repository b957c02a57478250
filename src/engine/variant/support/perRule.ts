import { FIELDS, valueAt } from '../fields'
import type { Variant } from '../variant'
import type { RulePath, Word, WordPath } from '../vocabulary'

/**
 * Something said about every rule: about each of its words, or, where it is a number or has a shape of its own, about
 * whatever a variant makes of it. A table of this type does not compile until a new word or a new rule has its place.
 */
export type PerRule<T> = {
  readonly [P in RulePath]: P extends WordPath ? Readonly<Record<Word<P>, T>> : (variant: Variant) => T
}

/** The same for every number or shape. */
export function always<T>(said: T): () => T {
  return () => said
}

/** Whether a table says yes to every rule of a variant. */
export function everyRule(table: PerRule<boolean>, variant: Variant): boolean {
  return FIELDS.every(({ path }) => saidOf(table, variant, path))
}

/** Whether a table says yes to some rule of a variant. */
export function someRule(table: PerRule<boolean>, variant: Variant): boolean {
  return FIELDS.some(({ path }) => saidOf(table, variant, path))
}

/** What a table says of a variant's rule at a path. */
export function saidOf<T>(table: PerRule<T>, variant: Variant, path: RulePath): T {
  const entry: Readonly<Record<string, T>> | ((variant: Variant) => T) = table[path]
  return typeof entry === 'function' ? entry(variant) : entry[valueAt(variant, path as WordPath)]!
}
