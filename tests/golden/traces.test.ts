import { describe, expect, test } from 'vitest'
import { findPreset, PRESETS } from '../../src/engine/variant/catalogue'
import { kernelDiffers, rulesDiffer } from '../support/traceDifferences'
import { readTraces } from '../support/traces'

const TRACES = readTraces('tests/golden/traces')

test('every game that follows the other program has a trace', () => {
  const untraced = PRESETS.filter(({ id, oracle }) => oracle !== undefined && !TRACES.has(id))
  expect(untraced.map(({ id }) => id)).toEqual([])
})

describe.each([...TRACES])('%s', (id, traces) => {
  const variant = findPreset(id)!.make()

  test('leads where the other program went, by the rules', () => {
    for (const trace of traces) expect(rulesDiffer(variant, trace)).toEqual([])
  })

  test('leads there with the kernel too', () => {
    for (const trace of traces) expect(kernelDiffers(variant, trace)).toBe(null)
  })
})
