import { expect, test } from 'vitest'
import { hatchLines } from '../../../../src/figures/vector/hatch'
import { measureFigure } from '../../../../src/figures/vector/figureFonts'
import type { Segment } from '../../../../src/figures/vector/mark'
import { createSpeech } from '../../../../src/locales/speech'
import type { Role, SharesChart } from '../../../../src/engine/experiments/report/report'
import { ofHundred, winBarLayout, winParts } from '../../../../src/figures/layout/winBar'

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
  const bar = winParts(
    chartOf([
      ['south', 0.5],
      ['tie', 0.125],
      ['north', 0.375],
    ]),
  )
  expect(bar?.map(({ ending, share }) => [ending, share])).toEqual([
    ['south', 0.5],
    ['tie', 0.125],
    ['north', 0.375],
  ])
  const { shapes } = winBarLayout(bar!, 402, { speaker: createSpeech(), measure: measureFigure })
  const [south, tie] = shapes.filter((shape) => shape.type === 'path').map(({ outline }) => outline)
  const reach = (outline: readonly Segment[]) =>
    outline.flatMap((one) => (one.to === 'close' ? [] : [one.at[0]]))
  expect([Math.min(...reach(south!)), Math.max(...reach(south!))]).toEqual([1, 201])
  expect([Math.min(...reach(tie!)), Math.max(...reach(tie!))]).toEqual([201, 251])
})

test('a chart that is not about who wins has no bar', () => {
  expect(
    winParts(
      chartOf([
        ['ours', 0.5],
        ['category', 0.5],
      ]),
    ),
  ).toBe(null)
  expect(winParts(chartOf([]))).toBe(null)
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
  const places = hatchLines(10, 20, 50, 30).flatMap((one) => (one.to === 'close' ? [] : [one.at]))
  expect(places.length).toBeGreaterThan(20)
  for (const [x, y] of places) {
    expect(x >= 10 && x <= 60).toBe(true)
    expect(y >= 20 && y <= 50).toBe(true)
  }
})
