import { writeFileSync } from 'node:fs'
import { expect, it, vi } from 'vitest'
import { lumbung, lumbungJson } from '../../../support/cli/lumbung'
import { temporaryWorkingFolder } from '../../../support/temporaryFolder'

vi.mock('../../../../src/cli/run/spawnThread', async () => {
  const { spawnInProcess } = await import('../../../support/cli/spawnInProcess')
  return { spawnThread: spawnInProcess() }
})

/** How long a run takes is measured, and on a busy machine that can be seconds for any run. */
vi.mock('../../../../src/cli/run/foreseenText', () => ({
  foreseeRun: () => Promise.resolve({ seconds: 0.05, wall: 0.05, low: 0.03, high: 0.08, basis: 'measured' }),
}))

temporaryWorkingFolder()

it.each([
  [['simulate', '--south', 'novise'], '--south: Unknown player “novise”. Did you mean “novice”?'],
  [['simulate', '--first=minimx:3'], '--first: Unknown player “minimx:3”. Did you mean “minimax:3”?'],
  [['matrix', '--agents', 'novice,gredy'], '--agents: Unknown player “gredy”. Did you mean “greedy”?'],
  [['ladder', '--sprt', 'novice,novis'], '--sprt: Unknown player “novis”. Did you mean “novice”?'],
  [['ladder', '--players', 'novice,perfect~10'], 'Unknown player “perfect~10”. Did you mean “perfect”?'],
  [['simulate', '--sout', 'novice'], 'unknown option --sout; did you mean --south?'],
  [['simulate', '--secnd', 'novice'], 'did you mean --second?'],
  [['ladder', '--sprt', 'novice'], 'such as novice,minimax:2; the second is missing.'],
  [['ladder', '--sprt', ',novice'], 'such as novice,minimax:2; the first is missing.'],
  [['ladder', '--sprt', 'a,b,c'], 'not 3.'],
  [['openings', '--variant', 'sungka'], '--variant (start.first): Both players play the first turn at once'],
  [['solve', '--variant', 'sungka'], '--variant (start.first): Sungka'],
  [['values', '--variant', 'sungka'], '--variant (start.first): Sungka'],
  [
    ['simulate', '--set', 'turn.grandSlm=void'],
    'turn.grandSlm is not a rule of this format. Did you mean turn.grandSlam?',
  ],
])('answers %j with what was typed and what was meant', async (words, told) => {
  const { code, err } = await lumbung(...words)
  expect(code).toBe(2)
  expect(err).toContain(told)
})

it('suggests nothing where nothing is alike', async () => {
  expect((await lumbung('simulate', '--south', 'stockfish')).err).not.toContain('Did you mean')
})

it('names seats by their sides too, and reads 1e2', async () => {
  const play = (...seats: readonly string[]) =>
    lumbungJson<{ spec: object; finding: string }>('simulate', ...seats, '--games', '1e2')
  const bySide = await play('--south', 'greedy', '--north', 'novice')
  expect(bySide.spec).toMatchObject({ first: 'greedy', second: 'novice', games: 100 })
  expect((await play('--first', 'greedy', '--second', 'novice')).finding).toBe(bySide.finding)
})

it('warns about parts that end before they have started', async () => {
  const { out: spec } = await lumbung('simulate', '--games', '20000', '--spec')
  writeFileSync('spec.json', spec)
  const { out } = await lumbung('plan', 'spec.json', '--parts', '2', '--out', 'plan')
  expect(out).toContain('Parts this short take longer to start than to run.')
})
