import { createPinia, setActivePinia } from 'pinia'
import { beforeEach, expect, it } from 'vitest'
import { experimentOf } from '../../../../src/engine/experiments/contract/catalogue'
import type { Json } from '../../../../src/engine/experiments/contract/experiment'
import { findPreset } from '../../../../src/engine/variant/catalogue'
import { useSpecDraft } from '../../../../src/renderer/runs/specDraft'

beforeEach(() => setActivePinia(createPinia()))

it('shows who plays and with which random seed when a page sets up only the rules and the games', () => {
  const draft = useSpecDraft()
  const variant = findPreset('kalah')!.make() as unknown as Json
  draft.take('matchSeries', { variant, games: 5000, categories: 1 })
  const { first, second, seed } = experimentOf('matchSeries').defaults
  expect(draft.spec).toMatchObject({ variant, games: 5000, categories: 1, first, second, seed })
  expect(draft.experiment?.parse(draft.spec).ok).toBe(true)
})

it('keeps what is not a spec, so that its problem is shown', () => {
  const draft = useSpecDraft()
  draft.take('matchSeries', 'games')
  expect(draft.spec).toBe('games')
  expect(draft.experiment?.parse(draft.spec).ok).toBe(false)
})
