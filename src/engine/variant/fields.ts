import type { Variant } from './variant'
import type { RuleValue } from './ruleValues'
import type { Bounds, Section } from './sections'
import type { RulePath } from './rulePaths'
import { VOCABULARY } from './vocabulary'

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
