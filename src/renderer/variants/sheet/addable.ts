import { PRESETS } from '../../../engine/variant/catalogue'
import type { Preset } from '../../../engine/variant/catalogue/preset'
import type { Clause, Passing } from '../../../engine/variant/clauses/clause'
import { clauseFaults } from '../../../engine/variant/clauses/faults'
import { explain } from '../../../engine/variant/explain'
import { FIELDS, type Field } from '../../../engine/variant/fields'
import { parseVariant } from '../../../engine/variant/parse'
import { clauseSentence, passingSentence } from '../../../engine/variant/sentences/clauses'
import { explainRule } from '../../../engine/variant/sentences/rules'
import type { Variant } from '../../../engine/variant/variant'
import { message, type Message, type Text } from '../../../locales/message'
import { placeFor, written } from '../clauses/editClause'
import { agreeOn, valueAt, valueInWords, withValue, type RuleValue } from '../edit'
import { FORM_FIELDS } from '../form'
import { labelFor, partOf, type Part } from './sheet'

/** A rule that a game does not have yet. */
export interface Addable {
  readonly key: string
  readonly part: Part
  /** What the form calls it. */
  readonly name: Text
  readonly sentence: Message
  readonly games: readonly Preset[]
  /** What must change first; the rule cannot be added before. */
  readonly needs: Text | null
  /** The game with the rule; looked for only when somebody asks, because a clause is tried in every place. */
  readonly made: () => Made
}

/** A game with a rule that was added. */
interface Made {
  readonly variant: Variant
  /** What the sheet calls the rule: its path, or the number of a clause, as in `last.2`. */
  readonly path: string
  /** Where among the rules of the last seed it is, from 1. */
  readonly clause: number | null
}

/** Every rule that could be added to a game, in the order of the sheet. */
export function addableRules(variant: Variant): readonly Addable[] {
  const said = JSON.stringify(explain(variant))
  return [
    ...FIELDS.flatMap((field) => wordsToAdd(variant, field, said)),
    ...passingToAdd(variant),
    ...clausesToAdd(variant),
  ]
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
    const isIdle = own === null || JSON.stringify(explain(changed)) === said
    return [
      {
        key: `${path} ${String(value)}`,
        part: partOf(path),
        name: nameOf(field, value),
        sentence,
        games,
        needs: isIdle ? message('sheetEditor.needsAnother') : conflictIn(changed),
        made: () => ({ variant: changed, path, clause: null }),
      },
    ]
  })
}

/** Why the rules cannot be played, if it is one rule against another. */
function conflictIn(variant: Variant): Text | null {
  const checked = parseVariant(variant)
  const conflict = checked.ok ? undefined : checked.error.find(({ code }) => code === 'conflict')
  return conflict?.code === 'conflict' ? conflict.because : null
}

function passingToAdd(variant: Variant): readonly Addable[] {
  if (variant.passing !== null) return []
  return [...byText((preset) => (preset.variant.passing ? [preset.variant.passing] : []))].map(
    ([text, { rule, games }]): Addable => {
      const changed = { ...variant, passing: rule satisfies Passing }
      return {
        key: `passing ${text}`,
        part: 'sowing',
        name: labelFor('passing'),
        sentence: passingSentence(rule),
        games,
        needs: conflictIn(changed),
        made: () => ({ variant: changed, path: 'passing', clause: null }),
      }
    },
  )
}

function clausesToAdd(variant: Variant): readonly Addable[] {
  const has = new Set(variant.last.map((clause) => JSON.stringify(clause)))
  const claims = variant.claim.fixed !== 'none' || variant.last.some(({ claim }) => claim !== undefined)
  return [...byText(({ variant: { last } }) => last)].flatMap(
    ([text, { rule, games }]): readonly Addable[] => {
      if (has.has(text)) return []
      return [
        {
          key: `last ${text}`,
          part: rule.claim === undefined ? 'lastSeed' : 'claims',
          name: message(`sheetEditor.kind.${kindOf(rule)}`),
          sentence: clauseSentence(variant, rule),
          games,
          needs: neededBy(variant, rule, claims),
          made: () => withClause(variant, rule),
        },
      ]
    },
  )
}

function withClause(variant: Variant, clause: Clause): Made {
  const at = placeFor(variant.last, clause, (last) => clauseFaults(variant, last))
  const last = written(variant.last.toSpliced(at, 0, clause))
  return { variant: { ...variant, last }, path: `last.${at + 1}`, clause: at + 1 }
}

/** What a clause needs so that it can ever happen. */
function neededBy({ board }: Variant, { at }: Clause, claims: boolean): Text | null {
  if (at === 'store' && board.stores === 'capturesOnly') return message('sheetEditor.never.store')
  return at === 'claimed' && !claims ? message('sheetEditor.never.claimed') : null
}

function kindOf({ take, claim, then }: Clause): 'capture' | 'claim' | 'again' | 'relay' {
  if (take !== undefined) return 'capture'
  if (claim !== undefined) return 'claim'
  return then === 'relay' || then === 'relayNext' ? 'relay' : 'again'
}

/** Rules of the catalogue that are the same in every word, with the games that have them. */
function byText<Rule>(
  rulesOf: (preset: Preset) => readonly Rule[],
): ReadonlyMap<string, { readonly rule: Rule; readonly games: readonly Preset[] }> {
  const found = new Map<string, { readonly rule: Rule; readonly games: Preset[] }>()
  for (const preset of PRESETS) {
    for (const rule of rulesOf(preset)) {
      const text = JSON.stringify(rule)
      const known = found.get(text)
      if (known === undefined) found.set(text, { rule, games: [preset] })
      else if (known.games.at(-1) !== preset) known.games.push(preset)
    }
  }
  return found
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
    if (explainRule(variant, field.path) === null) continue
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
