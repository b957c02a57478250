import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { loadRuns } from '../../src/cli/run/savedRun'
import { type Attack, must } from '../attack'
import { resultOf } from '../support/inProcess'
import type { Luck } from '../support/luck'

const PROGRAM = join(import.meta.dirname, 'program.js')
const MOST_KILLS = 8
const LATEST_MS = 2_500

/** Commands of some seconds; the series with every game saves so much that it is often killed while saving. */
const COMMANDS: readonly (readonly string[])[] = [
  ['simulate', '--games', '1500000', '--seed', '11', '--workers', '2'],
  ['simulate', '--games', '120000', '--seed', '12', '--every-game', '--csv', 'games.csv', '--workers', '2'],
  ['matrix', '--agents', 'novice,greedy,calculator:2', '--games', '4000', '--workers', '2'],
  ['openings', '--holes', '7', '--goal', 'first', '--workers', '1'],
  ['solve', '--holes', '5', '--seeds', '4', '--moves', 'exact'],
  ['solve', '--holes', '6', '--seeds', '3', '--moves', 'quick'],
  ['values', '--holes', '1..4', '--seeds', '1..4', '--workers', '2'],
  [
    'layouts',
    '--variant',
    'kalah',
    '--holes',
    '4',
    '--seeds',
    '3',
    '--moved',
    '2',
    '--find',
    'values',
    '--workers',
    '2',
  ],
  ['reproduce', '--quick', 'kalah-1-n', 'congkak-table2', 'dakon-counts', '--workers', '2'],
]
const answers = new Map<string, Promise<string>>()

/** Kills at any moment, also while saving: the run continues where it was, loses nothing, and answers as if never stopped. */
export const kills: Attack = {
  name: 'kills',
  unit: 'kills and signals',
  share: 9,
  patience: 600,
  run: async ({ luck, folder }) => {
    const command = luck.pick(COMMANDS.filter((args) => args[0] !== 'reproduce' || luck.onceIn(2)))
    let saved: string | null = null
    let parts = 0
    let count = 0
    for (const wanted = 1 + luck.below(MOST_KILLS); count < wanted; count++) {
      const ended = await interrupted(withResume(command, saved), folder, luck)
      if (ended === 'finished') break
      const file = stoppedFileIn(folder)
      must(
        ended === 'killed' || file !== null,
        () => `${command.join(' ')}: stopped by a signal and not saved`,
      )
      must(saved === null || file === saved, () => `${command.join(' ')}: ${saved} is gone`)
      const found = file === null ? 0 : partsIn(join(folder, file))
      must(found >= parts, () => `${command.join(' ')}: ${parts} parts were saved, ${found} are left`)
      saved = file
      parts = found
    }
    const whole = answers.get(command.join(' ')) ?? finished(command, folder)
    answers.set(command.join(' '), whole)
    const resumed = await finished(withResume(command, saved), folder)
    must(resumed === (await whole), () => `${command.join(' ')}: another answer after ${count} kills`)
    const left = readdirSync(folder).filter(
      (name) => name.endsWith('.part') || (name.endsWith('.stopped.json') && name !== saved),
    )
    must(left.length === 0, () => `${command.join(' ')}: left behind ${left.join(', ')}`)
    return count
  },
}

function withResume(command: readonly string[], saved: string | null): readonly string[] {
  return saved === null ? command : [...command, '--resume', saved]
}

/** Starts a command and ends it at a random moment; it may have finished before. */
async function interrupted(
  args: readonly string[],
  folder: string,
  luck: Luck,
): Promise<'killed' | 'stopped' | 'finished'> {
  const child = start(args, folder)
  const signal = luck.pick(['SIGKILL', 'SIGKILL', 'SIGKILL', 'SIGINT', 'SIGTERM', 'SIGHUP'] as const)
  const timer = setTimeout(() => child.kill(signal), 200 + luck.below(LATEST_MS))
  const { code, err } = await endOf(child)
  clearTimeout(timer)
  must(
    code === null || [0, 1, 130].includes(code),
    () => `${args.join(' ')}: exit ${code} after ${signal}\n${err}`,
  )
  if (code === null) return 'killed'
  return code === 130 ? 'stopped' : 'finished'
}

async function finished(args: readonly string[], folder: string): Promise<string> {
  const { code, out, err } = await endOf(start(args, folder))
  must(code === 0 || code === 1, () => `${args.join(' ')}: exit ${code}\n${err}`)
  return resultOf(out)
}

function start(args: readonly string[], folder: string): ChildProcess {
  return spawn(process.execPath, [PROGRAM, ...args, '--json'], {
    cwd: folder,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
}

function endOf(child: ChildProcess): Promise<{ code: number | null; out: string; err: string }> {
  const texts = { out: '', err: '' }
  child.stdout?.on('data', (piece) => (texts.out += String(piece)))
  child.stderr?.on('data', (piece) => (texts.err += String(piece)))
  return new Promise((ended) => child.once('close', (code) => ended({ code, ...texts })))
}

function stoppedFileIn(folder: string): string | null {
  return readdirSync(folder).find((name) => name.endsWith('.stopped.json')) ?? null
}

function partsIn(file: string): number {
  must(existsSync(file), () => `${file} is gone`)
  return loadRuns(file).reduce((sum, { parts }) => sum + parts.size, 0)
}
