import { FIELDS, valueAt } from '../fields'
import type { Variant } from '../variant'
import type { RulePath, Word, WordPath } from '../rulePaths'

/**
 * A statement about every rule: about each of its words or, if it is a number or has its own shape, about its value
 * in a variant. A table of this type does not compile until it has an entry for a new word or rule.
 */
export type PerRule<T> = {
  readonly [P in RulePath]: P extends WordPath ? Readonly<Record<Word<P>, T>> : (variant: Variant) => T
}

/** The entries of a table for each rule of a variant, in the order of play. */
export function perRuleOf<T>(
  table: PerRule<T>,
  variant: Variant,
): readonly { readonly path: RulePath; readonly said: T }[] {
  return FIELDS.map(({ path }) => ({ path, said: saidOf(table, variant, path) }))
}

function saidOf<T>(table: PerRule<T>, variant: Variant, path: RulePath): T {
  const entry: Readonly<Record<string, T>> | ((variant: Variant) => T) = table[path]
  return typeof entry === 'function' ? entry(variant) : entry[valueAt(variant, path as WordPath)]!
}
