import { expect, it } from 'vitest'
import { anyExperimentOf } from '../../../../src/engine/experiments/contract/catalogue'
import type { ExperimentKind } from '../../../../src/engine/experiments/contract/experiment'
import { measurementOf, settingsOf } from '../../../../src/engine/publish/methods'
import { findPreset } from '../../../../src/engine/variant/catalogue'
import { inEnglish } from '../../../../src/locales/english'
import { perform } from '../../../support/perform'
import { SMALL_SPECS } from '../../../support/smallSpecs'

const INTERVALS = { key: 'publish.intervals' }

async function sentencesOf(kind: ExperimentKind) {
  const { spec, report } = await perform({ kind, spec: SMALL_SPECS[kind] })
  return measurementOf({ kind, spec, report, version: '1.2.3', commit: null })
}

it('names Wilson’s intervals where shares have them', async () => {
  expect(await sentencesOf('matchSeries')).toContainEqual(INTERVALS)
})

it('does not name them for ratings, which have intervals of another kind', async () => {
  expect(await sentencesOf('ladder')).not.toContainEqual(INTERVALS)
})

const told = (kind: ExperimentKind, input: object): string => {
  const parsed = anyExperimentOf(kind).parse(input)
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.error))
  return settingsOf({ kind, spec: parsed.value as object })
    .map(inEnglish)
    .join(' ')
}

it('says the boards of a run over several sizes, not the size of its variant', () => {
  const sizes = { holes: { from: 1, to: 4 }, seeds: { from: 2, to: 2 } }
  expect(told('gameValues', { variants: ['kalah'], ...sizes })).toMatch(
    /^The game was Kalah\. Holes per side: 1–4; seeds per hole: 2\. Nothing was left to chance/,
  )
  expect(told('gameValues', { variants: ['kalah'], sizes: 'own', ...sizes })).toContain('Kalah, 6 holes')
  expect(
    told('sweep', { variant: 'congkak', find: 'shares', seedsAs: 'holes', ...sizes, games: 50 }),
  ).toMatch(/Holes per side: 1–4, with as many seeds per hole\. .*50 games of each size were played\./)
})

it('says how rules were changed', () => {
  const congkak = findPreset('congkak')!.make({ holes: 5 })
  const changed = { ...congkak, last: congkak.last.filter(({ take }) => take === undefined) }
  expect(told('matchSeries', { variant: congkak, games: 9 })).not.toContain('changed')
  expect(told('matchSeries', { variant: changed, games: 9 })).toMatch(
    /The rules of Congkak were changed \(without the rule “.+”\); the complete rules are in the settings\./,
  )
  const reordered = { ...congkak, last: congkak.last.toReversed() }
  expect(told('matchSeries', { variant: reordered, games: 9 })).toContain(
    'The rules of Congkak were changed; they are in the settings.',
  )
})

it('names everybody who played, and what the number of games counts', () => {
  expect(told('scenarioMatrix', { agents: ['novice', 'greedy'], games: 9 })).toContain(
    'The players were Novice and Greedy. 9 games were played by each pair.',
  )
  expect(told('ladder', { players: ['novice', 'greedy'], find: 'test', games: 90 })).toContain(
    'At most 90 games were played, until the test had decided.',
  )
  expect(told('startLayouts', { find: 'shares', player: 'greedy', games: 9 })).toContain(
    'Both sides were played by Greedy. 9 games were played from each layout.',
  )
})
