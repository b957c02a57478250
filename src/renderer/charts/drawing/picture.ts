import type { Chart, HeatChart, SharesChart } from '../../../engine/experiments/report/report'
import { draw } from '../chartjs'
import { dotsFigure } from '../figures/dotsFigure'
import type { FigureConfig } from '../figures/figure'
import { figureOf, heightOf } from '../figures/figureOf'
import { say, t } from '../../locales/i18n'
import { formatFixed, formatShare } from '../../ui/format'
import { isDeep, shadeOf } from './heat'
import { markOf } from './marks'
import { readPalette, type Palette, type Token } from './palette'
import { write, type Drawing } from './pen'
import { rowsDrawing } from './rowsDrawing'
import { facetsOf, isTold } from '../figures/sharesDots'

const WIDTH = 960
const MARGIN = 28
const INNER = WIDTH - 2 * MARGIN
/** Device pixels per pixel: sharp in print. */
const SHARPNESS = 3

/** A chart as a PNG for papers and slides: light, sharp, with its title and a line that says where it comes from. */
export function pictureOf(chart: Chart, caption: string): Promise<Blob> {
  const palette = readPalette('light')
  const drawing = drawingOf(chart, palette)
  const top = 58
  const height = top + drawing.height + 44
  const canvas = document.createElement('canvas')
  canvas.width = WIDTH * SHARPNESS
  canvas.height = height * SHARPNESS
  const pen = canvas.getContext('2d')!
  pen.scale(SHARPNESS, SHARPNESS)
  pen.fillStyle = '#ffffff'
  pen.fillRect(0, 0, WIDTH, height)
  const title = say(chart.title)
  write(pen, title, MARGIN, 32, `600 17px ${palette.sans}`, palette.ink)
  if (chart.note) {
    pen.font = `600 17px ${palette.sans}`
    write(
      pen,
      say(chart.note),
      MARGIN + pen.measureText(title).width + 12,
      32,
      `400 13px ${palette.sans}`,
      palette['ink-2'],
    )
  }
  pen.save()
  pen.translate(MARGIN, top)
  drawing.paint(pen, palette)
  pen.restore()
  write(pen, caption, MARGIN, height - 16, `400 11px ${palette.sans}`, palette['ink-3'])
  return new Promise((settle, fail) =>
    canvas.toBlob(
      (blob) => (blob ? settle(blob) : fail(new Error('The picture could not be made'))),
      'image/png',
    ),
  )
}

function drawingOf(chart: Chart, palette: Palette): Drawing {
  if (chart.type === 'heat') return heatDrawing(chart)
  if (chart.type === 'shares') return isTold(chart) ? sharesDrawing(chart) : rowsDrawing(chart, INNER)
  const legend = chart.type !== 'lines' && chart.series.length > 1
  const plot = Math.max(420, heightOf(chart) ?? 0)
  return {
    height: plot + (legend ? 22 : 0),
    paint(pen) {
      if (legend) paintLegend(pen, chart.series, palette)
      paintFigure(pen, figureOf(chart)({ palette, width: INNER }), 0, legend ? 22 : 0, INNER, plot)
    },
  }
}

function sharesDrawing(chart: SharesChart): Drawing {
  const facets = facetsOf(chart)
  const plot = 44 + chart.rows.length * 24
  const width = INNER / Math.max(1, facets.length)
  return {
    height: 66 + plot,
    paint(pen, palette) {
      facets.forEach((facet, at) => {
        const x = at * width
        const mark = markOf(facet.role, at, palette)
        write(pen, `${mark.glyph} ${say(facet.name)}`, x, 12, `500 13px ${palette.sans}`, mark.colour)
        write(pen, formatShare(facet.value), x, 46, `600 28px ${palette.sans}`, palette.ink)
        pen.font = `600 28px ${palette.sans}`
        const beside = x + pen.measureText(formatShare(facet.value)).width + 8
        if (facet.low !== null && facet.high !== null) {
          const [low, high] = [facet.low, facet.high].map((end) => formatFixed(end * 100, 2)) as [
            string,
            string,
          ]
          const range = t('charts.fromTo', { low, high })
          write(pen, range, beside, 46, `400 12px ${palette.sans}`, palette['ink-3'])
        }
        paintFigure(pen, dotsFigure(facet.dots, { palette, width }), x, 62, width - 24, plot)
      })
    },
  }
}

function heatDrawing(chart: HeatChart): Drawing {
  const left = 130
  const cell = Math.min(120, (INNER - left) / chart.x.names.length)
  const row = 40
  return {
    height: 30 + chart.y.names.length * row,
    paint(pen, palette) {
      const shade = shadeOf(chart)
      const font = `600 ${cell < 60 ? 11 : 13}px ${palette.sans}`
      write(
        pen,
        t('charts.corner', { rows: chart.y.label, columns: chart.x.label }),
        0,
        14,
        `400 11px ${palette.sans}`,
        palette['ink-3'],
      )
      chart.x.names.forEach((name, x) =>
        write(pen, say(name), left + (x + 0.5) * cell, 14, font, palette['ink-2'], 'center'),
      )
      chart.y.names.forEach((name, y) => write(pen, say(name), 0, 30 + y * row + 24, font, palette['ink-2']))
      for (const { x, y, value, text } of chart.cells) {
        const step = value === null ? null : shade(value)
        pen.fillStyle = step ? palette[step as Token] : palette.panel
        pen.beginPath()
        pen.roundRect(left + x * cell, 26 + y * row, cell - 3, row - 3, 4)
        pen.fill()
        const ink = step && isDeep(step) ? '#ffffff' : palette.ink
        write(pen, say(text), left + (x + 0.5) * cell - 1.5, 26 + y * row + 23, font, ink, 'center')
      }
    },
  }
}

function paintFigure(
  pen: CanvasRenderingContext2D,
  config: FigureConfig,
  x: number,
  y: number,
  width: number,
  height: number,
): void {
  const canvas = document.createElement('canvas')
  canvas.width = width
  canvas.height = height
  const chart = draw(canvas, {
    ...config,
    options: { ...config.options, responsive: false, devicePixelRatio: SHARPNESS } as FigureConfig['options'],
  })
  pen.drawImage(canvas, x, y, width, height)
  chart.destroy()
}

function paintLegend(
  pen: CanvasRenderingContext2D,
  series: Extract<Chart, { type: 'bars' }>['series'],
  palette: Palette,
): void {
  let x = 0
  series.forEach(({ name, role }, order) => {
    const mark = markOf(role, order, palette)
    const text = `${mark.glyph} ${say(name)}`
    write(pen, text, x, 8, `600 12px ${palette.sans}`, mark.colour)
    x += pen.measureText(text).width + 18
  })
}
