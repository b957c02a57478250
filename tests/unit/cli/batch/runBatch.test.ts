import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { MAX_SEEDS } from '../../../../src/engine/variant/variant'
import { lumbung } from '../../../support/cli/lumbung'
import { temporaryFolder } from '../../../support/temporaryFolder'

test('every line gets an answer, in order, bad ones a problem with their number', async () => {
  const file = join(temporaryFolder(), 'games.jsonl')
  const good = '{"variant":"kalah","first":"south","moves":[3]}'
  const illegal = '{"variant":"kalah","first":"south","moves":[3,3]}'
  writeFileSync(file, `\uFEFF${good}\nnonsense\n\n${illegal}\r\n${good}`)
  const { code, out } = await lumbung('play', '--batch', file)
  const answers = out
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as { positions?: object[]; line?: number; problem?: string })
  expect(code).toBe(0)
  expect(answers.map(({ positions, line }) => [positions?.length, line])).toEqual([
    [2, undefined],
    [undefined, 2],
    [2, 4],
    [2, undefined],
  ])
  expect(answers[2]!.problem).toBe('Line 4: Move 2: Hole 3 holds no seeds.')
})

const VALID = '{"variant":"kalah","first":"south","moves":[]}'
const LINE_FORM = 'The line must be an object such as {"variant": "kalah", "first": "south", "moves": [3]}.'
const MOVE_FORM =
  'Must be a hole from 1 to 32, a hole with a direction such as {"hole": 3, "way": "cw"}, or "pass".'

/** Lines that cannot be read or played, and what is wrong with each. */
const BAD_LINES: readonly (readonly [string, string])[] = [
  ['42', LINE_FORM],
  ['null', LINE_FORM],
  ['[1, 2]', LINE_FORM],
  ['{"variant":"kalah","first":"south"}', 'moves: Required, but missing.'],
  ['{"variant":"nope","first":"south","moves":[]}', 'variant: Unknown variant “nope”.'],
  ['{"variant":"kalah","first":"east","moves":[]}', 'first: Must be one of south, north.'],
  ['{"variant":"kalah","first":"south","moves":[1.5,null]}', `moves.0: ${MOVE_FORM} moves.1: ${MOVE_FORM}`],
  ['{"variant":"kalah","first":"south","moves":[{"hole":2,"way":"up"}]}', `moves.0: ${MOVE_FORM}`],
  ['{"variant":"kalah","first":"south","moves":"pass"}', 'moves: Must be a list of 0 to 100,000 items.'],
  ['{"variant":"kalah","first":"south","moves":["pass"]}', 'Move 1: A player who can move may not pass.'],
  [
    '{"variant":"kalah","first":"south","moves":[{"hole":1,"way":"cw"}]}',
    'Move 1: Hole 1 may not be sown in this direction (cw).',
  ],
  [
    '{"variant":"pandi","first":"south","moves":[8]}',
    'Move 1: There is no hole 8. Holes are numbered 1 to 7.',
  ],
  [
    '{"variant":"mbangbi","first":"south","moves":[1]}',
    'Move 1: Hole 1 can be sown in either direction: say which.',
  ],
  [
    '{"variant":"kalah","first":"south","moves":[],"start":{"holes":[1,2],"stores":[0,0]}}',
    'The start has 2 holes, but the variant has 12.',
  ],
]

test('a bad line says exactly what is wrong, and the next line is played', async () => {
  const file = join(temporaryFolder(), 'games.jsonl')
  writeFileSync(file, BAD_LINES.map(([line]) => `${line}\n${VALID}\n`).join(''))
  const { code, out } = await lumbung('play', '--batch', file)
  const answers = out
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as { over?: boolean; line?: number; problem?: string })
  expect(code).toBe(0)
  expect(answers.filter((_, i) => i % 2 === 0).map(({ problem }) => problem)).toEqual(
    BAD_LINES.map(([, problem], i) => `Line ${2 * i + 1}: ${problem}`),
  )
  expect(answers.filter((_, i) => i % 2 === 1)).toEqual(
    BAD_LINES.map(() => expect.objectContaining({ over: false, winner: null })),
  )
})

test('a start with more seeds than a board can hold is refused', async () => {
  const file = join(temporaryFolder(), 'games.jsonl')
  const start = { holes: Array.from({ length: 12 }, () => MAX_SEEDS), stores: [0, 0] }
  writeFileSync(file, JSON.stringify({ variant: 'kalah', first: 'south', moves: [], start }))
  const { out } = await lumbung('play', '--batch', file)
  expect((JSON.parse(out) as { problem: string }).problem).toMatch(
    /^Line 1: The start has [\d,]+ seeds, but [\d,]+ is the most a board can hold\.$/,
  )
})

test('directions, passes and shared rows are played as they are written', async () => {
  const file = join(temporaryFolder(), 'games.jsonl')
  const lines = [
    { variant: 'mbangbi', first: 'north', moves: [{ hole: 1, way: 'cw' }] },
    { variant: 'eson-xorgol', first: 'north', moves: [10] },
  ]
  writeFileSync(file, lines.map((line) => JSON.stringify(line)).join('\r\n'))
  const { out } = await lumbung('play', '--batch', file)
  const [mbangbi, eson] = out
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as { positions: { holes: number[]; legal: unknown[] }[] })
  const n = mbangbi!.positions[0]!.holes.length / 2
  expect(mbangbi!.positions[1]!.holes[n]).toBe(0)
  expect(mbangbi!.positions[1]!.holes[n - 1]).toBeGreaterThan(mbangbi!.positions[0]!.holes[n - 1]!)
  expect(eson!.positions[0]!.legal).toHaveLength(10)
  expect(eson!.positions[1]!.holes[4]).toBe(0)
})

test('a missing file is refused, and so are options that the lines already state', async () => {
  expect(await lumbung('play', '--batch', '/no/such/file')).toMatchObject({
    code: 2,
    err: '--batch: cannot read /no/such/file: there is no such file\n',
  })
  expect(await lumbung('play', '--batch', 'x', '--moves', '3')).toMatchObject({ code: 2 })
})
