import { expect, test } from 'vitest'
import type { Role, SharesChart } from '../../../../../src/engine/experiments/report/report'
import { barOf, hatchOf, ofHundred } from '../../../../../src/renderer/learn/handout/winBar'

function chartOf(parts: readonly (readonly [role: Role, value: number])[]): SharesChart {
  return {
    id: 'shares',
    title: 'Wins',
    table: 'wins',
    type: 'shares',
    rows: [
      { label: 'Published', of: 'published', parts: [] },
      {
        label: 'All games',
        of: 'all',
        parts: parts.map(([role, value]) => ({ name: role, role, value, low: null, high: null })),
      },
    ],
  }
}

test('the parts of the bar follow one another and fill it', () => {
  const bar = barOf(
    chartOf([
      ['south', 0.5],
      ['tie', 0.125],
      ['north', 0.375],
    ]),
  )
  expect(bar?.map(({ ending, left, width }) => [ending, left, width])).toEqual([
    ['south', 0, 0.5],
    ['tie', 0.5, 0.125],
    ['north', 0.625, 0.375],
  ])
})

test('a chart that is not about who wins has no bar', () => {
  expect(
    barOf(
      chartOf([
        ['ours', 0.5],
        ['category', 0.5],
      ]),
    ),
  ).toBe(null)
  expect(barOf(chartOf([]))).toBe(null)
})

test.each([
  [0, '0'],
  [0.002, '<1'],
  [0.4846, '48'],
  [0.998, '>99'],
  [1, '100'],
])('a share of %d is told as %s of 100 games', (share, games) => {
  expect(ofHundred(share)).toBe(games)
})

test('hatching stays inside its box', () => {
  const numbers = hatchOf(10, 20, 50, 30, 6)
    .match(/[\d.]+ [\d.]+/g)!
    .map((place) => place.split(' ').map(Number))
  expect(numbers.length).toBeGreaterThan(20)
  for (const [x, y] of numbers) {
    expect(x! >= 10 && x! <= 60).toBe(true)
    expect(y! >= 20 && y! <= 50).toBe(true)
  }
})
