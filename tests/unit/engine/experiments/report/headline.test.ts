import { expect, it } from 'vitest'
import { reportOf } from '../../../../../src/engine/experiments/contract/reports'
import { experimentOf } from '../../../../../src/engine/experiments/contract/catalogue'
import { undecidedFirst } from '../../../../../src/engine/experiments/report/headline'
import { finish } from '../../../../../src/engine/through'
import { findPreset } from '../../../../../src/engine/variant/catalogue'
import { inEnglish } from '../../../../../src/locales/english'

const wins = { south: 0, north: 1, ties: 0, undecided: 0 }

it('leaves a finding alone if every game was decided', () => {
  expect(undecidedFirst({ games: 1, wins }, 'North wins.')).toBe('North wins.')
})

it('says first how many games a limit cut off', () => {
  const found = undecidedFirst({ games: 500, wins: { ...wins, undecided: 499 } }, 'North wins 0.20%.')
  expect(inEnglish(found)).toBe(
    '499 of 500 games (99.80%) were stopped by a limit of the program and are undecided. North wins 0.20%.',
  )
})

it('never reports the mean of matches that were cut off as a finding', () => {
  const variant = findPreset('congkak-rounds')!.make({ holes: 5 })
  const spec = { variant, first: 'novice', second: 'novice', matches: 8, seed: 1 }
  const parsed = experimentOf('matchOfRounds').parse(spec)
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.error))
  const experiment = experimentOf('matchOfRounds')
  const parts = new Map(
    experiment
      .plan(parsed.value)
      .map((task) => [task.index, finish(experiment.run(parsed.value, task))] as const),
  )
  const { finding } = reportOf('matchOfRounds', parsed.value, parts)
  expect(inEnglish(finding)).toMatch(
    /^\d of 8 matches \(\d+\.\d\d%\) (was|were) stopped after 1,000 rounds and (is|are) undecided\. So a match .* lasts at least/,
  )
})
