import { FIELDS, findField, type Field } from '../../engine/variant/fields'
import { SECTIONS, type RulePath, type Section } from '../../engine/variant/vocabulary'
import type { Text } from '../../locales/message'
import { boardLabels } from './labels/board'
import { claimLabels } from './labels/claim'
import { endLabels } from './labels/end'
import { liftLabels } from './labels/lift'
import { matchLabels } from './labels/match'
import { sowLabels } from './labels/sow'
import { startLabels } from './labels/start'
import { turnLabels } from './labels/turn'
import { winLabels } from './labels/win'
import type { LabelOf } from './labels/label'

/** One rule of the form: its path in the variant, its label, and a word for each of its choices. */
export interface FormField {
  readonly path: RulePath
  readonly label: Text
  readonly control: Field['kind']
  readonly words: Readonly<Record<string, Text>>
}

/** The form's sections, in the order of play. */
interface FormSection {
  readonly section: Section
  readonly title: Text
  readonly fields: readonly FormField[]
}

const TITLES: Readonly<Record<Section, string>> = {
  board: 'Board',
  start: 'Start',
  lift: 'Lift',
  sow: 'Sow',
  turn: 'Turn',
  claim: 'Claim',
  end: 'End of the round',
  win: 'Win',
  match: 'Match',
}

/** The label of every rule and of every word it can be. */
const LABELS: { readonly [P in RulePath]: LabelOf<P> } = {
  ...boardLabels,
  ...startLabels,
  ...liftLabels,
  ...sowLabels,
  ...turnLabels,
  ...claimLabels,
  ...endLabels,
  ...winLabels,
  ...matchLabels,
}

/** The whole form; nothing about a rule is said twice: sentences come from the rules in words. */
export const FORM: readonly FormSection[] = SECTIONS.map((section) => ({
  section,
  title: TITLES[section],
  fields: FIELDS.filter(({ path }) => path.startsWith(`${section}.`)).map(({ path, kind }) => ({
    path,
    label: LABELS[path].label,
    control: kind,
    words: LABELS[path].words ?? {},
  })),
}))

/** All fields of the form in order. */
export const FORM_FIELDS: readonly FormField[] = FORM.flatMap(({ fields }) => fields)

/** The label of a path, for messages that speak of another field. */
export function labelOf(path: string): Text {
  return FORM_FIELDS.find((field) => field.path === path)?.label ?? path
}

/** The least and most of a number field. */
export function limitsOf(path: string): { readonly min: number; readonly max: number } {
  const field = findField(path)
  return field?.kind === 'integer' ? field : { min: 0, max: 65_535 }
}
