import type { Json, SpecProblem } from '../../engine/experiments/contract/experiment'
import type { Field } from '../../engine/experiments/contract/fields'

/** The value at a dotted path of a spec. */
export function valueAt(spec: Json, path: string): Json | undefined {
  let value: Json | undefined = spec
  for (const key of path.split('.')) {
    if (typeof value !== 'object' || value === null) return undefined
    value = (value as { readonly [key: string]: Json })[key]
  }
  return value
}

/** The spec with another value at a dotted path. */
export function withValue(spec: Json, path: string, value: Json): Json {
  const [key = '', ...rest] = path.split('.')
  const object =
    typeof spec === 'object' && spec !== null && !Array.isArray(spec)
      ? (spec as { readonly [key: string]: Json })
      : {}
  return { ...object, [key]: rest.length ? withValue(object[key] ?? {}, rest.join('.'), value) : value }
}

/** Whether a field is to be seen with the spec as it is. */
export function isShown(field: Field, spec: Json): boolean {
  if (!field.when) return true
  const value = JSON.stringify(valueAt(spec, field.when.path))
  return field.when.is.some((wanted) => JSON.stringify(wanted) === value)
}

/** Problems by the field that must change; under '' those that no field answers for. */
export function problemsByField(
  fields: readonly Field[],
  problems: readonly SpecProblem[],
): ReadonlyMap<string, string> {
  const byField = new Map<string, string>()
  for (const { path, message } of problems) {
    const owner = fields.find(
      (field) =>
        field.path === path || path.startsWith(`${field.path}.`) || path.startsWith(`${field.path}[`),
    )
    const key = owner?.path ?? ''
    const before = byField.get(key)
    byField.set(key, before ? `${before}; ${message}` : message)
  }
  return byField
}
