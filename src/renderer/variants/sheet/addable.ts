import { PRESETS } from '../../../engine/variant/catalogue'
import type { Preset } from '../../../engine/variant/catalogue/preset'
import { explain, explainRule } from '../../../engine/variant/explain'
import { FIELDS, type Field } from '../../../engine/variant/fields'
import { parseVariant } from '../../../engine/variant/parse'
import type { Variant } from '../../../engine/variant/variant'
import { message, type Message, type Text } from '../../../locales/message'
import { agreeOn, isSilent, valueAt, valueInWords, withValue, type RuleValue } from '../edit'
import { FORM_FIELDS } from '../form'
import { partOf, type Part } from './sheet'

/** A rule that a game does not have yet. */
export interface Addable {
  readonly key: string
  readonly part: Part
  /** What the form calls it. */
  readonly name: Text
  readonly sentence: Message
  readonly games: readonly Preset[]
  /** The game with the rule. */
  readonly variant: Variant
  readonly path: string
  /** Where among the rules of the last seed it goes, from 1. */
  readonly clause: number | null
  /** What must change first; the rule cannot be added before. */
  readonly needs: Text | null
}

/** Every rule that could be added to a game, in the order of the sheet. */
export function addableRules(variant: Variant): readonly Addable[] {
  const said = JSON.stringify(explain(variant))
  return FIELDS.flatMap((field) => wordsToAdd(variant, field, said))
}

function wordsToAdd(variant: Variant, field: Field, said: string): readonly Addable[] {
  const { path } = field
  if (explainRule(variant, path) !== null) return []
  const values = candidates(field).filter((value) => value !== valueAt(variant, path))
  return values.flatMap((value): readonly Addable[] => {
    const games = PRESETS.filter((preset) => hasRule(preset.variant, field, value))
    const changed = withValue(variant, path, value)
    const own = explainRule(changed, path)
    const [example] = games
    const sentence = own ?? (example ? explainRule(example.variant, path) : null)
    if (sentence === null) return []
    const checked = parseVariant(changed)
    const conflict = checked.ok ? undefined : checked.error.find(({ code }) => code === 'conflict')
    return [
      {
        key: `${path} ${String(value)}`,
        part: partOf(path),
        name: nameOf(field, value),
        sentence,
        games,
        variant: changed,
        path,
        clause: null,
        needs:
          own === null || JSON.stringify(explain(changed)) === said
            ? message('sheetEditor.needsAnother')
            : conflict?.code === 'conflict'
              ? conflict.because
              : null,
      },
    ]
  })
}

function nameOf({ path, kind }: Field, value: RuleValue): Text {
  const field = FORM_FIELDS.find((one) => one.path === path)!
  if (kind !== 'choice') return field.label
  return message('variants.exampleTitle', { label: field.label, value: valueInWords(field, value) })
}

/** The words of a rule; for a number, the one that most games with the rule have. */
function candidates(field: Field): readonly RuleValue[] {
  if (field.kind === 'choice') return field.choices
  if (field.kind !== 'integer') return []
  const seen = new Map<RuleValue, number>()
  for (const { variant } of PRESETS) {
    if (isSilent(variant, field.path) || explainRule(variant, field.path) === null) continue
    const value = valueAt(variant, field.path)
    seen.set(value, (seen.get(value) ?? 0) + 1)
  }
  const [usual] = [...seen].toSorted((a, b) => b[1] - a[1])
  return [usual?.[0] ?? field.min + 1]
}

function hasRule(variant: Variant, field: Field, value: RuleValue): boolean {
  if (explainRule(variant, field.path) === null) return false
  return field.kind !== 'choice' || agreeOn(variant, withValue(variant, field.path, value), field.path)
}
