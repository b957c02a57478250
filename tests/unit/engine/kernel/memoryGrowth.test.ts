import { expect, test, vi } from 'vitest'
import { startWithRoom } from '../../../../src/engine/openings/kernel'
import { start } from '../../../../src/engine/rules/match'
import { createProver } from '../../../../src/engine/solver/solve'
import { findPreset } from '../../../../src/engine/variant/catalogue'

vi.mock(import('../../../../src/engine/kernel/instantiate'), async (original) => {
  const { withMemoryLimit } = await import('../../../support/withMemoryLimit')
  const real = await original()
  return {
    ...real,
    instantiate: <Exports>(bytes: Uint8Array) => real.instantiate<Exports>(withMemoryLimit(bytes)),
  }
})

const MEMORY = 64 * 2 ** 20

test.each([
  ['kalah', 'fast'],
  ['congklak', 'search'],
  ['awari', 'retrograde'],
] as const)('solving %s (%s) says so when the machine does not give the memory', (id, method) => {
  const variant = findPreset(id)!.make({ holes: 6, seeds: 4 })
  expect(() => createProver(variant, start(variant), method, MEMORY)).toThrow(
    'This machine does not give 64 MiB of memory',
  )
})

test('searching openings says so when the machine does not give the memory', () => {
  expect(() => startWithRoom(MEMORY)).toThrow('This machine does not give the 64 MiB this search needs')
})
