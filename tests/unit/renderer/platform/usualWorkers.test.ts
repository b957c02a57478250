import { expect, it } from 'vitest'
import { usualWorkers } from '../../../../src/renderer/platform/usualWorkers'

it.each([
  [1, 1],
  [2, 2],
  [3, 2],
  [4, 3],
  [16, 15],
])('a machine with %i cores has %i workers by default', (cores, workers) => {
  expect(usualWorkers(cores)).toBe(workers)
})
