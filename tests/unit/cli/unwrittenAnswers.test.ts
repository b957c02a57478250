import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, openSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Spawn } from '../../../src/workers/pool'
import { lumbung, lumbungJson } from '../../support/cli/lumbung'
import { type BeforeJob, spawnInProcess } from '../../support/cli/spawnInProcess'
import { temporaryWorkingFolder } from '../../support/temporaryFolder'

const hooks = vi.hoisted(() => ({ before: (() => undefined) as BeforeJob }))
vi.mock('../../../src/cli/run/spawnThread', () => ({
  spawnThread: (onFailure: Parameters<Spawn>[0]) => spawnInProcess((job) => hooks.before(job))(onFailure),
}))

const PROGRAM = resolve('scripts/lumbung.mjs')
const folder = temporaryWorkingFolder()
const SERIES = ['simulate', '--games', '3000', '--seed', '3', '--workers', '1']

beforeEach(() => mkdirSync('tables'))
afterEach(() => {
  hooks.before = () => undefined
  for (const name of readdirSync(folder)) rmSync(join(folder, name), { recursive: true })
})

const fileIn = (said: string): string => /--resume (\S+)$/m.exec(said)?.[1] ?? said

/** Ignores work: a resumed run must not need any. */
const noWork: BeforeJob = () => ({ status: 'failed', reason: 'Nothing is left to do' })

describe('tables that cannot be written', () => {
  it('lose no run: it is saved, and continues to the same tables', async () => {
    expect((await lumbung(...SERIES, '--csv', 'whole.csv')).code).toBe(0)
    hooks.before = () => void rmSync('tables', { recursive: true, force: true })
    const failed = await lumbung(...SERIES, '--csv', 'tables/x.csv')
    expect(failed.code).toBe(4)
    expect(failed.err).toContain('--csv: cannot write tables/x.csv: there is no such folder')
    hooks.before = noWork
    const resumed = await lumbung(...SERIES, '--csv', 'again.csv', '--resume', fileIn(failed.err))
    expect(resumed.code).toBe(0)
    expect(readFileSync('again.csv', 'utf8')).toBe(readFileSync('whole.csv', 'utf8'))
  })

  it('lose no report of several runs', async () => {
    hooks.before = () => void rmSync('tables', { recursive: true, force: true })
    const failed = await lumbung('reproduce', 'kalah-1-n', '--quick', '--report', 'tables/x.html')
    expect(failed.code).toBe(4)
    hooks.before = noWork
    const args = ['reproduce', 'kalah-1-n', '--quick', '--report', 'x.html', '--resume', fileIn(failed.err)]
    expect((await lumbung(...args)).code).toBe(0)
    expect(existsSync('x.html')).toBe(true)
  })
})

describe.skipIf(!existsSync('/dev/full'))('a full disk behind stdout (needs /dev/full)', () => {
  it.each([
    ['simulate', SERIES],
    ['reproduce', ['reproduce', 'kalah-1-n', '--quick', '--workers', '1']],
  ])('costs no %s', async (_, args) => {
    const { status, stderr } = spawnSync(process.execPath, [PROGRAM, ...args, '--json'], {
      stdio: ['ignore', openSync('/dev/full', 'w'), 'pipe'],
      encoding: 'utf8',
    })
    expect(stderr).toContain('The answer could not be written: ')
    expect(status).toBe(4)
    hooks.before = noWork
    const answer = await lumbungJson<object>(...args, '--resume', fileIn(stderr))
    hooks.before = () => undefined
    expect(withoutTimes(answer)).toEqual(withoutTimes(await lumbungJson<object>(...args)))
  })

  it('leaves nothing behind once the answer is out', () => {
    expect(spawnSync(process.execPath, [PROGRAM, ...SERIES]).status).toBe(0)
    expect(readdirSync(folder)).toEqual(['tables'])
  })
})

it('saves nothing of a short run whose reader has closed the pipe', () => {
  const line = `"${process.execPath}" "${PROGRAM}" ${SERIES.join(' ')} --json | head -c 1`
  expect(spawnSync('sh', ['-c', line], { encoding: 'utf8' })).toMatchObject({ stdout: '{', stderr: '' })
  expect(readdirSync(folder)).toEqual(['tables'])
})

/** What an answer found, without what was typed and how long it took. */
function withoutTimes(answer: object): unknown {
  const left = ['command', 'seconds', 'gamesPerSecond', 'checksum']
  return JSON.parse(JSON.stringify(answer, (key, value: unknown) => (left.includes(key) ? undefined : value)))
}
