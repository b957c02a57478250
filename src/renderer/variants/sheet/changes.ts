import { explainRule } from '../../../engine/variant/explain'
import type { Variant } from '../../../engine/variant/variant'
import { clauseSentence, passingSentence } from '../../../engine/variant/sentences/clauses'
import { list, message, type Text } from '../../../locales/message'
import { changesOf, valueAt, valueInWords, withValue } from '../edit'
import type { FormField } from '../form'

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
  return [
    ...seedChanges(variant, base),
    ...changesOf(variant, base).map((field) => ruleChange(variant, base, field)),
  ]
}

/** What seeds set off now and did not before: the list of clauses is one change, however much of it is new. */
function seedChanges(variant: Variant, base: Variant): readonly Change[] {
  const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b)
  const { last, passing } = base
  const changes: Change[] = []
  if (!same(last, variant.last)) {
    changes.push({
      key: 'last',
      text: sentencesOf(variant),
      was: sentencesOf(base),
      undone: { ...variant, last },
    })
  }
  if (!same(passing, variant.passing)) {
    const said = (of: Variant): Text => (of.passing === null ? NONE : passingSentence(of.passing))
    changes.push({ key: 'passing', text: said(variant), was: said(base), undone: { ...variant, passing } })
  }
  return changes
}

const NONE = message('variants.none')

function sentencesOf(variant: Variant): Text {
  const sentences = variant.last.map((clause) => clauseSentence(variant, clause))
  return sentences.length === 0 ? NONE : message('clauses.whole', { sentences: list(sentences, 'sentences') })
}

function ruleChange(variant: Variant, base: Variant, field: FormField): Change {
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
}
