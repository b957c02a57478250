// @vitest-environment happy-dom
import { describe, expect, it, test } from 'vitest'
import type { HeatChart, Role, SharesChart } from '../../../../src/engine/experiments/report/report'
import { isDeep, scaleLegend, shadeOf } from '../../../../src/figures/layout/heat'
import { markOf } from '../../../../src/figures/marks'
import { fade } from '../../../../src/figures/palette'
import { rowsDrawing } from '../../../../src/figures/layout/rowsDrawing'
import { facetsOf, isTold, mainRowOf } from '../../../../src/figures/sharesRows'
import { fakePen } from '../../../support/renderer/fakePen'
import { PALETTE } from '../../../support/renderer/palette'

const heat = (values: HeatChart['values'], scale: HeatChart['scale'], cells: readonly (number | null)[]): HeatChart => ({
  id: 'h', title: 'h', table: 't', type: 'heat', unit: '', scale, values,
  x: { label: '', names: [] }, y: { label: '', names: [] },
  cells: cells.map((value) => ({ x: 0, y: 0, value, text: '' })),
}) // prettier-ignore

describe('shades', () => {
  it('diverge from even: half for shares, zero for seeds', () => {
    const share = shadeOf(heat('shares', 'diverging', [0.5]))
    expect([0, 0.49, 0.5, 0.51, 1].map(share)).toEqual(['d1', 'd3', 'd4', 'd5', 'd7'])
    const seeds = shadeOf(heat('numbers', 'diverging', [-2, 10, null]))
    expect([-10, -2, 0, 10].map(seeds)).toEqual(['d1', 'd3', 'd4', 'd7'])
  })
  it('run from the least to the most cell where they do not diverge', () => {
    const shade = shadeOf(heat('numbers', 'sequential', [10, 24, null]))
    expect([10, 17, 24].map(shade)).toEqual(['q1', 'q4', 'q7'])
    expect(shadeOf(heat('numbers', 'sequential', [3]))(3)).toBe('q1')
  })
  it('are dark at both ends, where the ink is light', () => {
    expect(['d1', 'd2', 'd4', 'd6', 'd7', 'q1', 'q4', 'q5', 'q7'].filter(isDeep)).toEqual([
      'd1',
      'd2',
      'd6',
      'd7',
      'q5',
      'q7',
    ])
  })
  it('are explained from North to South, or from low to high', () => {
    const names = (scale: HeatChart['scale']) =>
      scaleLegend(heat('numbers', scale, [])).flatMap(({ name }) => name || [])
    expect([names('diverging'), names('sequential')]).toEqual([
      ['North', 'even', 'South'],
      ['low', 'high'],
    ])
  })
})

test('no two roles look alike, nor do the first six categories, even without colours', () => {
  const roles: readonly Role[] = ['south', 'north', 'tie', 'ours', 'published']
  const shape = ({ dash, point, hollow }: ReturnType<typeof markOf>) => JSON.stringify([dash, point, hollow])
  expect(new Set(roles.map((role) => shape(markOf(role, 0, PALETTE)))).size).toBe(roles.length)
  const categories = [0, 1, 2, 3, 4, 5].map((order) => markOf('category', order, PALETTE))
  expect(new Set(categories.map(shape)).size).toBe(6)
  expect(categories.map(({ colour }) => colour)).toEqual(['c1', 'c2', 'c3', 'c4', 'c5', 'c6'])
  expect(markOf('category', 6, PALETTE)).toEqual(categories[0])
})

test('a colour is made translucent only if its parts are known', () => {
  expect([fade('rgb(10, 20, 30)', 0.3), fade('tomato', 0.3)]).toEqual(['rgb(10 20 30 / 0.3)', 'tomato'])
})

const part = (name: string, role: Role, value: number) => ({
  name,
  role,
  value,
  low: value - 0.05,
  high: value + 0.05,
})
const row = (label: string, south: number, of?: 'all' | 'published'): SharesChart['rows'][number] => ({
  label,
  ...(of ? { of } : {}),
  parts: [part('South', 'south', south), part('North', 'north', 1 - south)],
})
const shares = (...rows: SharesChart['rows']): SharesChart => ({
  id: 's',
  title: 's',
  table: 't',
  type: 'shares',
  rows,
})

describe('rows of shares', () => {
  it('are painted as bars as long as their shares, with their figures', () => {
    const { pen, written, filled } = fakePen()
    const drawing = rowsDrawing(shares(row('Kalah', 0.75), row('Congkak', 0.25)), 600)
    drawing.paint(pen, PALETTE)
    const widths = filled.filter(({ style }) => style === 'south').map(({ box }) => box[2]!)
    expect((widths[0]! + 2) / (widths[1]! + 2)).toBeCloseTo(3)
    const texts = written.map(({ text }) => text)
    expect(texts.slice(0, 3)).toEqual(['◆ South', '○ North', 'Kalah'])
    expect(texts.filter((text) => /^75/.test(text))).toHaveLength(2)
    expect(drawing.height).toBe(26 + 2 * 38)
  })
  it('shorten a name that has no room', () => {
    const { pen, written } = fakePen()
    rowsDrawing(shares(row('A name that is much too long for its column', 0.5)), 300).paint(pen, PALETTE)
    const name = written.find(({ text }) => text.startsWith('A name'))!.text
    expect(name).toMatch(/^A name.*…$/)
    expect(name.length * 6).toBeLessThanOrEqual(300 * 0.4 + 1)
  })
})

describe('facets of shares', () => {
  const compared = shares(
    row('all games', 0.6, 'all'),
    row('first 100', 0.55),
    row('Table 2', 0.58, 'published'),
  )
  it('name the row for everything, or the only one; equal rows are not named', () => {
    expect(mainRowOf(compared)?.label).toBe('all games')
    expect(mainRowOf(shares(row('only', 0.5), row('paper', 0.5, 'published')))?.label).toBe('only')
    const equals = shares(row('a', 0.5), row('b', 0.5))
    expect([mainRowOf(equals), isTold(equals), isTold(compared)]).toEqual([null, false, true])
  })
  it('put ours and the published first, under short names', () => {
    const [south] = facetsOf(compared)
    expect(south!.dots.names).toEqual(['Ours', 'Published', 'first 100'])
    expect(south!.dots.series.map(({ role }) => role)).toEqual(['south', 'published', 'south'])
    expect([south!.name, south!.value]).toEqual(['South', 0.6])
  })
  it('are equally wide and stay between nothing and all', () => {
    const facets = facetsOf(
      shares({
        label: 'all',
        of: 'all',
        parts: [part('South', 'south', 0.97), part('North', 'north', 0.03)],
      }),
    )
    const extents = facets.map(({ dots }) => dots.value.extent!)
    expect(extents[0]![1] - extents[0]![0]).toBeCloseTo(extents[1]![1] - extents[1]![0])
    expect(extents.flat().every((end) => end >= -1e-9 && end <= 1 + 1e-9)).toBe(true)
  })
})
