import type { Chart, Plugin } from 'chart.js'
import { describe, expect, it } from 'vitest'
import type { FigureNotes } from '../../../../src/figures/canvas/figureConfig'
import { annotations } from '../../../../src/figures/canvas/plugins/annotations'
import { directLabels, spread } from '../../../../src/figures/canvas/plugins/directLabels'
import { intervals } from '../../../../src/figures/canvas/plugins/intervals'
import { markOf } from '../../../../src/figures/marks'
import { fakePen } from '../../../support/renderer/fakePen'

const INK = { text: 'text', faint: 'faint', strong: 'strong', shade: 'shade', ground: 'ground' }
/** A scale on which a unit is ten pixels. */
const scale = { min: 0, max: 100, getPixelForValue: (value: number) => value * 10 }

/** Lets a plugin draw on a chart of 1,000 by 500 pixels. */
function drawn(
  plugin: Plugin,
  hook: 'beforeDatasetsDraw' | 'afterDatasetsDraw',
  notes: Partial<FigureNotes>,
  datasets: readonly object[] = [],
  elements: readonly (readonly { x: number; y: number }[])[] = [],
) {
  const drawing = fakePen()
  const chart = {
    ctx: drawing.pen,
    data: { datasets, notes: { ink: INK, font: 'sans', ...notes } },
    scales: { x: scale, y: scale },
    chartArea: { left: 0, right: 1000, top: 0, bottom: 500 },
    options: {},
    isDatasetVisible: (index: number) => !(datasets[index] as { hidden?: boolean } | undefined)?.hidden,
    getDatasetMeta: (index: number) => ({
      type: 'bar',
      data: elements[index] ?? [],
      xAxisID: 'x',
      yAxisID: 'y',
    }),
  } as unknown as Chart
  ;(plugin[hook] as (chart: Chart) => void)(chart)
  return drawing
}

describe('annotations', () => {
  it('shade what is still to come, inside the picture', () => {
    const { filled, written } = drawn(annotations, 'beforeDatasetsDraw', {
      pending: { from: 80, to: 200, label: 'still to come' },
    })
    expect(filled).toEqual([{ style: 'shade', box: [800, 0, 200, 500] }])
    expect(written.map(({ text }) => text)).toEqual(['still to come'])
    const narrow = drawn(annotations, 'beforeDatasetsDraw', {
      pending: { from: 98, to: 200, label: 'still to come' },
    })
    expect([narrow.filled.length, narrow.written]).toEqual([1, []])
  })
  it('draw a line where its value is on the scale', () => {
    const line = (value: number) =>
      drawn(annotations, 'beforeDatasetsDraw', { reference: { label: 'even', value } })
    expect(line(50).lines).toEqual([[0, 500], [1000, 500]]) // prettier-ignore
    expect(line(120).lines).toEqual([])
  })
})

describe('names at the ends of lines', () => {
  const mark = markOf('south', 0)
  const names = ['South', 'North'].map((text, dataset) => ({ dataset, text, mark, colour: 'c' }))
  it('stand at the last points, pushed apart, those of hidden lines left out', () => {
    const ends = [[{ x: 0, y: 100 }], [{ x: 0, y: 104 }]]
    const { written } = drawn(directLabels, 'afterDatasetsDraw', { names }, [{}, {}], ends)
    expect(written).toEqual([
      { text: 'South', x: 1022, y: 100 },
      { text: 'North', x: 1022, y: 116 },
    ])
    const hidden = drawn(directLabels, 'afterDatasetsDraw', { names }, [{ hidden: true }, {}], ends)
    expect(hidden.written.map(({ text }) => text)).toEqual(['North'])
  })
  it('stay inside the picture', () => {
    const labels = [490, 495, 499].map((y) => ({ y }))
    spread(labels, 0, 500)
    expect(labels.map(({ y }) => y)).toEqual([468, 484, 500])
  })
})

describe('intervals', () => {
  const data = [{ x: 1, y: 5, low: 4, high: 6 }, { x: 2, y: 5, low: 3, high: 7 }, { x: 3, y: 5 }] // prettier-ignore
  it('are bands behind lines: along the upper ends and back along the lower', () => {
    const { lines } = drawn(intervals, 'beforeDatasetsDraw', {}, [{ interval: 'band', data }])
    expect(lines).toEqual([[10, 60], [20, 70], [20, 30], [10, 40]]) // prettier-ignore
  })
  it('are whiskers on bars, from low to high, where there is an interval', () => {
    const elements = [data.map(({ x, y }) => ({ x: x * 10, y: y * 10 }))]
    const { lines } = drawn(intervals, 'afterDatasetsDraw', {}, [{ interval: 'whiskers', data }], elements)
    expect(lines).toHaveLength(12)
    expect(lines.slice(4, 6)).toEqual([[10, 40], [10, 60]]) // prettier-ignore
  })
  it('of columns of pixels are strokes from the lowest to the highest point', () => {
    const elements = [[{ x: 5.2, y: 9 }, { x: 4.8, y: 30 }, { x: 7, y: 1 }]] // prettier-ignore
    const { lines } = drawn(intervals, 'beforeDatasetsDraw', {}, [{ columns: true, data: [] }], elements)
    expect(lines).toEqual([[5, 9], [5, 30], [7, 1], [7, 1]]) // prettier-ignore
  })
  it('of a hidden series are not drawn', () => {
    const { lines } = drawn(intervals, 'beforeDatasetsDraw', {}, [{ interval: 'band', data, hidden: true }])
    expect(lines).toEqual([])
  })
})
