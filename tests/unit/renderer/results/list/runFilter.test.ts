// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { findPreset } from '../../../../../src/engine/variant/catalogue'
import {
  filtered,
  filterOptions,
  isNarrowed,
  NO_FILTER,
  NO_PROJECT,
} from '../../../../../src/renderer/results/list/runFilter'
import type { Json } from '../../../../../src/engine/experiments/contract/experiment'
import { loadTexts } from '../../../../../src/renderer/locales/i18n'
import { runRecord } from '../../../../support/storage/windows'

const spec = { variant: findPreset('kalah')!.make() } as unknown as Json
const RUNS = [
  runRecord('mine', { project: 'thesis' }),
  runRecord('sweep', { kind: 'sweep', spec }),
  runRecord('paper', { origin: 'papers' }),
]
const ids = (filter: Partial<typeof NO_FILTER>): readonly string[] =>
  filtered(RUNS, { ...NO_FILTER, ...filter }).map(({ id }) => id)

test('runs made by Papers have a storeName of their own', () => {
  expect(ids({})).toEqual(['mine', 'sweep'])
  expect(ids({ group: 'papers' })).toEqual(['paper'])
  expect(ids({ group: 'all' })).toHaveLength(3)
})

test('runs are found by kind, variant and project', () => {
  expect(ids({ kind: 'sweep' })).toEqual(['sweep'])
  expect(ids({ variant: 'Kalah' })).toEqual(['sweep'])
  expect(ids({ project: 'thesis' })).toEqual(['mine'])
  expect(ids({ project: NO_PROJECT })).toEqual(['sweep'])
  expect([isNarrowed(NO_FILTER), isNarrowed({ ...NO_FILTER, project: 'thesis' })]).toEqual([false, true])
})

test('only what some run is can be chosen', async () => {
  await Promise.all([loadTexts('laboratory'), loadTexts('publishing')])
  const { kinds, variants, projects } = filterOptions(RUNS)
  expect(kinds.map(({ value }) => value)).toEqual(['', 'matchSeries', 'sweep'])
  expect(variants.map(({ label }) => label)).toEqual(['Every variant', 'Kalah'])
  expect(projects.map(({ label }) => label)).toEqual(['Every project', 'thesis', 'No project'])
})
