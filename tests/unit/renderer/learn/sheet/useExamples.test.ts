import { expect, it } from 'vitest'
import { findPreset } from '../../../../../src/engine/variant/catalogue'
import { examplesOf } from '../../../../../src/renderer/learn/sheet/useExamples'

it.each(['congkak', 'kalah'])('finds moves that show the rules of %s', (id) => {
  const found = [...examplesOf(findPreset(id)!.make({}), { most: 4, base: null })].flatMap(
    (each) => each ?? [],
  )
  expect(found.length).toBeGreaterThan(1)
  expect(found.length).toBeLessThanOrEqual(4)
  expect(new Set(found.map(({ path }) => path)).size).toBe(found.length)
  for (const { shown } of found) expect(shown.steps.length).toBeGreaterThan(0)
})

it('begins with the rule that was changed', () => {
  const base = findPreset('congkak')!.make({})
  const relay = { at: 'own', makes: '2+', then: 'relay' } as const
  const changed = { ...base, last: [...base.last.slice(0, 2), relay] }
  const [first] = [...examplesOf(changed, { most: 2, base })].flatMap((each) => each ?? [])
  expect(first?.path).toBe('last.3')
})

it('begins with what happens now where a rule was taken away', () => {
  const base = findPreset('congkak')!.make({})
  const changed = { ...base, last: base.last.slice(1) }
  const [first] = [...examplesOf(changed, { most: 2, base })].flatMap((each) => each ?? [])
  expect(first?.path).toBe('last')
})
