import type { Layout, Variant } from './variant'
import { VOCABULARY } from './vocabulary'

/** The sections that hold the rules, in the order of play. */
export const SECTIONS = ['board', 'start', 'lift', 'sow', 'turn', 'claim', 'end', 'win', 'match'] as const

/** A section of a variant. */
export type Section = (typeof SECTIONS)[number]

/** The bounds of a rule that is a whole number, and the number in games without the rule. */
export interface Bounds {
  readonly min: number
  readonly max: number
  readonly usual: number
}

/** The vocabulary as a type. */
export type Vocabulary = typeof VOCABULARY

/** The path of a rule, such as `sow.origin`. */
export type RulePath = keyof Vocabulary

/** What a sentence, a contradiction or an obstacle is about: a rule, or what the seeds of a lap set off. */
export type SheetPath = RulePath | 'last' | 'passing'

/** The path of a rule that is a word. */
export type WordPath = {
  [P in RulePath]: Vocabulary[P] extends readonly string[] ? P : never
}[RulePath]

/** The words of a rule. */
export type Word<P extends WordPath> = Vocabulary[P] extends readonly (infer W extends string)[] ? W : never

/** The values of rules with their own shape. */
interface Shapes {
  readonly layout: 'even' | Layout
}

/** What a rule can be. */
export type RuleValue<P extends RulePath> = Vocabulary[P] extends keyof Shapes
  ? Shapes[Vocabulary[P]]
  : Vocabulary[P] extends Bounds
    ? number
    : P extends WordPath
      ? Word<P>
      : never

/** The rules of a section, by their names in it. */
export type RulesOf<S extends Section> = {
  readonly [P in RulePath as P extends `${S}.${infer Name}` ? Name : never]: RuleValue<P>
}

/** A rule as seen by parsers and forms: a word of a closed list, a whole number within bounds, or its own shape. */
export type Field =
  | { readonly path: RulePath; readonly kind: 'choice'; readonly choices: readonly string[] }
  | ({ readonly path: RulePath; readonly kind: 'integer' } & Bounds)
  | { readonly path: RulePath; readonly kind: 'layout' }

/** Every rule, in the order of play. */
export const FIELDS: readonly Field[] = (Object.keys(VOCABULARY) as RulePath[]).map((path) => {
  const values = VOCABULARY[path]
  if (typeof values === 'string') return { path, kind: values }
  return 'min' in values ? { path, kind: 'integer', ...values } : { path, kind: 'choice', choices: values }
})

/** The field at a path such as `sow.origin`. */
export function findField(path: string): Field | undefined {
  return FIELDS.find((field) => field.path === path)
}

/** The value of a variant at a path such as `sow.origin`. */
export function valueAt<P extends RulePath>(variant: Variant, path: P): RuleValue<P> {
  const [section, name] = path.split('.') as [Section, string]
  return (variant[section] as unknown as Readonly<Record<string, RuleValue<P>>>)[name]!
}

/** The section that a rule belongs to. */
export function sectionOf(path: RulePath): Section {
  return path.split('.')[0] as Section
}
