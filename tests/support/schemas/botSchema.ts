import { BOT_LIMITS, LINE_PATTERN, NAME_PATTERN, TEMPLATES } from '../../../src/engine/players/botDescription'
import { PROTOCOLS } from '../../../src/engine/players/outside'
import { DIALECT, type JsonSchema } from './jsonSchema'

const { name, text, arguments: many, entries, lines, line, leastSeconds, mostSeconds } = BOT_LIMITS

const words: JsonSchema = { type: 'string', maxLength: text }
const filled: JsonSchema = { ...words, minLength: 1 }
const seconds: JsonSchema = { type: 'number', minimum: leastSeconds, maximum: mostSeconds }
const table: JsonSchema = {
  type: 'object',
  maxProperties: entries,
  propertyNames: { minLength: 1, maxLength: line },
  additionalProperties: words,
}
const templateLine: JsonSchema = { type: 'string', maxLength: line, pattern: LINE_PATTERN }
const templateLines: JsonSchema = {
  oneOf: [templateLine, { type: 'array', items: templateLine, maxItems: lines }],
}

/** The form of a file that describes a program from outside. */
export function botSchema(): JsonSchema {
  return {
    $schema: DIALECT,
    $id: 'urn:lumbung:bot:1',
    type: 'object',
    properties: {
      name: { type: 'string', maxLength: name, pattern: NAME_PATTERN },
      version: { type: ['string', 'null'], maxLength: text },
      command: filled,
      arguments: { type: 'array', items: words, maxItems: many },
      folder: filled,
      environment: table,
      protocol: { enum: PROTOCOLS },
      secondsPerMove: seconds,
      secondsForFirst: seconds,
      marginSeconds: { ...seconds, minimum: 0 },
      secondsToStart: seconds,
      options: table,
      go: { type: ['string', 'null'], maxLength: line, pattern: '^[\\w ]+$' },
      numbers: {
        oneOf: [
          { enum: Object.keys(TEMPLATES) },
          {
            type: 'object',
            properties: {
              input: templateLines,
              first: templateLines,
              base: { enum: [0, 1] },
              process: { enum: ['game', 'move'] },
            },
            required: ['input'],
            additionalProperties: false,
          },
        ],
      },
    },
    required: ['name', 'command', 'protocol'],
    additionalProperties: false,
  }
}
