import { expect, it } from 'vitest'
import { inEnglish } from '../../../../../../src/locales/english'
import { matchOfRounds } from '../../../../../../src/engine/experiments/kinds/matchOfRounds/matchOfRounds'
import { finish } from '../../../../../../src/engine/through'
import { findPreset } from '../../../../../../src/engine/variant/catalogue'
import { overrideAll } from '../../../../../../src/engine/variant/override'
import { reportOf } from '../../../../../../src/engine/experiments/contract/reports'

it('reports matches that were stopped as undecided, not as ties', () => {
  const parsed = matchOfRounds.parse({ variant: findPreset('congkak-rounds')!.make(), matches: 1 })
  if (!parsed.ok) throw new Error('a spec is refused')
  const [task] = matchOfRounds.plan(parsed.value)
  const part = finish(matchOfRounds.run(parsed.value, task!))
  const { finding, tables, charts, caveats } = reportOf('matchOfRounds', parsed.value, new Map([[0, part]]))
  expect(tables[0]!.rows).toMatchObject([
    { games: 1, ties: 0, undecided: 1, southShare: null, northShare: null },
  ])
  expect(inEnglish(finding)).toMatch(
    /^Nothing was measured: a limit of the program stopped 1 match before .* fewer rounds per match\.$/,
  )
  const shares = charts.find((chart) => chart.type === 'shares')
  expect(shares?.rows[0]?.parts.map(({ name, value }) => [inEnglish(name), value])).toEqual([
    ['South', 0],
    ['Tie', 0],
    ['North', 0],
    ['Undecided', 1],
  ])
  expect(inEnglish(caveats[0]!)).toBe(
    'Undecided: 1 match (100.00%). A limit of the program stopped play before anybody had won, so these count neither as wins nor as ties.',
  )
})

it('says that lengths are lower bounds where matches were stopped', () => {
  const parsed = matchOfRounds.parse({ variant: findPreset('congkak-rounds')!.make(), matches: 1 })
  if (!parsed.ok) throw new Error('a spec is refused')
  const [task] = matchOfRounds.plan(parsed.value)
  const part = finish(matchOfRounds.run(parsed.value, task!))
  const { caveats } = reportOf('matchOfRounds', parsed.value, new Map([[0, part]]))
  expect(caveats.map(inEnglish)).toContain(
    '1 match was stopped after 1,000 rounds, so the mean and the maximum are lower bounds.',
  )
})

it('counts players as out by the rule of the match', () => {
  const allHoles = overrideAll(findPreset('congkak-rounds')!.make(), [['match.outBelow', '7']])
  if (!allHoles.ok) throw new Error(JSON.stringify(allHoles.error))
  const parsed = matchOfRounds.parse({ variant: allHoles.value, matches: 20 })
  if (!parsed.ok) throw new Error('a spec is refused')
  const [task] = matchOfRounds.plan(parsed.value)
  const { counts, southOut, northOut } = finish(matchOfRounds.run(parsed.value, task!))
  expect(southOut).toBe(counts.wins.north)
  expect(northOut).toBe(counts.wins.south)
  expect(southOut + northOut).toBeGreaterThan(0)
})
