import { EXPERIMENTS, type AnyExperiment } from '../../../src/engine/experiments/contract/catalogue'
import type { Field } from '../../../src/engine/experiments/contract/fields'
import { MAX_SEED } from '../../../src/engine/experiments/spec/shapes'
import { inEnglish } from '../../../src/locales/english'
import { message } from '../../../src/locales/message'
import { SPEC_FORMAT, SPEC_SCHEMA } from '../../../src/engine/publish/specText'
import { DIALECT, type JsonSchema } from './jsonSchema'
import { VARIANT_SCHEMA } from '../../../src/engine/publish/variantText'

/**
 * The JSON Schema of settings files, kind by kind, derived from the forms. Every setting may be omitted; Lumbung also
 * checks conditions that involve several settings.
 */
export function specSchema(): JsonSchema {
  return {
    $schema: DIALECT,
    $id: SPEC_SCHEMA,
    title: inEnglish(message('publish.schemaOfSettings')),
    type: 'object',
    properties: {
      format: { const: SPEC_FORMAT },
      $schema: { type: 'string' },
      kind: { enum: EXPERIMENTS.map(({ kind }) => kind) },
      spec: { type: 'object' },
    },
    required: ['kind', 'spec'],
    allOf: EXPERIMENTS.map((experiment) => ({
      if: { properties: { kind: { const: experiment.kind } } },
      then: { properties: { spec: settingsOf(experiment) } },
    })),
  }
}

function settingsOf({ title, defaults, fields = [] }: AnyExperiment): JsonSchema {
  const settings = Object.keys(defaults as object).map((key): [string, JsonSchema] => {
    const field = fields.find(({ path }) => path === key)
    const within = fields.filter(({ path }) => path.startsWith(`${key}.`))
    if (field) return [key, { description: inEnglish(field.label), ...valueOf(field) }]
    if (within.length === 0) return [key, {}]
    const parts = within.map((part): [string, JsonSchema] => [part.path.slice(key.length + 1), valueOf(part)])
    return [key, { type: 'object', properties: Object.fromEntries(parts) }]
  })
  return {
    title: inEnglish(title),
    type: 'object',
    properties: Object.fromEntries(settings),
    additionalProperties: false,
  }
}

const VARIANT: JsonSchema = {
  description: inEnglish(message('publish.presetOrRules')),
  oneOf: [{ type: 'string' }, { $ref: VARIANT_SCHEMA }],
}
const NAME: JsonSchema = { type: 'string', minLength: 1 }

function valueOf(field: Field): JsonSchema {
  switch (field.type) {
    case 'variant':
      return VARIANT
    case 'variants':
      return { type: 'array', items: VARIANT }
    case 'agent':
    case 'player':
      return NAME
    case 'players':
      return { type: 'array', items: NAME, minItems: 1 }
    case 'integer': {
      const one = whole(field.min, field.max)
      return field.listable ? { anyOf: [one, { type: 'array', items: { type: 'integer' } }] } : one
    }
    case 'range':
      return {
        type: 'object',
        properties: { from: whole(field.min, field.max), to: whole(field.min, field.max) },
        required: ['from', 'to'],
        additionalProperties: false,
      }
    case 'numbers':
      return { type: 'array', items: { type: 'number' } }
    case 'lines':
      return { type: 'array', items: { type: 'string' } }
    case 'choice': {
      const offered = { enum: field.options.map(({ value }) => value) }
      return field.orNumber ? { anyOf: [offered, { type: 'number' }] } : offered
    }
    case 'seed':
      return whole(0, MAX_SEED)
    case 'text':
      return { type: ['string', 'null'] }
  }
}

function whole(minimum: number, maximum: number): JsonSchema {
  return { type: 'integer', minimum, maximum }
}
