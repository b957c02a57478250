import type { SharesChart } from '../../../engine/experiments/report/report'
import { say } from '../../locales/i18n'
import { formatShare, formatShareRange } from '../../ui/format'
import { fillOf, markOf } from './marks'
import type { Palette } from './palette'
import { write, type Drawing } from './pen'

const HEAD = 26
const ROW = 38
const FIGURE = 92
const GAP = 16

/** Rows of shares for a picture: name, bar of the parts, and each part's figure with its interval. */
export function rowsDrawing({ rows }: SharesChart, width: number): Drawing {
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

/** As much of a text as fits, with dots for the rest. */
function fitted(pen: CanvasRenderingContext2D, text: string, width: number, font: string): string {
  pen.font = font
  let length = text.length
  while (length > 1 && pen.measureText(`${text.slice(0, length)}…`).width > width + 1) length--
  return pen.measureText(text).width <= width + 1 ? text : `${text.slice(0, length)}…`
}
