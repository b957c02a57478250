import { expect, test } from 'vitest'
import { chartTicks } from '../../../../../src/renderer/game/record/chartTicks'

test.each([
  [0, 1, 4, [0, 1]],
  [0, 40, 4, [0, 10, 20, 30, 40]],
  [-7, 12, 3, [0, 10]],
  [-3, 5, 3, [0, 5]],
  [0, 200_000, 4, [0, 50_000, 100_000, 150_000, 200_000]],
  [0, 1_000_000, 4, [0, 250_000, 500_000, 750_000, 1_000_000]],
])('from %d to %d, about %d ticks', (from, to, most, ticks) => {
  expect(chartTicks(from, to, most)).toEqual(ticks)
})
