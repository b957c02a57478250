import { MAX_RECORD } from '../../../src/engine/board/notation'
import { MAX_SEED } from '../../../src/engine/experiments/spec/shapes'
import { MOST } from '../../../src/engine/requests/request'
import { MAX_RING, MAX_SEEDS } from '../../../src/engine/variant/variant'
import { DIALECT, type JsonSchema } from './jsonSchema'

const text = (most: number): JsonSchema => ({ type: 'string', maxLength: most })
const whole = (minimum: number, maximum: number): JsonSchema => ({ type: 'integer', minimum, maximum })
const flag: JsonSchema = { type: 'boolean' }
const id: JsonSchema = { type: ['string', 'number', 'null'], maxLength: 200 }

const variant = {
  variant: { type: ['string', 'object'], maxLength: 200 },
  holes: whole(1, MAX_RING),
  seeds: whole(1, MAX_SEEDS),
  set: {
    type: 'object',
    maxProperties: 100,
    propertyNames: { maxLength: 200 },
    additionalProperties: { type: ['string', 'number'] },
  },
}

const game = {
  ...variant,
  position: text(1_000),
  moves: { anyOf: [text(MAX_RECORD), { type: 'array', items: text(200), maxItems: 100_000 }] },
}

const seed = whole(0, MAX_SEED)

const REQUESTS: Readonly<Record<string, Readonly<Record<string, JsonSchema>>>> = {
  hello: {},
  variants: {},
  players: variant,
  rules: variant,
  state: { ...game, steps: flag },
  legal: game,
  play: { ...game, move: text(200), steps: flag },
  move: { ...game, player: text(200), seed, line: whole(1, MOST.line), valued: flag },
  value: game,
  review: game,
  perft: { ...game, depth: whole(1, MOST.depth) },
  simulate: {
    ...variant,
    first: text(200),
    second: text(200),
    games: whole(1, MOST.simulated),
    seed,
    records: flag,
  },
}

const REQUIRED: Readonly<Record<string, readonly string[]>> = { play: ['move'], perft: ['depth'] }

/** The form of every request that `serve --json` reads. */
export function requestSchema(): JsonSchema {
  return {
    $schema: DIALECT,
    $id: 'urn:lumbung:request:1',
    type: 'object',
    oneOf: Object.entries(REQUESTS).map(([name, fields]) => ({
      properties: { id, do: { const: name }, ...fields },
      required: ['do', ...(REQUIRED[name] ?? [])],
      additionalProperties: false,
    })),
  }
}

const strings: JsonSchema = { type: 'array', items: { type: 'string' } }
const side: JsonSchema = { enum: ['south', 'north'] }
const number: JsonSchema = { type: 'number' }
const count: JsonSchema = { type: 'integer', minimum: 0 }
const histogram: JsonSchema = { type: 'array', items: { type: 'array', items: number } }

const state = {
  position: { type: 'string' },
  seeds: { type: 'array', items: count },
  stores: { type: 'array', items: count, minItems: 2, maxItems: 2 },
  toMove: side,
  over: flag,
  winner: { enum: ['south', 'north', 'tie', null] },
  ended: { type: ['string', 'null'] },
  round: count,
  rounds: { type: 'array' },
  legal: strings,
  record: { type: 'string' },
}

function withFields(properties: Readonly<Record<string, JsonSchema>>): JsonSchema {
  return { type: 'object', properties, required: Object.keys(properties) }
}

const moveValue = withFields({ move: { type: 'string' }, value: number })

const ANSWERS: Readonly<Record<string, Readonly<Record<string, JsonSchema>>>> = {
  hello: { program: { const: 'lumbung' }, requests: { const: 1 }, version: { type: 'string' } },
  variants: {
    variants: { type: 'array', items: withFields({ id: { type: 'string' }, name: { type: 'string' } }) },
  },
  players: { levels: { type: 'array', items: { type: 'object' } }, players: strings },
  rules: { variant: { type: 'object' }, rules: { type: 'array', items: { type: 'object' } } },
  state,
  legal: { legal: strings },
  play: state,
  move: {
    player: { type: 'string' },
    move: { type: 'string' },
    line: strings,
    nodes: { type: ['number', 'null'] },
    budgetRanOut: flag,
    value: { type: ['number', 'null'] },
    exact: flag,
  },
  value: { value: number, exact: flag, best: strings, moves: { type: 'array', items: moveValue } },
  review: { moves: { type: 'array', items: { type: 'object' } }, accuracy: { type: 'object' } },
  perft: {
    counts: { type: 'array', items: count },
    divided: { type: 'array', items: withFields({ move: { type: 'string' }, count }) },
  },
  simulate: { first: { type: 'string' }, second: { type: 'string' } },
}

/** Fields that only some answers of a kind have. */
const SOMETIMES: Readonly<Record<string, Readonly<Record<string, JsonSchema>>>> = {
  state: { steps: { type: 'array' } },
  play: { steps: { type: 'array' } },
  simulate: {
    games: { type: 'array', items: { type: 'object' } },
    wins: { type: 'object', additionalProperties: count },
    margins: histogram,
    moves: histogram,
    endings: { type: 'array' },
  },
}

/** The form of every answer: that of one of the requests, or of a failure. */
export function answerSchema(): JsonSchema {
  const failure = {
    properties: {
      id,
      ok: { const: false },
      error: {
        type: 'object',
        properties: { code: { type: 'string' }, message: { type: 'string' }, field: { type: 'string' } },
        required: ['code', 'message'],
        additionalProperties: false,
      },
    },
    required: ['id', 'ok', 'error'],
    additionalProperties: false,
  }
  const answers = Object.entries(ANSWERS).map(([name, fields]) => [
    name,
    {
      properties: { id, ok: { const: true }, ...fields, ...SOMETIMES[name] },
      required: ['id', 'ok', ...Object.keys(fields)],
      additionalProperties: false,
    },
  ])
  const defs = Object.fromEntries([...answers, ['failure', failure]]) as JsonSchema
  return {
    $schema: DIALECT,
    $id: 'urn:lumbung:answer:1',
    type: 'object',
    $defs: defs,
    anyOf: Object.keys(defs).map((name) => ({ $ref: `#/$defs/${name}` })),
  }
}
