import { expect, it } from 'vitest'
import { rangesOf } from '../../../src/engine/range'

it.each([
  [0, 1, 1e-6],
  [0, 15, 10],
  [7, 100_000, 1e-6],
  [0, 100_000_000, 1e-7],
  [500, 777, 0.5],
])('cuts games %i to %i into stretches that leave none out and none twice', (from, to, seconds) => {
  const stretches = rangesOf({ from, to }, seconds)
  expect(stretches[0]?.from).toBe(from)
  expect(stretches.at(-1)?.to).toBe(to)
  stretches.slice(1).forEach((stretch, at) => expect(stretch.from).toBe(stretches[at]?.to))
  expect(stretches.every((stretch) => stretch.to > stretch.from)).toBe(true)
})

it('gives every worker a share of a short series, and a long one a bounded number of stretches', () => {
  expect(rangesOf({ from: 0, to: 160 }, 1e-9)).toHaveLength(16)
  expect(rangesOf({ from: 0, to: 1_000_000 }, 10)).toHaveLength(2_000)
  expect(rangesOf({ from: 5, to: 5 }, 1)).toEqual([])
})
