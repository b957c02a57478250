import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import * as v from 'valibot'
import { afterEach, beforeEach, describe, expect, it, test, vi } from 'vitest'
import { findPreset } from '../../../src/engine/variant/catalogue'
import { askingShape, mannerShape, namingShape, Programs } from '../../../src/main/programs'
import { writeBot } from '../../support/bots/botFile'

const electron = vi.hoisted(() => ({
  folder: '',
  file: '' as string | null,
  response: 0,
  asked: [] as { message: string; detail: string }[],
}))

vi.mock('electron', () => ({
  app: { getPath: () => electron.folder },
  dialog: {
    showOpenDialog: () =>
      Promise.resolve({ canceled: electron.file === null, filePaths: [electron.file].filter(Boolean) }),
    showMessageBox: (_: unknown, asked: { message: string; detail: string }) => {
      electron.asked.push(asked)
      return Promise.resolve({ response: electron.response })
    },
  },
}))

const window = {} as never
const MANNER = {
  protocol: 'numbers',
  template: 'codingame',
  secondsPerMove: 600,
  secondsForFirst: 600,
} as const
let folder: string
let programs: Programs

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'lumbung-programs-'))
  Object.assign(electron, { folder, file: null, response: 0, asked: [] })
  programs = new Programs()
})
afterEach(async () => {
  await programs.endAll()
  rmSync(folder, { recursive: true, force: true })
})

/** Adds a program that the user chooses. */
async function add(file: string) {
  electron.file = file
  const added = await programs.add(window, MANNER)
  if (added.status !== 'added') throw new Error(JSON.stringify(added))
  return added.program
}

function asking(player: string, more: object = {}) {
  const variant = findPreset('kalah')!.make({ holes: 3, seeds: 2 })
  const position = '2,2,2+0 2,2,2+0 S'
  const question = { player, variant, start: position, position, made: [], legal: ['1', '2', '3'], ...more }
  return v.parse(askingShape, { worker: 'board 1', question })
}

describe('a program', () => {
  const script = resolve('tests/support/bots/numbers.mjs')

  it('is added once it was chosen and allowed, asked, renamed, removed and restored', async () => {
    const program = await add(script)
    expect(electron.asked).toMatchObject([{ message: 'Let Lumbung start “numbers”?' }])
    expect(electron.asked[0]!.detail).toContain(script)
    expect(program).toMatchObject({ name: 'numbers', protocol: 'numbers', problem: null })
    expect(program.player).toMatch(/^numbers@[0-9a-f]{8}$/)
    expect(await programs.ask(asking(`bot:${program.player}`))).toEqual({
      status: 'answered',
      answer: { move: '1' },
    })
    expect(programs.log(program.id)).toContain('> 2 2 2 2 2 2\n1 < 0')
    const [renamed] = await programs.rename(program.id, 'Leftmost')
    expect(renamed?.player).toMatch(/^leftmost@/)
    expect(await programs.ask(asking(`bot:${program.player}`))).toEqual({ status: 'unknown' })
    // The list survives a restart.
    expect(new Programs().list()).toEqual([renamed])
    expect(await programs.remove(program.id)).toEqual([])
    expect(await programs.ask(asking(`bot:${renamed!.player}`))).toEqual({ status: 'unknown' })
    expect(await programs.restore(program.id)).toEqual([renamed])
  })

  it('of BUET’s contest is told its seat, also as a script', async () => {
    electron.file = script
    const added = await programs.add(window, { ...MANNER, template: 'buet' })
    if (added.status !== 'added') throw new Error(JSON.stringify(added))
    await programs.ask(asking(`bot:${added.program.player}`))
    expect(programs.log(added.program.id)).toContain(`${script} 1\n`)
  })

  it('is not added if the user chooses none, or does not allow it', async () => {
    expect(await programs.add(window, MANNER)).toEqual({ status: 'cancelled' })
    Object.assign(electron, { file: script, response: 1 })
    expect(await programs.add(window, MANNER)).toEqual({ status: 'cancelled' })
    expect(programs.list()).toEqual([])
    expect(existsSync(join(folder, 'programs.json'))).toBe(false)
  })

  it('may be described by a file, and gets a name of its own', async () => {
    const file = writeBot(folder, 'described', 'ugi.mjs')
    expect((await add(file)).name).toBe('described')
    expect(await add(file)).toMatchObject({ name: 'described 2', protocol: 'ugi' })
  })

  it('that is not one is refused with the reason', async () => {
    const file = join(folder, 'not.json')
    for (const text of [
      '',
      '[]',
      '{"name":"x"}',
      '{"name":"x","command":"no-such-thing","protocol":"ugi"}',
    ]) {
      writeFileSync(file, text)
      electron.file = file
      expect(await programs.add(window, MANNER), text).toMatchObject({ status: 'failed' })
    }
    expect(electron.asked).toEqual([])
  })

  it('that has gone since is listed with the reason, and never started', async () => {
    const file = join(folder, 'bot.mjs')
    writeFileSync(file, readFileSync(script))
    const description = { name: 'Gone', command: './bot.mjs', protocol: 'numbers' }
    writeFileSync(join(folder, 'gone.json'), JSON.stringify(description))
    const { player } = await add(join(folder, 'gone.json'))
    rmSync(file)
    expect(programs.list()).toMatchObject([
      { name: 'Gone', player: null, problem: { key: 'programs.notFound' } },
    ])
    expect(await programs.ask(asking(`bot:${player}`))).toEqual({ status: 'unknown' })
  })
})

test('the page can name no command, and no question smuggles lines', async () => {
  expect(v.safeParse(mannerShape, { ...MANNER, command: 'sh' }).success).toBe(false)
  expect(v.safeParse(mannerShape, { ...MANNER, secondsPerMove: 0 }).success).toBe(false)
  expect(v.safeParse(mannerShape, { ...MANNER, secondsForFirst: 0 }).success).toBe(false)
  expect(v.safeParse(namingShape, { id: 'x', name: 'y' }).success).toBe(false)
  expect(v.safeParse(askingShape, { worker: '../x', question: {} }).success).toBe(false)
  const { player } = await add(resolve('tests/support/bots/numbers.mjs'))
  const wrong = [
    { variant: 'kalah' },
    { position: '2,2,2+0 2,2,2+0 S\nquit' },
    { position: '9' },
    { legal: ['1\n2'] },
    { made: [['south', '1; rm']] },
  ]
  for (const each of wrong)
    expect(await programs.ask(asking(`bot:${player}`, each)), JSON.stringify(each)).toEqual({
      status: 'unknown',
    })
  expect(await programs.ask(asking('bot:sh@00000000'))).toEqual({ status: 'unknown' })
})

it('a damaged list starts nothing', () => {
  writeFileSync(join(folder, 'programs.json'), '[{"id":"x","command":"sh"}]')
  expect(new Programs().list()).toEqual([])
})
