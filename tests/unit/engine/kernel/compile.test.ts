import { expect, test } from 'vitest'
import { compile } from '../../../../src/engine/kernel/compile'
import { findPreset } from '../../../../src/engine/variant/catalogue'

test.each([
  ['congkak', 7, 7, 'oneVector'],
  ['congkak', 8, 7, 'twoVectors'],
  ['congkak', 15, 8, 'twoVectors'],
  ['congkak', 16, 7, 'plain'],
  ['congkak', 15, 9, 'plain'],
  ['awari', 6, 4, 'plain'],
] as const)('%s with %i holes and %i seeds in each is played in mode %s', (id, holes, seeds, mode) => {
  expect(compile(findPreset(id)!.make({ holes, seeds })).mode).toBe(mode)
})
