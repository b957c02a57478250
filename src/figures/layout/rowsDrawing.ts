import type { SharesChart } from '../../engine/experiments/report/report'
import { say } from '../../renderer/locales/i18n'
import { formatShare, formatShareRange } from '../../renderer/ui/format'
import { fillOf, markOf } from '../marks'
import type { Palette } from '../palette'
import { fitted, write, type Drawing } from './pen'

const HEAD = 26
const ROW = 38
const FIGURE = 92
const GAP = 16
const NARROW_ROW = 44

/**
 * Rows of shares for a picture: name, bar of the parts, and each part's figure with its interval. Narrow pictures have
 * the figures above the bar.
 */
export function rowsDrawing({ rows }: SharesChart, width: number, isNarrow = false): Drawing {
  if (isNarrow) return narrowRows(rows, width)
  return {
    height: HEAD + rows.length * ROW,
    paint(pen, palette) {
      const parts = rows[0]?.parts ?? []
      const bold = `600 13px ${palette.sans}`
      pen.font = bold
      const widest = Math.max(0, ...rows.map(({ label }) => pen.measureText(say(label)).width))
      const left = Math.min(widest, width * 0.4) + GAP
      const right = width - parts.length * FIGURE
      parts.forEach(({ name, role }, at) => {
        const mark = markOf(role, at, palette)
        write(pen, `${mark.glyph} ${say(name)}`, right + (at + 1) * FIGURE, 10, bold, mark.colour, 'right')
      })
      rows.forEach((row, at) => {
        const y = HEAD + at * ROW
        write(pen, fitted(pen, say(row.label), left - GAP, bold), 0, y + 17, bold, palette.ink)
        paintBar(pen, palette, row.parts, left, y + 4, right - left)
        row.parts.forEach((part, place) => {
          const x = right + (place + 1) * FIGURE
          write(pen, formatShare(part.value, 1), x, y + 12, bold, palette.ink, 'right')
          if (part.low === null || part.high === null) return
          const reach = formatShareRange(part.low, part.high)
          write(pen, reach, x, y + 27, `400 11px ${palette.sans}`, palette['ink-3'], 'right')
        })
      })
    },
  }
}

function narrowRows(rows: SharesChart['rows'], width: number): Drawing {
  const parts = rows[0]?.parts ?? []
  return {
    height: HEAD + rows.length * NARROW_ROW,
    paint(pen, palette) {
      const bold = `600 11px ${palette.sans}`
      let x = 0
      parts.forEach(({ name, role }, at) => {
        const mark = markOf(role, at, palette)
        const text = `${mark.glyph} ${say(name)}`
        write(pen, text, x, 10, bold, mark.colour)
        x += pen.measureText(text).width + 14
      })
      rows.forEach((row, at) => {
        const y = HEAD + at * NARROW_ROW
        const figures = row.parts.map(({ value }) => formatShare(value, 1)).join(' / ')
        write(pen, figures, width, y + 11, `400 11px ${palette.sans}`, palette['ink-2'], 'right')
        const room = width - pen.measureText(figures).width - GAP
        write(pen, fitted(pen, say(row.label), room, bold), 0, y + 11, bold, palette.ink)
        paintBar(pen, palette, row.parts, 0, y + 16, width)
      })
    },
  }
}

function paintBar(
  pen: CanvasRenderingContext2D,
  palette: Palette,
  parts: SharesChart['rows'][number]['parts'],
  left: number,
  top: number,
  width: number,
): void {
  let x = left
  parts.forEach(({ role, value }, at) => {
    const mark = markOf(role, at, palette)
    const length = Math.max(0, value * width - 2)
    pen.fillStyle = fillOf(mark)
    pen.fillRect(x, top, length, 18)
    pen.strokeStyle = mark.colour
    if (mark.hollow) pen.strokeRect(x + 0.5, top + 0.5, Math.max(0, length - 1), 17)
    x += value * width
  })
}
