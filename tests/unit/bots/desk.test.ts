import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, describe, expect, it, test } from 'vitest'
import { readBot } from '../../../src/bots/bot'
import { BotDesk } from '../../../src/bots/desk'
import { Transcript, transcriptText } from '../../../src/bots/transcript'
import { parseRecord } from '../../../src/engine/board/notation'
import type { OutsideAnswer, Question } from '../../../src/engine/players/outside'
import { playerOfProgram } from '../../../src/engine/players/outside'
import { legal } from '../../../src/engine/rules/legal'
import { replay } from '../../../src/engine/rules/replay'
import { findPreset } from '../../../src/engine/variant/catalogue'
import { scriptBot } from '../../support/bots/botFile'
import { temporaryFolder } from '../../support/temporaryFolder'
import { until } from '../../support/waiting'

const folder = temporaryFolder()
const kalah = findPreset('kalah')!.make({ holes: 3, seeds: 2 })
const desks: BotDesk[] = []

afterEach(async () => {
  await Promise.all(desks.splice(0).map((desk) => desk.end()))
})

/** A desk with one bot, and how to ask it after some moves of a game. */
function deskWith(description: object) {
  const bot = readBot(description, folder)
  if (!bot.ok) throw new Error(JSON.stringify(bot.error))
  const transcript = new Transcript(100_000)
  const { program } = bot.value
  const known = { bot: bot.value, transcript, calledItself: undefined as string | undefined }
  const desk = new BotDesk((id) => (id === program.id ? known : undefined))
  desks.push(desk)
  const ask = (moves = '', worker = '1', variant = kalah): Promise<OutsideAnswer> =>
    desk.ask(worker, questionOf(variant, moves, playerOfProgram(program.id)))
  const printed = (): string => transcript.lines().map(transcriptText).join('\n')
  return { desk, ask, printed, known, processes: () => printed().match(/^\d+ # .*node.* /gm)?.length ?? 0 }
}

function questionOf(variant: typeof kalah, moves: string, player: string): Question {
  const record = parseRecord(variant, moves)
  if (!record.ok) throw new Error(moves)
  const played = replay(variant, record.value)
  if (!played.ok) throw new Error(JSON.stringify(played.error))
  const { opening, game } = played.value
  const made = played.value.played.map(({ before, choice }) => ({ side: before.position.toMove, choice }))
  const { position } = game
  return { player, variant, start: opening.position, made, position, legal: legal(variant, game) }
}

/** Asks with more and more time, until it was enough for this machine. */
async function withEnoughTime(ask: (seconds: number) => Promise<OutsideAnswer>): Promise<OutsideAnswer> {
  for (let seconds = 1; ; seconds *= 2) {
    const answer = await ask(seconds)
    if (!('forfeit' in answer && answer.forfeit === 'timeUp')) return answer
  }
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0)
    // A process that was ended stays in the list until its parent has looked.
    return !/^State:\s+Z/m.test(readFileSync(`/proc/${pid}/status`, 'utf8'))
  } catch {
    return false
  }
}

describe('number bots', () => {
  it('answer in the notation of moves, whatever their base, and play a round with one process', async () => {
    const { ask, processes, printed } = deskWith(scriptBot('numbers.mjs'))
    expect(await ask()).toEqual({ move: '1' })
    expect(await ask('1 2 1')).toEqual({ move: '2' })
    expect(processes()).toBe(1)
    expect(printed()).toContain('1 > 2 2 2 2 2 2\n1 < 0')
    expect(await ask()).toEqual({ move: '1' })
    expect(processes()).toBe(2)
  })

  it('get a process of their own for every worker and seat', async () => {
    const { ask, processes } = deskWith(scriptBot('numbers.mjs'))
    await Promise.all([ask('', 'a'), ask('', 'b')])
    expect(processes()).toBe(2)
    await ask('1', 'a')
    expect(processes()).toBe(3)
  })

  it('may be started for every move, and their last number counts', async () => {
    const { ask, processes } = deskWith(scriptBot('perMove.mjs'))
    expect([await ask(), await ask('1 2')]).toEqual([{ move: '3' }, { move: '3' }])
    expect(processes()).toBe(2)
  })

  it('that are started for every move may print other lines too', async () => {
    expect(await deskWith(scriptBot('perMove.mjs', ['thinks'])).ask()).toEqual({ move: '3' })
    expect(await deskWith(scriptBot('perMove.mjs', ['onlyThinks'])).ask()).toEqual({ forfeit: 'noMove' })
  })

  it('that are started for every move may be stopped when their time is up', async () => {
    const answer = await withEnoughTime((secondsPerMove) =>
      deskWith(scriptBot('perMove.mjs', ['stays'], { secondsPerMove, marginSeconds: 0 })).ask(),
    )
    expect(answer).toEqual({ move: '3' })
  })

  it('are sent what their contest sends', async () => {
    const words =
      'holes own ownReversed ownStore other otherReversed otherStore seat turn lastMove legalCount legal 7'
    const numbers = { input: [words, 'own other'], first: ['seat 42'], base: 0 }
    const { ask, printed } = deskWith(scriptBot('numbers.mjs', ['chats', '9'], { numbers }))
    await ask('3 1')
    expect(printed()).toContain('> 2 42\n1 > 3 0 3 3 3 3 0 1 2 2 0 0 2 2 1 2 3 2 2 1 2 7\n1 > 0 3 3 2 2 0')
  })

  it('may print more after the number, and to stderr', async () => {
    const { ask, printed } = deskWith(scriptBot('numbers.mjs', ['chats']))
    expect(await ask()).toEqual({ move: '1' })
    expect(printed()).toContain('< 0 good luck')
    await until(() => printed().includes('! my board is 2,2,2'))
  })

  it.each(['Your move (0-5): ', '> +', 'move = 0', '  '])(
    'may print “%s” before the number',
    async (prompt) => {
      expect(await deskWith(scriptBot('numbers.mjs', ['prompts', '0', prompt])).ask()).toEqual({ move: '1' })
    },
  )

  it.each(['depth: ', 'score = ', 'nodes 12 eval: '])(
    'that print “%s” before a number have not said which hole they play',
    async (before) => {
      const { ask, printed } = deskWith(scriptBot('numbers.mjs', ['prompts', '0', before]))
      expect(await ask()).toEqual({ forfeit: 'noMove' })
      expect(printed()).toContain(`< ${before}0`)
    },
  )

  it('may print long lines to stderr', async () => {
    const { ask, printed } = deskWith(scriptBot('numbers.mjs', ['dots']))
    expect(await ask()).toEqual({ move: '1' })
    await until(() => printed().includes('# a line of more than 65536 bytes'))
  })

  const brief = { secondsPerMove: 0.2, secondsForFirst: 600, marginSeconds: 0 }

  it.each([
    ['garbage', {}, 'noMove', '< I think I will play the third one'],
    ['hangs', brief, 'timeUp', 'no answer within 0.2 s'],
    ['late', brief, 'timeUp', 'no answer within 0.2 s'],
    ['floods', {}, 'flood', 'more than 8388608 bytes'],
    ['longLine', {}, 'flood', 'more than 8388608 bytes'],
    ['complains', {}, 'exited', '! Traceback: cannot play'],
  ])('that %s lose the game, and play the next one', async (manner, more, reason, kept) => {
    const { ask, printed } = deskWith(scriptBot('numbers.mjs', [manner, '1'], more))
    expect(await ask()).toEqual({ move: '1' })
    expect(await ask('1 2 1')).toEqual({ forfeit: reason })
    expect(printed()).toContain(kept)
    expect(await ask()).toEqual({ move: '1' })
  })

  it('print numbers that only the rules can refuse', async () => {
    expect(await deskWith(scriptBot('numbers.mjs', ['illegal'])).ask()).toEqual({ move: '100' })
    expect(await deskWith(scriptBot('numbers.mjs', ['negative'])).ask()).toEqual({ move: '-4' })
  })

  it('are ended with everything that they have started', async () => {
    const file = join(folder, 'pids')
    const { ask, desk } = deskWith(scriptBot('numbers.mjs', ['forks', '99', file]))
    await ask()
    const pids = readFileSync(file, 'utf8').trim().split(/\s+/).map(Number)
    expect(pids.map(isRunning)).toEqual([true, true])
    await desk.end()
    await until(() => !pids.some(isRunning))
  })

  it('that exit and leave children behind lose, and the children are ended', async () => {
    const file = join(folder, 'left')
    const { ask } = deskWith(scriptBot('numbers.mjs', ['leaves', '0', file]))
    expect(await ask()).toEqual({ forfeit: 'exited' })
    await until(() => existsSync(file) && !isRunning(Number(readFileSync(file, 'utf8'))))
  })
})

describe('UGI engines', () => {
  const options = { Holes: '{holes}', Seeds: '{seeds}' }

  it('are asked with the moves since the start of the round, by one process for many games', async () => {
    const { ask, processes, printed, known } = deskWith(scriptBot('ugi.mjs', [], { options }))
    expect([await ask(), await ask('1 2 1'), await ask()]).toEqual([
      { move: '1' },
      { move: '2' },
      { move: '1' },
    ])
    expect(processes()).toBe(1)
    expect(printed()).toContain('> setoption name Holes value 3')
    expect(printed()).toContain('> position startpos moves 1 2 1\n1 > go movetime 600000')
    expect(printed().match(/uginewgame/g)).toHaveLength(2)
    expect(known.calledItself).toBe('Leftmost 1.2')
  })

  it('get another process where the options change, and a position where it is not the usual start', async () => {
    const { ask, processes, printed } = deskWith(scriptBot('ugi.mjs', [], { options, go: 'depth 4' }))
    await ask()
    expect(await ask('0,1,1+0 1,1,1+0 S: 2')).toEqual({ move: '1' })
    expect(printed()).toContain('position fen 0,1,1+0 1,1,1+0 S moves 2\n1 > go depth 4')
    await ask('', '1', findPreset('kalah')!.make({ holes: 4, seeds: 2 }))
    expect(processes()).toBe(2)
  })

  it.each([
    ['silent', { secondsToStart: 0.3 }, 'timeUp'],
    ['hangs', { secondsPerMove: 0.1, marginSeconds: 0.1 }, 'timeUp'],
    ['empty', {}, 'noMove'],
  ])('that are %s lose the game', async (manner, more, reason) => {
    const { ask } = deskWith(scriptBot('ugi.mjs', [manner], { options, ...more }))
    expect(await ask()).toEqual({ forfeit: reason })
  })
})

describe('KGP clients', () => {
  it('connect to a server of their own and play game after game', async () => {
    const { ask, processes, known } = deskWith(scriptBot('kgp.mjs'))
    expect([await ask(), await ask('1 2 1'), await ask('1')]).toEqual([
      { move: '1' },
      { move: '2' },
      { move: '1' },
    ])
    expect(processes()).toBe(1)
    expect(known.calledItself).toBe('Leftmost client')
  })

  it('that yield too early are asked again', async () => {
    expect(await deskWith(scriptBot('kgp.mjs', ['hasty'])).ask()).toEqual({ move: '1' })
  })

  it('that leave lose the game that they were playing, not the next one', async () => {
    const { ask, processes, printed } = deskWith(scriptBot('kgp.mjs', ['retires']))
    const left = (times: number) => until(() => printed().match(/# exited/g)?.length === times)
    expect(await ask()).toEqual({ move: '1' })
    await left(1)
    expect(await ask('1 2 1')).toEqual({ forfeit: 'exited' })
    expect(await ask()).toEqual({ move: '1' })
    await left(2)
    expect(await ask()).toEqual({ move: '1' })
    expect(processes()).toBe(3)
  })

  it('are stopped when their time is up, and the last move counts', async () => {
    let printed = ''
    const answer = await withEnoughTime(async (secondsPerMove) => {
      const desk = deskWith(scriptBot('kgp.mjs', ['slow'], { secondsPerMove }))
      return desk.ask().finally(() => (printed = desk.printed()))
    })
    expect(answer).toEqual({ move: '1' })
    expect(printed).toMatch(/> \d+@\d+ stop/)
  })

  it.each([
    ['absent', { secondsToStart: 0.5 }, 'timeUp'],
    ['silent', {}, 'noMove'],
    ['hangs', { secondsPerMove: 0.1, marginSeconds: 0.1 }, 'timeUp'],
    ['leaves', {}, 'exited'],
    ['chatters', {}, 'flood'],
  ])('that are %s lose the game', async (manner, more, reason) => {
    const { ask } = deskWith(scriptBot('kgp.mjs', [manner], more))
    expect(await ask()).toEqual({ forfeit: reason })
  })
})

it('a line that is far too long loses the game, even if it ends', async () => {
  const { ask, printed } = deskWith(scriptBot('numbers.mjs', ['longWord']))
  expect(await ask()).toEqual({ forfeit: 'flood' })
  expect(printed()).toContain('a line of more than 65536 bytes')
})

test('a program that is not there, or not a program, is refused before anything is started', () => {
  const { command: _, ...rest } = scriptBot('numbers.mjs') as { command: string }
  expect(readBot({ ...rest, command: 'no-such-program-at-all' }, folder)).toEqual({
    ok: false,
    error: { code: 'notFound', command: 'no-such-program-at-all' },
  })
  expect(readBot({ ...rest, command: 'node', folder: 'nowhere' }, folder)).toMatchObject({
    error: { code: 'noFolder' },
  })
  expect(readBot({ ...rest, command: 'node', protocol: 'chess' }, folder)).toMatchObject({
    error: { code: 'badDescription', path: 'protocol' },
  })
})

test('a file that cannot be run loses the game', async () => {
  const { ask, printed } = deskWith({
    ...scriptBot('numbers.mjs'),
    command: join(process.cwd(), 'package.json'),
  })
  expect(await ask()).toEqual({ forfeit: 'notStarted' })
  expect(printed()).toContain('EACCES')
})

test('the transcript says which moves were allowed, and control characters do nothing to a terminal', async () => {
  const { ask, printed, known } = deskWith(scriptBot('numbers.mjs', ['illegal']))
  await ask()
  expect(printed()).toMatch(/# \d+ is not a move here; allowed: 1 2 3/)
  known.transcript.add('printed', 1, '\x1b[2Jgone')
  expect(printed()).toContain('\\x1b[2Jgone')
})

test('a program that nobody chose is not started', async () => {
  const desk = new BotDesk(() => undefined)
  expect(await desk.ask('1', questionOf(kalah, '', 'bot:evil@00000000'))).toEqual({ forfeit: 'notStarted' })
})

test('the checksum follows the program, not only its description', () => {
  const first = readBot(scriptBot('numbers.mjs'), folder)
  const other = readBot(
    scriptBot('perMove.mjs', [], { arguments: scriptBot('ugi.mjs')['arguments'] }),
    folder,
  )
  if (!first.ok || !other.ok) throw new Error('not read')
  expect(first.value.program.id).toMatch(/^a-test-bot@[0-9a-f]{8}$/)
  expect(first.value.sha256).not.toBe(other.value.sha256)
})
