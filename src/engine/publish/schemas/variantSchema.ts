import { FIELDS, type Field, sectionOf } from '../../variant/fields'
import { MAX_COUNTS, MAX_NAME } from '../../variant/read'
import { MAX_HOLES, MAX_SEEDS, SCHEMA_VERSION } from '../../variant/variant'
import { SECTIONS } from '../../variant/sections'
import { inEnglish } from '../../../locales/english'
import { message } from '../../../locales/message'
import { VARIANT_SCHEMA } from '../variantText'
import { DIALECT, type JsonSchema } from './jsonSchema'

/** The JSON Schema of variant files. It checks each rule by itself; Lumbung also checks that rules are consistent. */
export function variantSchema(): JsonSchema {
  const sections = SECTIONS.map((section): [string, JsonSchema] => {
    const fields = FIELDS.filter(({ path }) => sectionOf(path) === section)
    const rules = fields.map((field): [string, JsonSchema] => [
      field.path.slice(section.length + 1),
      { description: inEnglish(message(`ruleLabels.${field.path}`)), ...ruleSchema(field) },
    ])
    return [section, closed(Object.fromEntries(rules), inEnglish(message(`ruleLabels.section.${section}`)))]
  })
  const text = { type: 'string', maxLength: MAX_NAME }
  const { properties, required, ...rest } = closed({
    schema: { const: SCHEMA_VERSION },
    name: text,
    source: { ...text, description: inEnglish(message('publish.whereWritten')) },
    ...Object.fromEntries(sections),
  })
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
      return { type: 'integer', minimum: field.min, maximum: field.max }
    case 'counts':
      return { type: 'array', items: seeds(1), uniqueItems: true, maxItems: MAX_COUNTS }
    case 'layout': {
      const side = { type: 'array', items: seeds(0), minItems: 1, maxItems: MAX_HOLES }
      const layout = { south: side, north: side, southStore: seeds(0), northStore: seeds(0) }
      return { oneOf: [{ const: 'even' }, closed(layout)] }
    }
  }
}

function seeds(least: number): JsonSchema {
  return { type: 'integer', minimum: least, maximum: MAX_SEEDS }
}

/** An object with all of these properties and no others. */
function closed(properties: Readonly<Record<string, JsonSchema>>, title?: string): JsonSchema {
  return {
    ...(title === undefined ? {} : { title }),
    type: 'object',
    properties,
    required: Object.keys(properties),
    additionalProperties: false,
  }
}
