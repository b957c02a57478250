import type { Json } from '../../../engine/experiments/experiment'
import type { Field } from '../../../engine/experiments/fields'

/** A form for a spec that nobody described: each value is drawn by what it looks like. */
export function guessFields(defaults: Json): readonly Field[] {
  if (typeof defaults !== 'object' || defaults === null || Array.isArray(defaults)) return []
  return Object.entries(defaults as { readonly [key: string]: Json }).flatMap(([path, value]) =>
    guess(path, value),
  )
}

function guess(path: string, value: Json): readonly Field[] {
  const base = { path, label: label(path) }
  if (path === 'seed') return [{ ...base, type: 'seed' }]
  if (typeof value === 'number') return [{ ...base, type: 'integer', min: 0, max: Number.MAX_SAFE_INTEGER }]
  if (typeof value === 'boolean') {
    return [
      {
        ...base,
        type: 'choice',
        options: [
          { value: true, label: 'Yes' },
          { value: false, label: 'No' },
        ],
      },
    ]
  }
  if (typeof value === 'string')
    return [{ ...base, type: /^(first|second|agent|south|north)$/.test(path) ? 'agent' : 'text' }]
  if (Array.isArray(value)) return [{ ...base, type: arrayType(path, value as readonly Json[]) }]
  if (value === null) return []
  const object = value as { readonly [key: string]: Json }
  if ('board' in object && 'sow' in object) return [{ ...base, type: 'variant' }]
  if ('from' in object && 'to' in object)
    return [{ ...base, type: 'range', min: 0, max: Number.MAX_SAFE_INTEGER }]
  return Object.entries(object).flatMap(([key, member]) => guess(`${path}.${key}`, member))
}

function arrayType(path: string, value: readonly Json[]): 'variants' | 'agents' | 'integers' {
  if (path === 'agents') return 'agents'
  return typeof value[0] === 'object' ? 'variants' : 'integers'
}

function label(path: string): string {
  const words = path.replaceAll('.', ' ').replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
  return words.charAt(0).toUpperCase() + words.slice(1)
}
