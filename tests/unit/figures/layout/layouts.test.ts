import { readFileSync } from 'node:fs'
import { describe, expect, it, test } from 'vitest'
import type {
  BarsChart,
  HeatChart,
  Role,
  SharesChart,
} from '../../../../src/engine/experiments/report/report'
import { chartLayout, isOnCanvas } from '../../../../src/figures/chartLayout'
import { isDeep, shadesOf } from '../../../../src/figures/layout/heat'
import type { PathShape, Shape, TextShape } from '../../../../src/figures/layout/shape'
import { toldApart, wrapped } from '../../../../src/figures/layout/text'
import { markOf, type Mark } from '../../../../src/figures/marks'
import { fade, PAPER } from '../../../../src/figures/palette'
import { hasBigFigures, mainRowOf, partsOf, rowsInOrder } from '../../../../src/figures/sharesRows'
import { ENGLISH } from '../../../support/figures/canvas'
import {
  byHole,
  crosstable,
  longNames,
  manyShares,
  matrix,
  ratings,
  runShares,
  values,
} from '../../../support/figures/sampleCharts'

const leaves = (shapes: readonly Shape[]): readonly (PathShape | TextShape)[] =>
  shapes.flatMap((shape) => (shape.type === 'group' ? leaves(shape.shapes) : [shape]))
const textsOf = (chart: Parameters<typeof chartLayout>[0], width: number): readonly TextShape[] =>
  leaves(chartLayout(chart, width, ENGLISH).shapes).filter((shape) => shape.type === 'text')
const wordsOf = (chart: Parameters<typeof chartLayout>[0], width: number) =>
  textsOf(chart, width).map(({ text }) => text)
/** The left and right ends of outlines in a colour. */
const reachesOf = (
  chart: Parameters<typeof chartLayout>[0],
  width: number,
  pick: (shape: PathShape) => boolean,
) =>
  leaves(chartLayout(chart, width, ENGLISH).shapes)
    .filter((shape): shape is PathShape => shape.type === 'path' && pick(shape))
    .map(({ outline }) => {
      const xs = outline.flatMap((one) => (one.to === 'close' ? [] : [one.at[0]]))
      return [Math.min(...xs), Math.max(...xs)] as const
    })

const heat = (of: HeatChart['values'], scale: HeatChart['scale'], cells: readonly (number | null)[]): HeatChart => ({
  id: 'h', title: 'h', table: 't', type: 'heat', unit: 'seeds', scale, values: of,
  x: { label: '', names: [''] }, y: { label: '', names: [''] },
  cells: cells.map((value) => ({ x: 0, y: 0, value, text: '' })),
}) // prettier-ignore

describe('shades', () => {
  it('diverge from even: half for shares, zero for seeds', () => {
    const share = shadesOf(heat('shares', 'diverging', [0.5])).shadeOf
    expect([0, 0.49, 0.5, 0.51, 1].map(share)).toEqual(['d1', 'd3', 'd4', 'd5', 'd7'])
    const seeds = shadesOf(heat('numbers', 'diverging', [-2, 10, null])).shadeOf
    expect([-10, -2, 0, 10].map(seeds)).toEqual(['d1', 'd3', 'd4', 'd7'])
  })
  it('of shares without sides are centred on a half, whatever the cells are', () => {
    const { shadeOf } = shadesOf(heat('shares', 'sequential', [0.55, 0.61]))
    expect([0, 0.45, 0.5, 0.55, 1].map(shadeOf)).toEqual(['q1', 'q4', 'q4', 'q4', 'q7'])
  })
  it('of other numbers run from the least to the most', () => {
    const { shadeOf } = shadesOf(heat('numbers', 'sequential', [10, 24, null]))
    expect([10, 17, 24].map(shadeOf)).toEqual(['q1', 'q4', 'q7'])
    expect(shadesOf(heat('numbers', 'sequential', [3])).shadeOf(3)).toBe('q1')
  })
  it('are dark at both ends, where the ink is light', () => {
    const shades = ['d1', 'd2', 'd4', 'd6', 'd7', 'q1', 'q4', 'q5', 'q7'] as const
    expect(shades.filter(isDeep)).toEqual(['d1', 'd2', 'd6', 'd7', 'q5', 'q7'])
  })
  it('are explained with numbers: from North to South, or from low to high', () => {
    expect(wordsOf(matrix(), 680).slice(-9)).toEqual([
      '0%',
      '17%',
      '33%',
      '50%',
      '67%',
      '83%',
      '100%',
      'North',
      'South',
    ])
    expect(wordsOf(values(), 680).slice(-10)).toEqual([
      '−12',
      '−8',
      '−4',
      '0',
      '+4',
      '+8',
      '+12',
      'North',
      'South',
      'seeds',
    ])
    expect(wordsOf(crosstable(), 680).slice(-3)).toEqual(['0%', '50%', '100%'])
  })
})

describe('a matrix', () => {
  it('has a cell for each pair, read row by row', () => {
    const { role, shapes } = chartLayout(matrix(), 680, ENGLISH)
    const rows = shapes.filter((shape) => shape.type === 'group' && shape.role === 'row')
    expect([role, rows.length]).toEqual(['table', 6])
    expect(rows.slice(1).map((row) => row.type === 'group' && row.shapes.length)).toEqual([6, 6, 6, 6, 6])
  })
  it('has numbers for names that do not fit, and a key if the rows do not say them', () => {
    expect(wordsOf(matrix(), 680)).toContain('Skilled')
    expect(wordsOf(matrix(), 360)).toContain('3 Skilled')
    const key = wordsOf(matrix(12), 360).join(' ')
    expect(key).toContain('1 Random, 2 Novice, 3 Skilled, 4 Minimax, 4 moves ahead')
  })
})

test('no two roles look alike, nor do the first six categories, even without colours', () => {
  const roles: readonly Role[] = ['south', 'north', 'tie', 'ours', 'published']
  const shape = ({ dash, point, hollow }: Mark) => JSON.stringify([dash, point, hollow])
  expect(new Set(roles.map((role) => shape(markOf(role, 0)))).size).toBe(roles.length)
  const categories = [0, 1, 2, 3, 4, 5].map((order) => markOf('category', order))
  expect(new Set(categories.map(shape)).size).toBe(6)
  expect(categories.map(({ ink }) => ink)).toEqual(['c1', 'c2', 'c3', 'c4', 'c5', 'c6'])
  expect(markOf('category', 6)).toEqual(categories[0])
})

test('paper has the colours of the light theme', () => {
  const css = readFileSync('src/renderer/ui/styles/tokens.css', 'utf8')
  for (const [token, colour] of Object.entries(PAPER))
    expect(css, token).toMatch(new RegExp(`--${token}: light-dark\\(${colour},`))
})

test('a colour is made translucent only if its parts are known', () => {
  expect(['rgb(10, 20, 30)', '#0a141e', 'tomato'].map((colour) => fade(colour, 0.3))).toEqual([
    'rgb(10 20 30 / 0.3)',
    'rgb(10 20 30 / 0.3)',
    'tomato',
  ])
})

describe('rows of shares', () => {
  const chart = manyShares(2, ['Kalah', 'Congkak'])
  it('are bars as long as their shares, on an axis from nothing to all', () => {
    // The first is the sample in the legend.
    const bars = reachesOf(chart, 680, ({ fill, stroke }) => fill === 'south' && !stroke).slice(1)
    const lengths = bars.map(([left, right]) => right - left + 2)
    expect(lengths[0]! / lengths[1]!).toBeCloseTo(0.61 / 0.579)
    expect(wordsOf(chart, 680).filter((text) => /^\d+%$/.test(text))).toEqual([
      '0%',
      '25%',
      '50%',
      '75%',
      '100%',
    ])
  })
  it('have a column for a part that only a later row has', () => {
    expect(partsOf(chart).map(({ role }) => role)).toEqual(['south', 'tie', 'north', 'undecided'])
    for (const width of [360, 680])
      expect(wordsOf(chart, width)).toEqual(expect.arrayContaining(['Undecided', '7.0%', '–']))
  })
  it('show both halves of the interval of the first part', () => {
    const whiskers = (width: number) =>
      reachesOf(chart, width, ({ stroke }) => stroke === 'ink').filter(([left, right]) => right > left)
    for (const width of [360, 680]) {
      const scale = reachesOf(chart, width, ({ stroke }) => stroke === 'chart-grid').map(([left]) => left)
      const at = (share: number) => scale[0]! + share * (scale.at(-1)! - scale[0]!)
      // After the sample in the legend.
      expect(whiskers(width)[1]![0]).toBeCloseTo(at(0.61 - 0.031), 1)
      expect(whiskers(width)[1]![1]).toBeCloseTo(at(0.61 + 0.029), 1)
    }
  })
  it('are named by what differs if their names are long, and what they share is said once', () => {
    const words = wordsOf(manyShares(12), 680)
    expect(words).toContain('4 seeds')
    expect(words.filter((text) => text.includes('northern coast'))).toHaveLength(1)
  })
})

describe('names', () => {
  it('are told apart by what differs', () => {
    expect(toldApart(longNames(2))).toEqual({
      names: ['4 seeds', '5 seeds'],
      same: 'Congkak of the northern coast, Minimax, 2 moves ahead, against Random, 100,000 games',
    })
  })
  it('stay whole if nothing or everything would be left of one', () => {
    for (const names of [['Kalah', 'Congkak'], ['Kalah', 'Kalah, 4 seeds'], ['only one, of its kind']])
      expect(toldApart(names)).toEqual({ names, same: '' })
  })
  it('are broken between words, and inside only if a word is wider than its line', () => {
    const measure = (text: string) => text.length
    expect(wrapped('one two three', 7, { size: 1 }, measure)).toEqual(['one two', 'three'])
    expect(wrapped('a incomprehensibilities', 10, { size: 1 }, measure)).toEqual([
      'a',
      'incomprehe',
      'nsibilitie',
      's',
    ])
  })
})

describe('shares of one run', () => {
  const chart = runShares('published')
  it('name the row for everything, or the only one; equal rows are not named', () => {
    expect(mainRowOf(chart)?.label).toBe('All games')
    const [all, paper] = chart.rows
    const only: SharesChart = { ...chart, rows: [{ ...all!, of: undefined } as never, paper!] }
    expect(mainRowOf(only)?.label).toBe('All games')
    expect([mainRowOf(manyShares(2)), hasBigFigures(manyShares(2)), hasBigFigures(chart)]).toEqual([
      null,
      false,
      true,
    ])
  })
  it('put ours and the published first, under short names, with all parts of all rows', () => {
    expect(rowsInOrder(chart).map(({ of }) => of)).toEqual(['all', 'published', undefined])
    const words = wordsOf(chart, 680)
    expect(words).toEqual(
      expect.arrayContaining(['Ours', 'Published', 'first 100 games', '60.91%', 'Undecided', '10.0%']),
    )
  })
  it('say that there are no games yet', () => {
    expect(wordsOf({ ...chart, rows: [] }, 680)).toEqual(['No games yet.'])
  })
})

describe('values with intervals', () => {
  it('are dots; values without any are bars, unless zero means nothing', () => {
    const without = (chart: BarsChart): BarsChart => ({
      ...chart,
      series: chart.series.map((one) => ({
        ...one,
        points: one.points.map(({ low: _, high: __, ...point }) => point),
      })),
    })
    expect([byHole(), ratings(12), without(byHole()), without(ratings(12))].map(isOnCanvas)).toEqual([
      false,
      false,
      true,
      false,
    ])
  })
  it('stand in the order of their places, each with its name, value and interval', () => {
    const words = wordsOf(ratings(12), 680)
    expect(words).toEqual(
      expect.arrayContaining(['Random 1', '310 [282, 341]', 'Novice 12', '−295', 'mean', 'Rating, Elo']),
    )
    const places = textsOf(byHole(), 680).filter(({ text }) => /^[1-7]$/.test(text))
    expect(places.map(({ text }) => text)).toEqual(['1', '2', '3', '4', '5', '6', '7'])
    expect(places.map(({ y }) => y)).toEqual(places.map(({ y }) => y).sort((a, b) => a - b))
  })
  it('keep rows apart that have the same name', () => {
    const [series] = byHole().series
    const points = series!.points.map((point) => ({ ...point, label: 'same' }))
    expect(
      wordsOf({ ...byHole(), series: [{ ...series!, points }] }, 680).filter((text) => text === 'same'),
    ).toHaveLength(7)
  })
})
