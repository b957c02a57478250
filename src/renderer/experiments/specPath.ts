import type { Json, SpecProblem } from '../../engine/experiments/contract/experiment'
import type { Field } from '../../engine/experiments/contract/fields'
import { list, message, type Text } from '../../locales/message'

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

/** Whether a field is shown for this spec. */
export function isShown(field: Field, spec: Json): boolean {
  if (!field.when) return true
  const value = JSON.stringify(valueAt(spec, field.when.path))
  return field.when.is.some((wanted) => JSON.stringify(wanted) === value)
}

/** Problems by field; those that belong to no field are under ''. */
export function problemsByField(
  fields: readonly Field[],
  problems: readonly SpecProblem[],
): ReadonlyMap<string, Text> {
  const byField = new Map<string, Text[]>()
  for (const { path, message: text } of problems) {
    const owner = fields.find(
      (field) =>
        field.path === path || path.startsWith(`${field.path}.`) || path.startsWith(`${field.path}[`),
    )
    const key = owner?.path ?? ''
    byField.set(key, [...(byField.get(key) ?? []), text])
  }
  return new Map([...byField].map(([key, texts]) => [key, together(texts)]))
}

function together(texts: readonly Text[]): Text {
  return texts.length === 1 ? texts[0]! : message('experiments.problems', { problems: list(texts, 'comma') })
}
