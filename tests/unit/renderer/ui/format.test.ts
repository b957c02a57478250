import { expect, test } from 'vitest'
import {
  formatBytes,
  formatDuration,
  formatExact,
  formatFixed,
  formatForeseen,
  formatLeft,
  formatNumber,
  formatRate,
  formatShare,
  formatSigned,
} from '../../../../src/renderer/ui/format'

test('a number below zero has a minus sign, never a hyphen, in every format', () => {
  const texts = [
    formatNumber(-3.5),
    formatExact(-0.125),
    formatSigned(-4),
    formatFixed(-1.25, 1),
    formatShare(-0.035),
  ]
  expect(texts).toEqual(['−3.5', '−0.125', '−4', '−1.3', '−3.50%'])
})

test('what rounds to zero has no sign', () => {
  expect(formatShare(-0.000001)).toBe('0.00%')
  expect(formatSigned(0)).toBe('0')
})

test('decimals are cut to four significant digits, and whole numbers are not', () => {
  expect(formatNumber(0.123456789012345)).toBe('0.1235')
  expect(formatNumber(1_234_567)).toBe('1,234,567')
  expect(formatExact(1234.56789)).toBe('1,234.56789')
})

test.each([
  [0, '0 s'],
  [0.25, '250 ms'],
  [4.25, '4.3 s'],
  [42.4, '42 s'],
  [200, '3 min'],
  [7800, '2 h 10 min'],
  [7200, '2 h'],
  [200_000, '2 days'],
])('%d seconds read %s', (seconds, words) => {
  expect(formatDuration(seconds)).toBe(words)
})

test('estimates and times left do not pretend to be precise', () => {
  expect(formatForeseen(0.4)).toBe('under a second')
  expect(formatForeseen(120)).toBe('about 2 min')
  expect([1, 12, 130, 4000].map(formatLeft)).toEqual([
    'a moment',
    '15 s left',
    '3 min left',
    '1 h 10 min left',
  ])
})

test.each([
  [12, '12 B'],
  [1500, '1.5 kB'],
  [64_000_000, '64 MB'],
  [3_200_000_000_000_000, '3,200 TB'],
])('%d bytes read %s', (bytes, words) => {
  expect(formatBytes(bytes)).toBe(words)
})

test.each([
  [0, ''],
  [3.21, '3.2 games/s'],
  [41.2, '41 games/s'],
  [18_444, '18,400 games/s'],
  [1_234_000, '1.2 M games/s'],
  [41_000_000, '41 M games/s'],
])('a rate of %d reads "%s"', (rate, words) => {
  expect(formatRate(rate, 'games')).toBe(words)
})
