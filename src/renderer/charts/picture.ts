import type { Chart } from '../../engine/experiments/report/report'
import { say } from '../locales/i18n'
import { draw } from '../../figures/canvas/chartjs'
import { describeChart } from '../../figures/describeChart'
import type { FigureConfig } from '../../figures/canvas/figureConfig'
import { figureFonts } from '../../figures/vector/figureFonts'
import type { VectorPage } from '../../figures/vector/mark'
import { pdfOf } from '../../figures/vector/pdf'
import { svgOf } from '../../figures/vector/svg'
import { VectorPen } from '../../figures/vector/vectorPen'
import { type Box, layOut, type PaintFigure } from '../../figures/layout/layout'
import { readPalette } from '../../figures/palette'
import { FIGURE_SIZES, type FigureFormat, type FigureSize } from '../../figures/size'

/** A chart as a picture for papers and slides: light, with its title and a line that names its source. */
export async function pictureOf(
  chart: Chart,
  caption: string,
  format: FigureFormat = 'png',
  size: FigureSize = 'double',
): Promise<Blob> {
  if (format === 'png') return pngOf(chart, caption, size)
  const { fonts, embedded } = await figureFonts()
  const page = await pageOf(chart, caption, size)
  const { millimetres } = FIGURE_SIZES[size]
  return format === 'svg'
    ? new Blob([svgOf(page, millimetres, embedded)], { type: 'image/svg+xml' })
    : new Blob([pdfOf([page], millimetres, fonts)], { type: 'application/pdf' })
}

/** Several charts as one PDF with a page for each, so that all figures of a report are one file. */
export async function picturesPdf(
  charts: readonly Chart[],
  caption: string,
  size: FigureSize = 'double',
): Promise<Blob> {
  const { fonts } = await figureFonts()
  const pages: VectorPage[] = []
  for (const chart of charts) pages.push(await pageOf(chart, caption, size))
  return new Blob([pdfOf(pages, FIGURE_SIZES[size].millimetres, fonts)], { type: 'application/pdf' })
}

async function pngOf(chart: Chart, caption: string, size: FigureSize): Promise<Blob> {
  const { family } = await figureFonts()
  const { millimetres, pixels: width, dotsPerInch } = FIGURE_SIZES[size]
  const sharpness = ((millimetres / 25.4) * dotsPerInch) / width
  const palette = { ...readPalette('light'), sans: family }
  const canvas = document.createElement('canvas')
  const pen = canvas.getContext('2d')!
  const paintFigure: PaintFigure = (config, { x, y, width: wide, height }) => {
    const own = canvasOf(wide, height)
    const drawn = draw(own, fixed(config, sharpness))
    pen.drawImage(own, x, y, wide, height)
    drawn.destroy()
  }
  const drawing = layOut(chart, caption, { pen, palette, width, paintFigure })
  canvas.width = Math.round(width * sharpness)
  canvas.height = Math.round(drawing.height * sharpness)
  pen.scale(sharpness, sharpness)
  drawing.paint(pen, palette)
  return new Promise((settle, fail) =>
    canvas.toBlob(
      (blob) => (blob ? settle(blob) : fail(new Error('The picture could not be made'))),
      'image/png',
    ),
  )
}

async function pageOf(chart: Chart, caption: string, size: FigureSize): Promise<VectorPage> {
  const { family } = await figureFonts()
  const { pixels: width } = FIGURE_SIZES[size]
  const palette = { ...readPalette('light'), sans: family }
  const canvas = canvasOf(1, 1)
  const vector = new VectorPen(canvas, canvas.getContext('2d', { willReadFrequently: true })!)
  const pen = vector.asPen()
  const drawing = layOut(chart, caption, { pen, palette, width, paintFigure: onto(vector) })
  drawing.paint(pen, palette)
  return {
    width,
    height: Math.ceil(drawing.height),
    title: say(chart.title),
    description: describeChart(chart),
    marks: vector.marks,
  }
}

/** Lets Chart.js draw with a vector pen: its canvas returns that pen as its context. */
function onto(vector: VectorPen): PaintFigure {
  return (config, { x, y, width, height }: Box) => {
    const canvas = canvasOf(width, height)
    const pen = vector.within(canvas, x, y).asPen()
    canvas.getContext = (() => pen) as unknown as HTMLCanvasElement['getContext']
    draw(canvas, fixed(config, 1)).destroy()
  }
}

function canvasOf(width: number, height: number): HTMLCanvasElement {
  const canvas = document.createElement('canvas')
  canvas.width = width
  canvas.height = height
  return canvas
}

/**
 * A figure of a fixed size. Options per segment make Chart.js draw lines step by step, not as path objects that only
 * a real canvas can read.
 */
function fixed(config: FigureConfig, devicePixelRatio: number): FigureConfig {
  const options = { ...config.options, responsive: false, devicePixelRatio, events: [] }
  const datasets = config.data.datasets.map((dataset) => ({ segment: {}, ...dataset }))
  return { ...config, data: { ...config.data, datasets }, options } as FigureConfig
}
