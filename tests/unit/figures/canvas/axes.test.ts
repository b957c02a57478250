import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isRound, rangeBetween, rangeOfShares } from '../../../../src/figures/canvas/axes'
import { formatInterval, formatTick } from '../../../../src/figures/axisFormat'
import { createSpeech } from '../../../../src/locales/speech'
import { spread } from '../../../../src/figures/canvas/plugins/directLabels'

test('a range of shares holds every interval, ends on ticks and stays within 0 and 1', () => {
  const share = fc.double({ min: 0, max: 1, noNaN: true })
  fc.assert(
    fc.property(share, share, (a, b) => {
      const [low, high] = [Math.min(a, b), Math.max(a, b)]
      const { min, max, ticks } = rangeBetween(low, high)
      expect(min).toBeLessThanOrEqual(low + 1e-6)
      expect(max).toBeGreaterThanOrEqual(high - 1e-6)
      expect(min).toBeGreaterThanOrEqual(0)
      expect(max).toBeLessThanOrEqual(1)
      expect(Math.abs(min / ticks.stepSize - Math.round(min / ticks.stepSize))).toBeLessThan(1e-3)
    }),
  )
})

test('a reference line is always inside', () => {
  const { min, max } = rangeOfShares([{ x: 0, y: 0.61, low: 0.6, high: 0.62 }], 0.5)
  expect(min).toBeLessThanOrEqual(0.5)
  expect(max).toBeGreaterThanOrEqual(0.62)
})

test('logarithmic axes name powers of ten, and more where there are few', () => {
  const short = [30, 40, 50, 60, 70, 80, 90, 100, 200]
  expect(short.filter((value) => isRound(value, short))).toEqual([50, 100, 200])
  const long = [1, 2, 5, 10, 20, 50, 100, 200]
  expect(long.filter((value) => isRound(value, long))).toEqual([1, 10, 100])
})

test('numbers are written as the app writes them', () => {
  const speech = createSpeech()
  expect(formatTick({ format: 'integer' }, -123_456, speech)).toBe('−123,456')
  expect(formatTick({ format: 'percent' }, 0.605, speech)).toBe('60.5%')
  expect(formatTick({ format: 'percent' }, 0.61, speech, [0.608, 0.61])).toBe('61.0%')
  expect(formatTick({ format: 'percent' }, 0.61, speech, [0.6, 0.61])).toBe('61%')
  expect(formatTick({ format: 'integer' }, 2_500_000, speech)).toBe('2.5M')
  expect(formatInterval({ format: 'percent' }, 0.5272, 0.5702, speech)).toBe('[52.7, 57.0]')
  expect(formatInterval({ format: 'integer' }, 281.6, 341.2, speech)).toBe('[282, 341]')
})

test('labels at the ends of lines never touch and stay inside', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 300 }), { minLength: 1, maxLength: 6 }), (places) => {
      const labels = places.sort((a, b) => a - b).map((y) => ({ y }))
      spread(labels, 0, 300)
      labels.forEach((label, at) => {
        expect(label.y).toBeLessThanOrEqual(300)
        if (at > 0) expect(label.y - labels[at - 1]!.y).toBeGreaterThanOrEqual(16 - 1e-9)
      })
    }),
  )
})
