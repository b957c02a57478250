import { expect, it } from 'vitest'
import { experimentOf } from '../../../../src/engine/experiments/contract/catalogue'
import type { Json } from '../../../../src/engine/experiments/contract/experiment'
import { findPreset } from '../../../../src/engine/variant/catalogue'
import { say } from '../../../../src/renderer/locales/i18n'
import { besideTitle, besideTitleSeeded, describeRun } from '../../../../src/renderer/results/describeRun'

it('says beside a title what the title does not say already', () => {
  const values = {
    kind: 'gameValues',
    spec: { variants: ['kalah'], holes: { from: 1, to: 4 } },
    seed: null,
  } as const
  const series = {
    kind: 'matchSeries',
    seed: '7',
    spec: { variant: 'congkak', first: 'novice', second: 'novice', games: 1000 },
  } as const
  expect(say(describeRun(experimentOf('gameValues'), values.spec).title)).toBe('Kalah: Game values')
  expect(say(besideTitle(values))).toBe('1 to 4 holes')
  expect(say(besideTitle({ kind: 'sweep', spec: {} }))).toBe('Sweep')
  expect(say(besideTitleSeeded(values))).toBe('1 to 4 holes')
  expect(say(besideTitleSeeded(series))).toBe('Match series, 1,000 games, random seed 7')
})

it('names games of different sizes once, with the boards they are played on', () => {
  const variants = [2, 3, 5].map((holes) => findPreset('congkak')!.make({ holes }))
  const spec = { variants, sizes: 'own', holes: { from: 1, to: 4 }, seeds: { from: 1, to: 4 } }
  const words = describeRun(experimentOf('gameValues'), spec as unknown as Json)
  expect([say(words.title), say(words.summary)]).toEqual([
    'Congkak: Game values',
    'Game values, 2 to 5 holes',
  ])
})
