import { expect, test, vi } from 'vitest'
import { startWithRoom } from '../../../../src/engine/openings/kernel'
import { start } from '../../../../src/engine/rules/match'
import { createProver } from '../../../../src/engine/solver/solve'
import { findPreset } from '../../../../src/engine/variant/catalogue'
import { message } from '../../../../src/locales/message'

vi.mock(import('../../../../src/engine/kernel/instantiate'), async (original) => {
  const { withMemoryLimit } = await import('../../../support/withMemoryLimit')
  const real = await original()
  return {
    ...real,
    instantiate: <Exports>(bytes: Uint8Array) => real.instantiate<Exports>(withMemoryLimit(bytes)),
  }
})

const MEMORY = 64 * 2 ** 20
const MISSING = expect.objectContaining({ text: message('workers.noMemoryFor', { mib: 64 }) })

test.each([
  ['kalah', 'fast'],
  ['congklak', 'search'],
  ['awari', 'retrograde'],
] as const)('solving %s (%s) says how much memory is missing', (id, method) => {
  const variant = findPreset(id)!.make({ holes: 6, seeds: 4 })
  expect(() => createProver(variant, start(variant), method, MEMORY)).toThrow(MISSING)
})

test('searching openings says how much memory is missing', () => {
  expect(() => startWithRoom(MEMORY)).toThrow(MISSING)
})
