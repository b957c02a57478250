import type { Chart, HeatChart, SharesChart } from '../../engine/experiments/report/report'
import { say, t } from '../../renderer/locales/i18n'
import { formatFixed, formatShare } from '../../renderer/ui/format'
import { dotsFigure } from '../canvas/dotsFigure'
import type { FigureConfig } from '../canvas/figureConfig'
import { figureOf, heightOf } from '../canvas/figureOf'
import { facetsOf, isTold } from '../sharesRows'
import { isDeep, shadeOf } from './heat'
import { markOf } from '../marks'
import type { Palette, Token } from '../palette'
import { fitted, wrapped, write, type Drawing } from './pen'
import { rowsDrawing } from './rowsDrawing'

/** A picture narrower than this, in pixels, stacks its parts. */
const NARROW = 520

/** Draws a figure of Chart.js with its corner at a place. */
export type PaintFigure = (config: FigureConfig, box: Box) => void

/** A place and a size on a picture. */
export interface Box {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** The inputs of a picture's layout. */
interface Layout {
  readonly pen: CanvasRenderingContext2D
  readonly palette: Palette
  readonly width: number
  readonly paintFigure: PaintFigure
}

/**
 * Lays a chart out for a picture: white ground, title and note, the chart, and a line that names its source. Painting
 * needs the height, which depends on how texts wrap.
 */
export function layOut(chart: Chart, caption: string, layout: Layout): Drawing {
  const { pen, palette, width } = layout
  const margin = width < NARROW ? 12 : 28
  const inner = width - 2 * margin
  const head = { font: `600 ${width < NARROW ? 14 : 17}px ${palette.sans}`, line: width < NARROW ? 18 : 22 }
  const small = `400 ${width < NARROW ? 11 : 13}px ${palette.sans}`
  const tiny = `400 ${width < NARROW ? 10 : 11}px ${palette.sans}`
  const title = wrapped(pen, say(chart.title), inner, head.font)
  const note = chart.note === undefined ? [] : wrapped(pen, say(chart.note), inner, small)
  const foot = wrapped(pen, caption, inner, tiny)
  const drawing = drawingOf(chart, inner, layout)
  const top = margin + title.length * head.line + note.length * 17 + 8
  const height = top + drawing.height + 20 + foot.length * 14 + margin / 2
  return {
    height,
    paint() {
      pen.fillStyle = '#ffffff'
      pen.fillRect(0, 0, width, height)
      let y = margin - 5
      for (const line of title) write(pen, line, margin, (y += head.line), head.font, palette.ink)
      for (const line of note) write(pen, line, margin, (y += 17), small, palette['ink-2'])
      pen.save()
      pen.translate(margin, top)
      drawing.paint(pen, palette)
      pen.restore()
      y = top + drawing.height + 12
      for (const line of foot) write(pen, line, margin, (y += 14), tiny, palette['ink-3'])
    },
  }
}

function drawingOf(chart: Chart, inner: number, layout: Layout): Drawing {
  if (chart.type === 'heat') return heatDrawing(chart, inner)
  if (chart.type === 'shares')
    return isTold(chart) ? sharesDrawing(chart, inner, layout) : rowsDrawing(chart, inner, inner < NARROW)
  const legend = chart.type !== 'lines' && chart.series.length > 1 ? 22 : 0
  const plot = Math.max(Math.min(420, Math.round(inner * 0.62)), heightOf(chart) ?? 0)
  return {
    height: plot + legend,
    paint(pen, palette) {
      if (legend) paintLegend(pen, chart.series, palette)
      const config = figureOf(chart)({ palette, width: inner })
      layout.paintFigure(config, { x: 0, y: legend, width: inner, height: plot })
    },
  }
}

function sharesDrawing(chart: SharesChart, inner: number, { paintFigure }: Layout): Drawing {
  const facets = facetsOf(chart)
  const stacked = inner < NARROW
  const plot = 44 + chart.rows.length * 24
  const width = stacked ? inner : inner / Math.max(1, facets.length)
  const tall = 66 + plot + (stacked ? 14 : 0)
  return {
    height: stacked ? tall * facets.length : tall,
    paint(pen, palette) {
      facets.forEach((facet, at) => {
        const [x, y] = stacked ? [0, at * tall] : [at * width, 0]
        const mark = markOf(facet.role, at, palette)
        write(pen, `${mark.glyph} ${say(facet.name)}`, x, y + 12, `500 13px ${palette.sans}`, mark.colour)
        const large = `600 ${stacked ? 22 : 26}px ${palette.sans}`
        write(pen, formatShare(facet.value), x, y + 44, large, palette.ink)
        const beside = x + pen.measureText(formatShare(facet.value)).width + 8
        if (facet.low !== null && facet.high !== null) {
          const [low, high] = [facet.low, facet.high].map((end) => formatFixed(end * 100, 2)) as [
            string,
            string,
          ]
          const range = t('charts.fromTo', { low, high })
          write(pen, range, beside, y + 44, `400 11px ${palette.sans}`, palette['ink-3'])
        }
        const box = { x, y: y + 62, width: width - (stacked ? 0 : 24), height: plot }
        paintFigure(dotsFigure(facet.dots, { palette, width }), box)
      })
    },
  }
}

function heatDrawing(chart: HeatChart, inner: number): Drawing {
  const left = Math.min(130, inner * 0.28)
  const cell = Math.min(120, (inner - left) / chart.x.names.length)
  const row = 40
  return {
    height: 30 + chart.y.names.length * row,
    paint(pen, palette) {
      const shade = shadeOf(chart)
      const font = `600 ${cell < 40 ? 9 : cell < 60 ? 11 : 13}px ${palette.sans}`
      const corner = t('charts.corner', { rows: chart.y.label, columns: chart.x.label })
      const tiny = `400 ${inner < NARROW ? 9 : 11}px ${palette.sans}`
      write(pen, fitted(pen, corner, left - 6, tiny), 0, 14, tiny, palette['ink-3'])
      chart.x.names.forEach((name, x) => {
        const short = fitted(pen, say(name), cell - 4, font)
        write(pen, short, left + (x + 0.5) * cell, 14, font, palette['ink-2'], 'center')
      })
      chart.y.names.forEach((name, y) => {
        const short = fitted(pen, say(name), left - 6, font)
        write(pen, short, 0, 30 + y * row + 24, font, palette['ink-2'])
      })
      for (const { x, y, value, text } of chart.cells) {
        const step = value === null ? null : shade(value)
        pen.fillStyle = step ? palette[step as Token] : palette.panel
        pen.beginPath()
        pen.roundRect(left + x * cell, 26 + y * row, cell - 3, row - 3, 4)
        pen.fill()
        const ink = step && isDeep(step) ? '#ffffff' : palette.ink
        const short = fitted(pen, say(text), cell - 4, font)
        write(pen, short, left + (x + 0.5) * cell - 1.5, 26 + y * row + 23, font, ink, 'center')
      }
    },
  }
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
