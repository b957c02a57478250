import { expect, it } from 'vitest'
import { experimentOf } from '../../../../src/engine/experiments/contract/catalogue'
import type { Json } from '../../../../src/engine/experiments/contract/experiment'
import { findPreset } from '../../../../src/engine/variant/catalogue'
import { say } from '../../../../src/renderer/locales/i18n'
import {
  besideTitle,
  besideTitleSeeded,
  describeRun,
  variantsOf,
} from '../../../../src/renderer/runs/describeRun'

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

it('names the games of a survey', () => {
  const title = (spec: Json) => say(describeRun(experimentOf('catalogueSurvey'), spec).title)
  const players = { first: 'novice', second: 'novice' }
  const own = [{ name: 'Mine' }]
  expect(title({ variants: 'kalah,awari', ...players })).toBe('Kalah, Awari, Novice vs Novice')
  expect(title({ variants: 'kalah', own, ...players })).toBe('Kalah, Mine, Novice vs Novice')
  expect(title({ variants: 'all', own: [], ...players })).toBe('The whole catalogue, Novice vs Novice')
})

it('leaves out what a run did not use', () => {
  const describeLayouts = (find: string) =>
    describeRun(experimentOf('startLayouts'), { variant: 'kalah', find, games: 100, seed: 1 })
  expect(describeLayouts('values').seed).toBeNull()
  expect(say(describeLayouts('values').summary)).toBe('Starting layouts')
  expect(describeLayouts('shares').seed).toBe('1')
  const ladder = describeRun(experimentOf('ladder'), {
    variant: 'kalah',
    find: 'ratings',
    games: 40,
    seed: 3,
  })
  expect([say(ladder.summary), ladder.seed]).toEqual(['Ladder, 40 games', '3'])
  expect(say(describeLayouts('shares').summary)).toBe('Starting layouts, 100 games')
})

it('knows the games that a run is about', () => {
  const rules = { ...findPreset('congkak')!.make({}), name: 'Mine' }
  const mine = { variant: rules, games: 10, seed: 1 } as unknown as Json
  expect(variantsOf({ kind: 'matchSeries', spec: mine })).toEqual([rules])
  const several = { variants: ['kalah', 'congkak'], games: 10, seed: 1 }
  const named = variantsOf({ kind: 'variantComparison', spec: several }).map(({ name }) => name)
  expect(named).toEqual(['Kalah', 'Congkak'])
  expect(variantsOf({ kind: 'matchSeries', spec: { variant: 'nobody knows' } })).toEqual([])
})
