import { toWords } from '../../../src/engine/variant/upgrade/toWords'
import { WORDED_FIELDS } from '../../../src/engine/variant/upgrade/upgrade'
import type { Variant } from '../../../src/engine/variant/variant'
import type { Wishes } from './variants'

const CHOICES = WORDED_FIELDS.flatMap((field) =>
  field.kind === 'choice' ? field.choices.map((word) => ({ path: field.path, word })) : [],
)
const INDEX = new Map(CHOICES.map(({ path, word }, at) => [`${path}=${word}`, at]))

/** Every two words of different rules, also of those that clauses say now, as one number each. */
export const PAIRS: readonly number[] = CHOICES.flatMap((one, low) =>
  CHOICES.flatMap((other, high) =>
    low < high && one.path !== other.path ? [low * CHOICES.length + high] : [],
  ),
)

/** The pairs of words that a variant has; those of its clauses only where words can say them. */
export function pairsIn(variant: Variant): readonly number[] {
  const said = (toWords(variant) ?? variant) as unknown as Readonly<
    Record<string, Readonly<Record<string, unknown>>>
  >
  const own = WORDED_FIELDS.flatMap(({ path }) => {
    const [section, key] = path.split('.') as [string, string]
    return INDEX.get(`${path}=${String(said[section]![key])}`) ?? []
  })
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
