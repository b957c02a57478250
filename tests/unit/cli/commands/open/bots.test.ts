import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it, test, vi } from 'vitest'
import { lumbung, lumbungJson } from '../../../../support/cli/lumbung'
import { writeBot } from '../../../../support/bots/botFile'
import { temporaryWorkingFolder } from '../../../../support/temporaryFolder'

vi.mock('../../../../../src/cli/run/spawnThread', async () => {
  const { spawnInProcess } = await import('../../../../support/cli/spawnInProcess')
  return { spawnThread: spawnInProcess() }
})

const folder = temporaryWorkingFolder()
const SMALL = ['--variant', 'kalah', '--holes', '3', '--seeds', '2']

interface Answered {
  readonly reproducible?: boolean
  readonly outside?: readonly Record<string, unknown>[]
  readonly caveats: readonly string[]
}

describe('a program from outside', () => {
  const plays = writeBot(folder, 'leftmost', 'numbers.mjs', [], { version: '1.5' })

  it('plays a series, which says that it cannot be reproduced, and by whom it was played', async () => {
    const answer = await lumbungJson<Answered & { wins: { south: number } }>(
      'simulate',
      ...SMALL,
      '--first',
      `bot:${plays}`,
      '--second',
      'greedy',
      '--games',
      '6',
      '--workers',
      '2',
    )
    expect(answer.reproducible).toBe(false)
    expect(answer.outside).toMatchObject([
      { name: 'leftmost', version: '1.5', protocol: 'numbers', games: 6, lostByDefault: {} },
    ])
    expect(answer.outside?.[0]?.['sha256']).toMatch(/^[0-9a-f]{64}$/)
    expect(answer.caveats[0]).toBe(
      'Not reproducible: programs from outside took part (leftmost) and may play differently next time.',
    )
  })

  it('meets others on a ladder, in a matrix, in a test, on a skill curve', async () => {
    const bot = `bot:${plays}`
    for (const command of [
      ['ladder', ...SMALL, '--players', `${bot},novice,greedy`, '--games', '4'],
      ['ladder', ...SMALL, '--sprt', `${bot},novice`, '--games', '4'],
      ['matrix', ...SMALL, '--agents', `${bot},novice`, '--games', '2'],
      ['skill-curve', ...SMALL, '--opponent', bot, '--games', '2', '--laps', '1..2'],
    ]) {
      const { code, err, out } = await lumbung(...command)
      expect([code, err], `${command.join(' ')}\n${out}`).toEqual([0, ''])
      expect(out).toContain('Not reproducible')
    }
  })

  it('is asked for a move', async () => {
    const answer = await lumbungJson<Record<string, unknown>>(
      'move',
      ...SMALL,
      '--moves',
      '1',
      '--player',
      `bot:${plays}`,
      '--line',
      '2',
    )
    expect(answer).toMatchObject({ choice: '1', reproducible: false })
  })

  it('says what it would have played in a review', async () => {
    const answer = await lumbungJson<{ moves: readonly { player: string }[] }>(
      'review',
      ...SMALL,
      '--moves',
      '3 1 2',
      '--player',
      `bot:${plays}`,
    )
    expect(answer.moves.map(({ player }) => player)).toEqual(['1', '1', '2'])
    const { out } = await lumbung('review', ...SMALL, '--moves', '3 1 2', '--player', 'perfect')
    expect(out).toMatch(/Player/)
  })

  it('has records that replay', async () => {
    for (const file of ['games.jsonl', 'games.txt']) {
      const { code, err } = await lumbung(
        'simulate',
        ...SMALL,
        '--first',
        'novice',
        '--second',
        `bot:${plays}`,
        '--games',
        '5',
        '--records',
        file,
      )
      expect([code, err]).toEqual([0, ''])
      expect(readFileSync(file, 'utf8').trim().split('\n').length).toBeGreaterThanOrEqual(5)
      expect((await lumbung('replay', file)).code).toBe(0)
    }
  })
})

test('a program that loses by default loses these games, and the run goes on', async () => {
  const bot = writeBot(folder, 'faulty', 'numbers.mjs', ['complains', '1'])
  const { code, out, err } = await lumbung(
    'simulate',
    ...SMALL,
    '--first',
    `bot:${bot}`,
    '--second',
    'novice',
    '--games',
    '4',
    '--json',
    '--records',
    'faulty.txt',
  )
  expect(code).toBe(0)
  const answer = JSON.parse(out) as Answered & { wins: object }
  expect(answer.outside).toMatchObject([{ games: 4, lostByDefault: { exited: 4 } }])
  const log = join(folder, 'faulty.log')
  expect(err).toContain(
    `faulty lost 4 of 4 games by default (4 exited). What it was sent and what it printed is in ${log}.`,
  )
  expect(readFileSync(log, 'utf8')).toContain('! Traceback: cannot play')
  const records = readFileSync('faulty.txt', 'utf8').trim().split('\n').slice(1)
  expect(records).toHaveLength(4)
  for (const record of records) expect(record).toMatch(/^\d north 0-12 \| 1.* ! south exited$/)
  expect((await lumbung('replay', 'faulty.txt')).code).toBe(0)
  writeFileSync('wrong.txt', readFileSync('faulty.txt', 'utf8').replaceAll('north 0-12', 'south 12-0'))
  expect((await lumbung('replay', 'wrong.txt')).code).toBe(1)
})

test('illegal moves lose, and before the first move there is no opening', async () => {
  const bot = writeBot(folder, 'illegal', 'numbers.mjs', ['illegal'])
  const csv = join(folder, 'illegal.csv')
  const answer = await lumbungJson<Answered>(
    'simulate',
    ...SMALL,
    '--first',
    `bot:${bot}`,
    '--games',
    '2',
    '--every-game',
    '--csv',
    csv,
  )
  expect(answer.outside).toMatchObject([{ lostByDefault: { illegalMove: 2 } }])
  expect(readFileSync(join(folder, 'illegal-openings.csv'), 'utf8').trim().split('\n')).toHaveLength(1)
  expect(readFileSync(join(folder, 'illegal-games.csv'), 'utf8')).toContain('forfeit')
})

test('a move that is asked for and does not come is an error', async () => {
  const bot = writeBot(folder, 'mute', 'numbers.mjs', ['garbage'])
  expect(await lumbung('move', ...SMALL, '--player', `bot:${bot}`)).toMatchObject({
    code: 1,
    err: 'mute answered with something that is not a move, and loses the game.\n',
  })
})

test('UGI engines and KGP clients play, the latter kalah only', async () => {
  const ugi = writeBot(folder, 'engine', 'ugi.mjs', [], { options: { Holes: '{holes}', Seeds: '{seeds}' } })
  const kgp = writeBot(folder, 'client', 'kgp.mjs')
  const answer = await lumbungJson<Answered>(
    'ladder',
    ...SMALL,
    '--players',
    `bot:${ugi},bot:${kgp}`,
    '--games',
    '4',
    '--starts',
    'even',
  )
  expect(answer.outside).toMatchObject([
    { calledItself: 'Leftmost 1.2', lostByDefault: {} },
    { calledItself: 'Leftmost client', lostByDefault: {} },
  ])
  const refused = await lumbung('ladder', '--variant', 'oware', '--players', `novice,bot:${kgp}`)
  expect([refused.code, refused.err]).toEqual([
    2,
    '--players: client speaks the Kalah Game Protocol, which plays kalah only.\n',
  ])
})

describe('nothing is started', () => {
  const bot = writeBot(folder, 'wanted', 'numbers.mjs', ['forks', '99', join(folder, 'wanted-pids')])

  it('by a file of somebody else', async () => {
    writeFileSync(
      'spec.json',
      JSON.stringify({ kind: 'matchSeries', spec: { first: `bot:${bot}`, second: 'novice', games: 2 } }),
    )
    const { code, err } = await lumbung('run', 'spec.json')
    expect([code, err]).toEqual([
      2,
      'bot: a file may not name programs to start; name them on the command line: --player FILE.json, and bot:ID@HASH in the file\n',
    ])
    const variant = JSON.parse((await lumbung('variants', 'show', 'kalah', '--json')).out) as object
    writeFileSync(
      'variant.json',
      JSON.stringify({
        ...('variant' in variant ? (variant.variant as object) : variant),
        name: `bot:${bot}`,
      }),
    )
    await lumbung('simulate', '--variant', 'variant.json', '--games', '2')
    expect(existsSync(join(folder, 'wanted-pids'))).toBe(false)
  })

  it('by the name of a program whose file was not given; with the file it plays', async () => {
    const { out } = await lumbung('simulate', ...SMALL, '--first', `bot:${bot}`, '--games', '2', '--spec')
    expect(existsSync(join(folder, 'wanted-pids'))).toBe(false)
    expect(out).toMatch(/"first": "bot:wanted@[0-9a-f]{8}"/)
    writeFileSync('named.json', out.replace(/wanted@[0-9a-f]{8}/, 'other@00000000'))
    expect(await lumbung('run', 'named.json')).toMatchObject({
      code: 2,
      err: 'SPEC: bot:other@00000000 is a program from outside; Lumbung starts it only if its file is named on the command line: --player FILE.json\n',
    })
    writeFileSync('named.json', out)
    const run = await lumbung('run', 'named.json', '--player', bot)
    expect([run.code, run.err]).toEqual([0, ''])
    expect((await lumbung('plan', 'named.json', '--player', bot, '--out', 'plan')).err).toBe(
      'SPEC: programs from outside play only on this computer, with “run” or a command of their own\n',
    )
  })

  it('by requests of other programs', async () => {
    const answer = await lumbung('move', '--player', 'bot:nobody@00000000')
    expect([answer.code, answer.err]).toEqual([2, '--player: Programs from outside cannot play here.\n'])
  })
})

it.each([
  ['{}', '{}'],
  ['[]', '{}'],
  ['{"name":"x","command":"node","protocol":"numbers","numbers":{"input":"own rest"}}', 'numbers'],
  ['{"name":"x","command":"node","protocol":"numbers","secondsPerMove":0}', 'secondsPerMove'],
  ['{"name":"–","command":"node","protocol":"numbers"}', 'name'],
])('a file that does not describe a program is refused: %s', async (text, where) => {
  writeFileSync('bad.json', text)
  const { code, err } = await lumbung('move', '--player', 'bot:bad.json')
  expect(code).toBe(2)
  expect(err).toMatch(/^bot: bad\.json: this does not describe a program \(/)
  expect(err).toContain(text === '{}' || text === '[]' ? '(' : where)
})

test('a resumed run has no records of the games of its first session', async () => {
  const bot = writeBot(folder, 'resumed', 'numbers.mjs')
  const refused = await lumbung(
    'simulate',
    ...SMALL,
    '--first',
    `bot:${bot}`,
    '--games',
    '2',
    '--records',
    'x.txt',
    '--resume',
    'earlier.json',
  )
  expect([refused.code, refused.err]).toEqual([
    2,
    '--records: games with programs from outside cannot be played again, so those of the earlier session have no records\n',
  ])
})
