import { FIELDS, sectionOf, valueAt, SECTIONS } from './fields'
import { hasRule, isEssential } from './usual'
import { SCHEMA_VERSION, type Variant } from './variant'

/** A variant as files have it: what the game has, and nothing else. Reading fills in the rest. */
type SparseVariant = Readonly<Record<string, unknown>>

/** A variant without the rules that its game does not have, sections in the order of play. */
export function sparse(variant: Variant): SparseVariant {
  const { schema, name, source, passing, last } = variant
  const written: Record<string, unknown> = { schema, name, source }
  for (const section of SECTIONS) {
    if (section === 'turn') Object.assign(written, passing === null ? {} : { passing }, { last })
    const rules = FIELDS.filter(
      ({ path }) => sectionOf(path) === section && (isEssential(path) || hasRule(variant, path)),
    )
    if (rules.length === 0) continue
    written[section] = Object.fromEntries(
      rules.map(({ path }) => [path.slice(section.length + 1), valueAt(variant, path)]),
    )
  }
  return written
}

/** For JSON.stringify: writes every variant in a value as files have it. */
export function sparsely(_key: string, value: unknown): unknown {
  return isVariant(value) ? sparse(value) : value
}

function isVariant(value: unknown): value is Variant {
  if (typeof value !== 'object' || value === null || !('last' in value && 'match' in value)) return false
  return (value as { readonly schema?: unknown }).schema === SCHEMA_VERSION
}
