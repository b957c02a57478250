import { explainRule } from '../../../engine/variant/explain'
import type { Variant } from '../../../engine/variant/variant'
import { message, type Text } from '../../../locales/message'
import { changesOf, valueAt, valueInWords, withValue } from '../edit'

/** A difference between a variant and the game it is based on. */
export interface Change {
  readonly key: string
  readonly text: Text
  /** What it was before; null for a rule that is new. */
  readonly was: Text | null
  /** The variant without the change. */
  readonly undone: Variant
}

/** Everything in which a variant differs from its base, in the order of play. */
export function listChanges(variant: Variant, base: Variant): readonly Change[] {
  return changesOf(variant, base).map((field): Change => {
    const { path, label } = field
    const sentence = explainRule(variant, path)
    const old = valueAt(base, path)
    return {
      key: path,
      text:
        sentence ??
        message('variants.exampleTitle', { label, value: valueInWords(field, valueAt(variant, path)) }),
      was: valueInWords(field, old),
      undone: withValue(variant, path, old),
    }
  })
}
