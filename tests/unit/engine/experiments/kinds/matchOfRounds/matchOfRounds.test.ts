import { expect, it } from 'vitest'
import { matchOfRounds } from '../../../../../../src/engine/experiments/kinds/matchOfRounds/matchOfRounds'
import { finish } from '../../../../../../src/engine/solver/through'
import { findPreset } from '../../../../../../src/engine/variant/catalogue'

it('says that lengths are lower bounds where matches were stopped', () => {
  const parsed = matchOfRounds.parse({ variant: findPreset('congkak-rounds')!.make(), matches: 1 })
  if (!parsed.ok) throw new Error('a spec is refused')
  const [task] = matchOfRounds.plan(parsed.value)
  const part = finish(matchOfRounds.run(parsed.value, task!))
  const { caveats } = matchOfRounds.report(parsed.value, new Map([[0, part]]))
  expect(caveats).toContain('1 match was stopped after 1,000 rounds, so mean and most are lower bounds.')
})
