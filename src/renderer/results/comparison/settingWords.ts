import { experimentOf } from '../../../engine/experiments/contract/catalogue'
import type { ExperimentKind } from '../../../engine/experiments/contract/experiment'
import { describePlayer } from '../../../engine/players/player'
import type { Clause, Passing } from '../../../engine/variant/clauses/clause'
import { clauseSentence, passingSentence } from '../../../engine/variant/sentences/clauses'
import { variantTitle } from '../../../engine/variant/variantTitle'
import { list, message, type Text } from '../../../locales/message'
import { FORM } from '../../variants/form'

/** The rules by their paths, as the form of a variant names them. */
const RULES = new Map<string, (typeof FORM)[number]['fields'][number]>(
  FORM.flatMap(({ fields }) => fields.map((field) => [field.path as string, field] as const)),
)

const ANY_BOARD = { board: { rows: 'two', holes: 1, stores: 'own' } } as const

/** What seeds set off, in sentences. */
const SEED_WORDS = {
  last: (text: string): Text => {
    const clauses = JSON.parse(text) as readonly Clause[]
    const sentences = clauses.map((clause) => clauseSentence(ANY_BOARD, clause))
    return message('clauses.whole', {
      sentences: list([...sentences, message('clauses.otherwise')], 'sentences'),
    })
  },
  passing: (text: string): Text => {
    const passing = JSON.parse(text) as Passing | null
    return passing === null ? message('variants.none') : passingSentence(passing)
  },
}

/** A setting at a path of a spec, such as `games` or `variant.sow.origin`. */
interface SettingWords {
  readonly label: Text
  /** The name of a value; a value without a name stays as it is. */
  readonly value: (text: string) => Text
}

/** The names of the setting at a path and of its values, as in forms; a path that no form shows stays as it is. */
export function settingWords(kind: ExperimentKind, path: string): SettingWords {
  const rule = RULES.get(path.replace(/^variants?\.(?:\d+\.)?/, ''))
  if (rule && path.startsWith('variant')) {
    return { label: rule.label, value: (text) => rule.words[text] ?? text }
  }
  const seeds = /^variants?\.(?:\d+\.)?(last|passing)$/.exec(path)?.[1] as 'last' | 'passing' | undefined
  if (seeds !== undefined) return { label: message(`ruleLabels.${seeds}`), value: SEED_WORDS[seeds] }
  if (/^variants?\.(?:\d+\.)?name$/.test(path)) {
    return { label: message('columns.variant'), value: (name) => variantTitle({ name }) }
  }
  const field = experimentOf(kind).fields?.find(
    (each) => path === each.path || path.startsWith(`${each.path}.`),
  )
  if (!field) return { label: path, value: (text) => text }
  switch (field.type) {
    case 'agent':
    case 'player':
    case 'players':
      return { label: field.label, value: describePlayer }
    case 'choice':
      return {
        label: field.label,
        value: (text) => field.options.find(({ value }) => String(value) === text)?.label ?? text,
      }
    default:
      return { label: field.label, value: (text) => text }
  }
}
