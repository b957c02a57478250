import {
  FIELDS,
  findField,
  type Field,
  SECTIONS,
  type Section,
  type RulePath,
  type Word,
  type WordPath,
} from '../../engine/variant/fields'
import { message, type AreaWords, type Message, type Text } from '../../locales/message'

/** Fails to compile if anything is missing, and names it. */
type NoneMissing<Missing extends never> = Missing

/** The name of every rule. */
type Label = RulePath | NoneMissing<Exclude<RulePath, keyof AreaWords<'ruleLabels'>>>

/** A choice of a rule, such as `sow.origin.sown`. */
type Choice = { [P in WordPath]: `${P}.${Word<P>}` }[WordPath]

/** The name of every choice; a new word of a rule does not compile without one. */
type Named = Choice | NoneMissing<Exclude<Choice, keyof AreaWords<'ruleWords'>>>

/** One rule of the form: its path in the variant, its label, and a word for each of its choices. */
export interface FormField {
  readonly path: RulePath
  readonly label: Message
  readonly control: Field['kind']
  readonly words: Readonly<Record<string, Message>>
}

/** The form's sections, in the order of play. */
interface FormSection {
  readonly section: Section
  readonly title: Message
  readonly fields: readonly FormField[]
}

/** The whole form; its sentences come from the rules in words, so that nothing is written twice. */
export const FORM: readonly FormSection[] = SECTIONS.map((section) => ({
  section,
  title: message(`ruleLabels.section.${section}`),
  fields: FIELDS.filter(({ path }) => path.startsWith(`${section}.`)).map((field) => ({
    path: field.path,
    label: labelled(field.path),
    control: field.kind,
    words: wordsOf(field),
  })),
}))

function labelled(path: Label): Message {
  return message(`ruleLabels.${path}`)
}

function wordsOf(field: Field): Readonly<Record<string, Message>> {
  if (field.kind !== 'choice') return {}
  return Object.fromEntries(
    field.choices.map((word) => [word, message(`ruleWords.${`${field.path}.${word}` as Named}`)]),
  )
}

/** All fields of the form in order. */
export const FORM_FIELDS: readonly FormField[] = FORM.flatMap(({ fields }) => fields)

/** The label of a path, for messages that mention another field. */
export function labelOf(path: string): Text {
  return FORM_FIELDS.find((field) => field.path === path)?.label ?? path
}

/** The least and most of a number field. */
export function limitsOf(path: string): { readonly min: number; readonly max: number } {
  const field = findField(path)
  return field?.kind === 'integer' ? field : { min: 0, max: 65_535 }
}
