import { variantOf } from '../../engine/requests/requested'
import { describeProblem } from '../../engine/variant/describeProblem'
import { parseVariantText } from '../../engine/variant/parse'
import type { Variant } from '../../engine/variant/variant'
import { inEnglish } from '../../locales/english'
import { LumbungError } from '../problem'
import type { Changes } from '../types'
import { orProblem } from './refusals'

/** Variants that have been checked; nothing here changes them. */
const known = new WeakSet<object>()

/** A variant as the engine takes it. */
export function checked(input: string | object, changes: Changes = {}): Variant {
  const { holes, seeds, set } = changes
  const isWhole = holes === undefined && seeds === undefined && set === undefined
  if (typeof input === 'object' && isWhole && known.has(input)) return input as Variant
  const given = typeof input === 'string' && input.trimStart().startsWith('{') ? readText(input) : input
  const variant = orProblem(() => variantOf({ variant: given as string, holes, seeds, set: { ...set } }))
  known.add(frozen(variant))
  return variant
}

/** The same data with everything in it frozen. */
function frozen<T>(data: T): T {
  if (typeof data !== 'object' || data === null) return data
  Object.values(data).forEach(frozen)
  return Object.freeze(data)
}

function readText(text: string): object {
  const read = parseVariantText(text)
  if (read.ok) return read.value
  throw new LumbungError(
    'badVariant',
    read.error.map((each) => inEnglish(describeProblem(each))),
  )
}
