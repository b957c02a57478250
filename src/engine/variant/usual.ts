import {
  FIELDS,
  findField,
  sectionOf,
  valueAt,
  type Field,
  type RulePath,
  type RuleValue,
  type Section,
} from './fields'
import type { Layout, Variant } from './variant'

/** What every game says about itself; files always have these rules, and `last`. */
const ESSENTIAL: ReadonlySet<RulePath> = new Set<RulePath>([
  'board.holes',
  'board.stores',
  'start.seedsPerHole',
  'end.when',
])

/** Whether every file must have a rule. */
export function isEssential(path: RulePath): boolean {
  return ESSENTIAL.has(path)
}

/** The value of a rule in games that do not have it. */
export function usualOf<P extends RulePath>(path: P): RuleValue<P> {
  return usualValue(findField(path)!) as RuleValue<P>
}

function usualValue(field: Field): unknown {
  switch (field.kind) {
    case 'choice':
      return field.choices[0]
    case 'integer':
      return field.usual
    case 'layout':
      return 'even'
  }
}

/** Whether a game has a rule: whether its value is another than in games without the rule. */
export function hasRule(variant: Variant, path: RulePath): boolean {
  return valueAt(variant, path) !== usualOf(path)
}

/** The rules of every section as in games that have none of them. */
export const USUAL: Pick<Variant, Section> = sectionsOf((path) => usualOf(path))

/** The start of a game from one layout with South to move, whatever else its rules say about the start. */
export function startWith({ start }: Variant, layout: Layout): Variant['start'] {
  return { ...USUAL.start, seedsPerHole: start.seedsPerHole, layout }
}

/** All sections, rule by rule in the order of the vocabulary. */
export function sectionsOf(valueOf: (path: RulePath) => unknown): Pick<Variant, Section> {
  const sections: Record<string, Record<string, unknown>> = {}
  for (const { path } of FIELDS) {
    const section = sectionOf(path)
    sections[section] ??= {}
    sections[section][path.slice(section.length + 1)] = valueOf(path)
  }
  return sections as unknown as Pick<Variant, Section>
}
