import { DIALECT, type JsonSchema } from './jsonSchema'

const count: JsonSchema = { type: 'integer', minimum: 0, maximum: 20 }
const only = (properties: Readonly<Record<string, JsonSchema>>): JsonSchema => ({
  type: 'object',
  properties,
  required: Object.keys(properties),
  additionalProperties: false,
})
const text = (maxLength: number): JsonSchema => ({ type: 'string', maxLength })

const hole: JsonSchema = { oneOf: [only({ fromStore: count }), only({ hole: count })] }

const PLAIN = [
  'endInStore',
  'capture',
  'captureMost',
  'defend',
  'captureOrDefend',
  'nearestStore',
  'nearestStoreUnattacked',
  'mirror',
  'any',
]

/** The form of a strategy in a file. */
export function strategySchema(): JsonSchema {
  const rule = {
    oneOf: [
      only({ play: { enum: PLAIN } }),
      only({ play: { const: 'hole' }, hole }),
      only({ play: { const: 'facingForemost' }, less: count }),
    ],
  }
  return {
    $schema: DIALECT,
    $id: 'urn:lumbung:strategy:1',
    ...only({
      id: text(100),
      name: text(200),
      source: text(500),
      opening: { type: 'array', items: hole, maxItems: 100 },
      rules: { type: 'array', items: rule, maxItems: 100 },
    }),
  }
}
