import type { Clause } from '../../../engine/variant/clauses/clause'
import { explainRule } from '../../../engine/variant/sentences/rules'
import { clauseSentence, passingSentence } from '../../../engine/variant/sentences/clauses'
import type { Variant } from '../../../engine/variant/variant'
import { message, type Text } from '../../../locales/message'
import { agreeOn, valueAt, valueInWords, withValue } from '../edit'
import { FORM_FIELDS } from '../form'

/** A difference between a variant and the game it is based on. */
export interface Change {
  /** The rule that was changed: its path, `passing`, or `last.2` for a clause. */
  readonly path: string
  readonly text: Text
  /** What it was before; null for a rule that is new or gone. */
  readonly was: Text | null
  /** The variant without the change. */
  readonly undone: Variant
}

/** Everything in which a variant differs from its base, in the order of play. */
export function listChanges(variant: Variant, base: Variant): readonly Change[] {
  return [
    ...FORM_FIELDS.filter(({ path }) => !agreeOn(variant, base, path)).map((field): Change => {
      const { path, label } = field
      const old = valueAt(base, path)
      const value = valueInWords(field, valueAt(variant, path))
      return {
        path,
        text: explainRule(variant, path) ?? message('variants.exampleTitle', { label, value }),
        was: valueInWords(field, old),
        undone: withValue(variant, path, old),
      }
    }),
    ...passingChange(variant, base),
    ...clauseChanges(variant, base),
  ]
}

function same(a: unknown, b: unknown): boolean {
  return JSON.stringify(a) === JSON.stringify(b)
}

function passingChange(variant: Variant, base: Variant): readonly Change[] {
  if (same(variant.passing, base.passing)) return []
  const undone = { ...variant, passing: base.passing }
  const said = (passing: Variant['passing']): Text | null => passing && passingSentence(passing)
  const [now, before] = [said(variant.passing), said(base.passing)]
  if (now === null) return [{ path: 'passing', text: gone(before!), was: null, undone }]
  return [{ path: 'passing', text: before === null ? fresh(now) : now, was: before, undone }]
}

/** A clause in the place of another is a change of that one; the rest is new or gone, or only the order differs. */
function clauseChanges(variant: Variant, base: Variant): readonly Change[] {
  const { last } = variant
  // A copy is new: a clause is known as often as the base has it.
  const isIn = (list: readonly Clause[], of: readonly Clause[], at: number) => {
    const times = of.slice(0, at + 1).filter((one) => same(one, of[at])).length
    return list.filter((one) => same(one, of[at])).length >= times
  }
  const said = (clause: Clause): Text => clauseSentence(variant, clause)
  const lost = base.last.flatMap((clause, at) => (isIn(last, base.last, at) ? [] : [{ clause, at }]))
  const changes = last.flatMap((clause, at): readonly Change[] => {
    if (isIn(base.last, last, at)) return []
    const path = `last.${at + 1}`
    const before = lost.findIndex((one) => one.at === at)
    if (before < 0)
      return [
        { path, text: fresh(said(clause)), was: null, undone: { ...variant, last: last.toSpliced(at, 1) } },
      ]
    const [old] = lost.splice(before, 1)
    return [
      {
        path,
        text: said(clause),
        was: said(old!.clause),
        undone: { ...variant, last: last.with(at, old!.clause) },
      },
    ]
  })
  const removed = lost.map(({ clause, at }): Change => ({
    path: `last.${at + 1} removed`,
    text: gone(said(clause)),
    was: null,
    undone: { ...variant, last: last.toSpliced(Math.min(at, last.length), 0, clause) },
  }))
  const inOther = [...changes, ...removed].length === 0 && !same(last, base.last)
  const order: Change = {
    path: 'last',
    text: message('sheetEditor.otherOrder'),
    was: null,
    undone: { ...variant, last: base.last },
  }
  return inOther ? [order] : [...changes, ...removed]
}

function fresh(sentence: Text): Text {
  return message('sheetEditor.newRule', { sentence })
}

function gone(sentence: Text): Text {
  return message('sheetEditor.goneRule', { sentence })
}
