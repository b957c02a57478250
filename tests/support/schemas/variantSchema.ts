import {
  CHAIN_WAYS,
  FOLLOWS,
  GUARDS,
  HOLES,
  PLACES,
  RECEIVERS,
  RESOWINGS,
  TAKES,
} from '../../../src/engine/variant/clauses/clause'
import { OPEN_COUNT } from '../../../src/engine/variant/clauses/counts'
import { HOLE_RANGE, MAX_CLAUSES, MAX_PICKS } from '../../../src/engine/variant/clauses/readClauses'
import { FIELDS, type Field, sectionOf, SECTIONS } from '../../../src/engine/variant/fields'
import { isEssential } from '../../../src/engine/variant/usual'
import { MAX_COUNTS, MAX_NAME } from '../../../src/engine/variant/read'
import { MAX_HOLES, MAX_RING, MAX_SEEDS, SCHEMA_VERSION } from '../../../src/engine/variant/variant'
import { inEnglish } from '../../../src/locales/english'
import { message } from '../../../src/locales/message'
import { VARIANT_SCHEMA } from '../../../src/engine/publish/variantText'
import { DIALECT, type JsonSchema } from './jsonSchema'

/** The JSON Schema of variant files. It checks each rule by itself; Lumbung also checks that rules are consistent. */
export function variantSchema(): JsonSchema {
  const sections = SECTIONS.map((section): [string, JsonSchema] => {
    const fields = FIELDS.filter(({ path }) => sectionOf(path) === section)
    const rules = fields.map((field): [string, JsonSchema] => [
      field.path.slice(section.length + 1),
      { description: inEnglish(message(`ruleLabels.${field.path}`)), ...ruleSchema(field) },
    ])
    const required = fields
      .filter(({ path }) => isEssential(path))
      .map(({ path }) => path.slice(section.length + 1))
    const title = inEnglish(message(`ruleLabels.section.${section}`))
    return [section, { title, ...closed(Object.fromEntries(rules), required) }]
  })
  const essential = SECTIONS.filter((section) =>
    FIELDS.some(({ path }) => sectionOf(path) === section && isEssential(path)),
  )
  const text = { type: 'string', maxLength: MAX_NAME }
  const { properties, required, ...rest } = closed(
    {
      schema: { const: SCHEMA_VERSION },
      name: text,
      source: { ...text, description: inEnglish(message('publish.whereWritten')) },
      passing: { description: inEnglish(message('ruleLabels.passing')), oneOf: [{ type: 'null' }, PASSING] },
      last: {
        description: inEnglish(message('publish.lastSeed')),
        type: 'array',
        items: CLAUSE,
        maxItems: MAX_CLAUSES,
      },
      ...Object.fromEntries(sections),
    },
    ['schema', 'name', 'source', 'last', ...essential],
  )
  return {
    $schema: DIALECT,
    $id: VARIANT_SCHEMA,
    title: inEnglish(message('publish.schemaOfVariants')),
    ...rest,
    properties: { $schema: { type: 'string' }, ...(properties as object) },
    required,
  }
}

function ruleSchema(field: Field): JsonSchema {
  switch (field.kind) {
    case 'choice':
      return { enum: field.choices }
    case 'integer':
      return {
        type: 'integer',
        minimum: field.min,
        maximum: field.path === 'board.holes' ? MAX_RING : field.max,
      }
    case 'layout': {
      const side = { type: 'array', items: seeds(0), minItems: 1, maxItems: MAX_RING }
      const layout = { south: side, north: side, southStore: seeds(0), northStore: seeds(0) }
      return { oneOf: [{ const: 'even' }, closed(layout)] }
    }
  }
}

function seeds(least: number): JsonSchema {
  return { type: 'integer', minimum: least, maximum: MAX_SEEDS }
}

/** An object with no other properties than these, all of them required unless stated. */
function closed(
  properties: Readonly<Record<string, JsonSchema>>,
  required: readonly string[] = Object.keys(properties),
): JsonSchema {
  return { type: 'object', properties, required, additionalProperties: false }
}

const oneOf = (words: readonly string[]): JsonSchema => ({ enum: words })
const someOf = (words: readonly string[]): JsonSchema => ({
  type: 'array',
  items: oneOf(words),
  minItems: 1,
  uniqueItems: true,
})
const OPEN: JsonSchema = { type: 'string', pattern: OPEN_COUNT.source }
const COUNTS: JsonSchema = {
  oneOf: [OPEN, { type: 'array', items: { oneOf: [seeds(0), OPEN] }, minItems: 1, maxItems: MAX_COUNTS }],
}
const HOLE_NUMBERS: JsonSchema = {
  oneOf: [
    { type: 'string', pattern: HOLE_RANGE.source },
    {
      type: 'array',
      items: { type: 'integer', minimum: -MAX_RING, maximum: MAX_RING, not: { const: 0 } },
      minItems: 1,
    },
  ],
}
const CHAIN: JsonSchema = closed(
  {
    way: oneOf(CHAIN_WAYS),
    at: oneOf(PLACES),
    makes: COUNTS,
    take: someOf(TAKES),
    most: { type: 'integer', minimum: 2, maximum: MAX_HOLES },
  },
  ['way'],
)
/** A clause on the last seed: each part by itself; Lumbung also checks that they go together. */
const CLAUSE: JsonSchema = closed(
  {
    at: oneOf(PLACES),
    hole: HOLE_NUMBERS,
    makes: COUNTS,
    across: { anyOf: [{ const: 'same' }, COUNTS] },
    next: COUNTS,
    beyond: COUNTS,
    before: COUNTS,
    behind: COUNTS,
    lifted: COUNTS,
    if: someOf(GUARDS),
    take: someOf(TAKES),
    theirs: COUNTS,
    claim: someOf(HOLES),
    chain: { oneOf: [oneOf(CHAIN_WAYS), CHAIN] },
    to: oneOf(RECEIVERS),
    sow: oneOf(RESOWINGS),
    pick: { type: 'integer', minimum: 1, maximum: MAX_PICKS },
    then: oneOf(FOLLOWS),
  },
  ['at'],
)
const PASSING: JsonSchema = closed(
  { at: oneOf(['own', 'theirs', 'any']), makes: COUNTS, to: oneOf(['owner']) },
  ['at', 'makes'],
)
