import { expect, it } from 'vitest'
import { findPreset } from '../../../../../src/engine/variant/catalogue'
import { examplesOf } from '../../../../../src/renderer/learn/sheet/useExamples'

it.each(['congkak', 'kalah'])('finds moves that show the rules of %s', (id) => {
  const found = [...examplesOf(findPreset(id)!.make({}))].flatMap((each) => each ?? [])
  expect(found.length).toBeGreaterThan(1)
  expect(found.length).toBeLessThanOrEqual(4)
  expect(new Set(found.map(({ path }) => path)).size).toBe(found.length)
  for (const { shown } of found) expect(shown.steps.length).toBeGreaterThan(0)
})
