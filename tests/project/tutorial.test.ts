import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, test, vi } from 'vitest'
import { lumbung } from '../support/cli/lumbung'
import { temporaryWorkingFolder } from '../support/temporaryFolder'

vi.mock('../../src/cli/run/spawnThread', async () => {
  const { spawnInProcess } = await import('../support/cli/spawnInProcess')
  return { spawnThread: spawnInProcess() }
})

const TUTORIAL = readFileSync(resolve('docs/tutorial.md'), 'utf8')
temporaryWorkingFolder()

/** Every command of the tutorial, with the output that the page promises; null if it promises none. */
const STEPS = [...TUTORIAL.matchAll(/```sh\nlumbung (.+)\n```\n(?:\n```text\n([^`]+)\n```)?/g)].map(
  ([, command = '', promised]) => ({ command, promised: promised ?? null }),
)

test('the tutorial has commands, and most of them promise an output', () => {
  expect(STEPS.length).toBeGreaterThan(5)
  expect(STEPS.filter(({ promised }) => promised !== null).length).toBeGreaterThan(3)
})

test.each(STEPS)('“lumbung $command” prints what the tutorial says', async ({ command, promised }) => {
  const { code, out, err } = await lumbung('--lang', 'en', ...command.split(' '))
  expect([code, err.includes('rror')]).toEqual([0, false])
  expect(out.trim()).not.toBe('')
  // Commands may end with how long they took.
  if (promised !== null) expect(out.startsWith(promised)).toBe(true)
})
