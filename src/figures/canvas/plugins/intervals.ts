import type { Chart, Plugin, PointElement } from 'chart.js'
import type { FigureDataset, FigurePoint } from '../figureConfig'

/** Draws the 95% interval of each point: a band behind lines, whiskers on dots and bars. */
export const intervals: Plugin = {
  id: 'intervals',
  beforeDatasetsDraw(chart) {
    chart.data.datasets.forEach((raw, index) => {
      const dataset = raw as unknown as FigureDataset
      if (dataset.columns && chart.isDatasetVisible(index)) drawColumns(chart, dataset, index)
    })
    eachDataset(chart, 'band', (dataset, index) => drawBand(chart, dataset, index))
  },
  afterDatasetsDraw(chart) {
    eachDataset(chart, 'whiskers', (dataset, index) => drawWhiskers(chart, dataset, index))
  },
}

function eachDataset(
  chart: Chart,
  kind: string,
  draw: (dataset: FigureDataset, index: number) => void,
): void {
  const { left, top, right, bottom } = chart.chartArea
  chart.ctx.save()
  chart.ctx.beginPath()
  chart.ctx.rect(left - 6, top - 6, right - left + 12, bottom - top + 12)
  chart.ctx.clip()
  chart.data.datasets.forEach((raw, index) => {
    const dataset = raw as unknown as FigureDataset
    if (dataset.interval === kind && chart.isDatasetVisible(index)) draw(dataset, index)
  })
  chart.ctx.restore()
}

function drawBand(chart: Chart, dataset: FigureDataset, index: number): void {
  const { xAxisID, yAxisID } = chart.getDatasetMeta(index)
  const x = chart.scales[xAxisID ?? 'x']
  const y = chart.scales[yAxisID ?? 'y']
  const points = dataset.data.filter(hasInterval)
  if (!x || !y || points.length < 2) return
  const pen = chart.ctx
  pen.beginPath()
  for (const point of points) pen.lineTo(x.getPixelForValue(point.x), y.getPixelForValue(point.high))
  for (const point of points.toReversed())
    pen.lineTo(x.getPixelForValue(point.x), y.getPixelForValue(point.low))
  pen.closePath()
  pen.fillStyle = dataset.intervalColour ?? '#888'
  pen.fill()
}

function drawWhiskers(chart: Chart, dataset: FigureDataset, index: number): void {
  const meta = chart.getDatasetMeta(index)
  const sideways = chart.options.indexAxis === 'y'
  const scale = chart.scales[(sideways ? meta.xAxisID : meta.yAxisID) ?? (sideways ? 'x' : 'y')]
  if (!scale) return
  const pen = chart.ctx
  pen.strokeStyle = dataset.intervalColour ?? '#888'
  pen.lineWidth = 2
  dataset.data.forEach((point, at) => {
    const element = meta.data[at]
    if (!hasInterval(point) || !element) return
    const across = sideways ? element.y : element.x
    const [from, to] = [scale.getPixelForValue(point.low), scale.getPixelForValue(point.high)]
    pen.beginPath()
    for (const end of [from, to]) line(pen, sideways, across - 4, end, across + 4, end)
    line(pen, sideways, across, from, across, to)
    pen.stroke()
  })
  if (meta.type !== 'bar')
    for (const element of meta.data) (element as PointElement).draw(pen, chart.chartArea)
}

/** Strokes from the lowest to the highest point of each column of pixels. */
function drawColumns(chart: Chart, dataset: FigureDataset, index: number): void {
  const reach = new Map<number, [number, number]>()
  for (const { x, y } of chart.getDatasetMeta(index).data) {
    const column = Math.round(x)
    const [top, bottom] = reach.get(column) ?? [Infinity, -Infinity]
    reach.set(column, [Math.min(top, y), Math.max(bottom, y)])
  }
  const pen = chart.ctx
  pen.save()
  pen.strokeStyle = dataset.intervalColour ?? '#888'
  pen.lineWidth = 1.2
  pen.beginPath()
  for (const [x, [top, bottom]] of reach) {
    pen.moveTo(x, top)
    pen.lineTo(x, bottom)
  }
  pen.stroke()
  pen.restore()
}

/** The two axes of a whisker, which may be vertical or horizontal. */
function line(
  pen: CanvasRenderingContext2D,
  sideways: boolean,
  a1: number,
  b1: number,
  a2: number,
  b2: number,
): void {
  pen.moveTo(sideways ? b1 : a1, sideways ? a1 : b1)
  pen.lineTo(sideways ? b2 : a2, sideways ? a2 : b2)
}

function hasInterval(point: FigurePoint): point is FigurePoint & { low: number; high: number } {
  return point.low !== undefined && point.high !== undefined
}
