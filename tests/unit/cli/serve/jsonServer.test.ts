import Ajv2020 from 'ajv/dist/2020'
import { describe, expect, it, test } from 'vitest'
import { boundedLines } from '../../../../src/bots/boundedLines'
import { answerLine, MOST_LINE, tooLong } from '../../../../src/cli/serve/jsonServer'
import { answerSchema, requestSchema } from '../../../support/schemas/requestsSchema'
import { streamOf } from '../../../../src/engine/random/stream'

const ajv = new Ajv2020({ strict: true, strictTypes: false })
const isRequest = ajv.compile(requestSchema())
ajv.addSchema(answerSchema())

const SMALL = { variant: 'kalah', holes: 3, seeds: 2 }

const REQUESTS = [
  { do: 'hello' },
  { do: 'variants' },
  { do: 'players', ...SMALL },
  { do: 'rules', variant: 'kalah', set: { 'turn.emptyOpposite': 'takeLast', 'board.holes': 4 } },
  { do: 'state', ...SMALL, moves: ['1', '2'], steps: true },
  { do: 'state', ...SMALL, position: '0,0,1+5 2,0,0+1 S', moves: '3' },
  { do: 'legal', ...SMALL, moves: '1 2' },
  { do: 'play', ...SMALL, moves: '1', move: '2' },
  { do: 'move', ...SMALL, player: 'perfect', line: 5, valued: true },
  { do: 'value', ...SMALL },
  { do: 'review', ...SMALL, moves: '1 2' },
  { do: 'perft', ...SMALL, depth: 3 },
  { do: 'simulate', ...SMALL, games: 10 },
  { do: 'simulate', ...SMALL, first: 'greedy', games: 2, records: true },
] as const

async function ask(request: object): Promise<Record<string, unknown>> {
  return JSON.parse((await answerLine(JSON.stringify(request), 60)) ?? '') as Record<string, unknown>
}

it.each(REQUESTS.map((request) => [request.do, request] as const))(
  'answers %s as the schema says',
  async (name, request) => {
    expect(isRequest(request), JSON.stringify(isRequest.errors)).toBe(true)
    const answer = await ask({ id: 7, ...request })
    const isAnswer = ajv.compile({ $ref: `urn:lumbung:answer:1#/$defs/${name}` })
    expect(isAnswer(answer), JSON.stringify([isAnswer.errors, answer])).toBe(true)
    expect(answer['id']).toBe(7)
  },
)

it('plays on from its own record, and values what it plays', async () => {
  const first = await ask({ do: 'state', ...SMALL, position: '2,2,2+0 2,2,2+0 N' })
  const next = await ask({ do: 'play', ...SMALL, moves: first['record'], move: '1' })
  expect(next['record']).toBe('2,2,2+0 2,2,2+0 N: 1')
  expect(next['toMove']).toBe('south')
  expect(await ask({ do: 'state', ...SMALL, moves: next['record'] })).toEqual(next)
  const { value, exact } = await ask({ do: 'value', ...SMALL })
  expect({ value, exact }).toEqual({ value: 4, exact: true })
})

it('proves the values of games in which only the result counts, where it can', async () => {
  const { best, moves } = await ask({ do: 'value', variant: 'waurie', holes: 2, seeds: 2 })
  expect(best).toEqual(['1'])
  expect(moves).toEqual([
    { move: '1', value: 1 },
    { move: '2', value: -1 },
  ])
})

describe('what is wrong gets an answer that says so', () => {
  const isFailure = ajv.compile({ $ref: 'urn:lumbung:answer:1#/$defs/failure' })
  it.each([
    ['{', 'notJson', undefined],
    ['7', 'badRequest', undefined],
    ['{"do":"dance"}', 'badRequest', 'do'],
    ['{"do":"perft","depth":99}', 'badRequest', 'depth'],
    ['{"do":"perft","depth":3,"colour":1}', 'badRequest', 'colour'],
    ['{"do":"legal","variant":"nothing"}', 'badVariant', 'variant'],
    ['{"do":"legal","variant":"../../etc/passwd"}', 'badVariant', 'variant'],
    ['{"do":"rules","variant":{"a":1}}', 'badVariant', 'variant'],
    ['{"do":"rules","set":{"sow.relay":"x"}}', 'badVariant', 'variant'],
    ['{"do":"legal","moves":"99"}', 'badGame', 'moves'],
    ['{"do":"legal","position":"1 1 S"}', 'badGame', 'position'],
    ['{"do":"move","player":"nobody"}', 'badPlayer', 'player'],
    ['{"do":"move","variant":"kalah","player":"perfect"}', 'badPlayer', 'player'],
    ['{"do":"move","variant":"oware","player":"net:kalah-6-4"}', 'badPlayer', 'player'],
    ['{"do":"value","variant":"kalah","holes":1,"position":"0+3 0+1 S"}', 'gameOver', undefined],
    ['{"do":"simulate","games":20000,"records":true}', 'tooLarge', 'games'],
  ])('%s', async (line, code, field) => {
    const answer = JSON.parse((await answerLine(line, 60)) ?? '') as {
      error: { code: string; field?: string }
    }
    expect(isFailure(answer), JSON.stringify(answer)).toBe(true)
    expect([answer.error.code, answer.error.field]).toEqual([code, field])
  })

  it('also what takes too long, and what is too long to read', async () => {
    const slow = await answerLine('{"id":"x","do":"perft","variant":"kalah","depth":20}', 0.01)
    expect(JSON.parse(slow ?? '')).toMatchObject({ id: 'x', ok: false, error: { code: 'timeIsUp' } })
    expect(isFailure(JSON.parse(tooLong()))).toBe(true)
    expect(await answerLine('  ', 1)).toBeNull()
  })

  it('random lines never end the server', async () => {
    const random = streamOf(1, 0, 'play')
    const words = [
      '{',
      '}',
      '"do"',
      ':',
      '"move"',
      '"variant"',
      '"kalah"',
      ',',
      '[',
      ']',
      '1e999',
      'null',
      '"moves"',
    ]
    for (let at = 0; at < 3000; at++) {
      const line = Array.from({ length: random.below(12) }, () => words[random.below(words.length)]).join('')
      const answer = await answerLine(line, 1)
      if (line.trim() === '') expect(answer).toBeNull()
      else expect(() => JSON.parse(answer ?? 'x') as unknown, line).not.toThrow()
    }
  })
})

test('lines arrive in any pieces, and a long one does not hide the next', async () => {
  async function* pieces(): AsyncGenerator<Buffer> {
    const all = Buffer.from(`é1\r\n${'x'.repeat(50)}\n\nlast`)
    for (const byte of all) yield Buffer.from([byte])
    await Promise.resolve()
  }
  const lines = []
  for await (const line of boundedLines(pieces(), 20)) lines.push(line)
  expect(lines).toEqual([{ text: 'é1' }, { tooLong: true }, { text: '' }, { text: 'last' }])
  expect(MOST_LINE).toBeGreaterThan(1000)
})
