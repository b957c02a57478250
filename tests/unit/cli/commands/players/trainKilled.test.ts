import { spawn } from 'node:child_process'
import { mkdirSync, readFileSync, watch } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, it } from 'vitest'
import { temporaryFolder } from '../../../../support/temporaryFolder'

const PROGRAM = resolve('scripts/lumbung.mjs')
const folder = temporaryFolder()

/** A training of a few seconds that learns endgames from tables. */
const TRAINING = (
  'train --variant kalah --table-seeds 6 --units 16,16 --generations 24 --games 1200 --opponents novice ' +
  '--match-games 10 --every 8 --seed 7'
).split(' ')

/** Starts the program in its own folder; ends with its exit code, or null if it was killed. */
function start(place: string, ...more: readonly string[]) {
  return startWith({}, place, ...more)
}

function startWith(env: NodeJS.ProcessEnv, place: string, ...more: readonly string[]) {
  const child = spawn(process.execPath, [PROGRAM, ...TRAINING, '--out', 'own.json', ...more], {
    cwd: place,
    env: { ...process.env, ...env },
  })
  const ended = new Promise<number | null>((done) => child.once('exit', done))
  return { child, ended }
}

/** A clock that runs a hundred times as fast: work is saved by the clock, and a fast machine would be done too soon. */
const FAST_CLOCK = {
  NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(
    'const now = performance.now.bind(performance); performance.now = () => 100 * now()',
  )}`,
}

function placeOf(name: string): string {
  const place = join(folder, name)
  mkdirSync(place)
  return place
}

async function trainedWith(workers: number): Promise<string> {
  const place = placeOf(`${workers}`)
  expect(await start(place, '--workers', `${workers}`).ended).toBe(0)
  return readFileSync(join(place, 'own.json'), 'utf8')
}

it('trains the same player with any number of workers, and after a kill', async () => {
  const player = await trainedWith(1)
  expect(JSON.parse(player)).toMatchObject({ id: 'own', history: { spec: { tableSeeds: 6 } } })
  for (const workers of [2, 3]) expect(await trainedWith(workers)).toBe(player)

  const place = placeOf('killed')
  const { child, ended } = startWith(FAST_CLOCK, place, '--workers', '2')
  const saving = new Promise<string>((found) => {
    watch(place, (_, name) => name?.endsWith('.stopped.json') && found(name))
  })
  const saved = await Promise.race([saving, ended.then(() => null)])
  if (saved === null) throw new Error('The training ended before it saved anything')
  child.kill('SIGKILL')
  expect(await ended).toBeNull()
  expect(await start(place, '--workers', '3', '--resume', saved).ended).toBe(0)
  expect(readFileSync(join(place, 'own.json'), 'utf8')).toBe(player)
})
