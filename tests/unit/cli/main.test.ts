import { spawn, spawnSync } from 'node:child_process'
import { mkdirSync, readdirSync, readFileSync, rmSync, watch } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, it } from 'vitest'
import { inEnglish } from '../../../src/locales/english'
import { loadRuns } from '../../../src/cli/run/savedRun'
import { perform } from '../../support/perform'
import { temporaryFolder } from '../../support/temporaryFolder'

/** The program as people start it: everything else about commands is tested in process. */
const PROGRAM = resolve('scripts/lumbung.mjs')
const folder = temporaryFolder()

function start(...args: readonly string[]): { status: number | null; stdout: string; stderr: string } {
  return spawnSync(process.execPath, [PROGRAM, ...args], { cwd: folder, encoding: 'utf8' })
}

it('ends with the exit code of its answer, and works on real threads', async () => {
  const simulate = start('simulate', '--games', '3000', '--workers', '2', '--json')
  expect(simulate.status).toBe(0)
  const { spec, finding } = JSON.parse(simulate.stdout) as { spec: object; finding: string }
  expect(inEnglish((await perform({ kind: 'matchSeries', spec })).report.finding)).toBe(finding)
  expect(start('check-strategy', '--strategy', 'pok-attempt-1', '--holes', '5').status).toBe(1)
  expect(start('simulate', '--games', 'many')).toMatchObject({ status: 2, stdout: '' })
})

it.each(['SIGINT', 'SIGHUP'] as const)('saves a run on %s', async (signal) => {
  const args = ['simulate', '--games', '100000000', '--seed', '9', '--workers', '1', '--progress']
  const child = spawn(process.execPath, [PROGRAM, ...args], { cwd: folder })
  const ended = new Promise<number | null>((resolveEnd) => child.once('exit', resolveEnd))
  await new Promise<void>((heard) =>
    child.stderr.on('data', (said) => String(said).includes('games/s') && heard()),
  )
  child.kill(signal)
  expect(await ended).toBe(130)
  const saved = readdirSync(folder).filter((name) => name.endsWith('.stopped.json'))
  expect(saved).toHaveLength(1)
  const run = JSON.parse(readFileSync(join(folder, saved[0]!), 'utf8')) as object
  expect(run).toMatchObject({ kind: 'matchSeries', spec: { seed: 9 } })
  rmSync(join(folder, saved[0]!))
})

it('keeps finished work of several runs when it is killed outright', async () => {
  const place = join(folder, 'killed')
  mkdirSync(place)
  const child = spawn(process.execPath, [PROGRAM, 'reproduce', '--quick', '--workers', '1'], { cwd: place })
  const ended = new Promise<void>((resolveEnd) => child.once('exit', () => resolveEnd()))
  const saved = await new Promise<string>((found) => {
    watch(place, (_, name) => name?.endsWith('.stopped.json') && found(name))
  })
  child.kill('SIGKILL')
  await ended
  const [run] = loadRuns(join(place, saved))
  expect(run!.parts.size + run!.checkpoints.size).toBeGreaterThan(0)
})
