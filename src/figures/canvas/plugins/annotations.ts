import type { Chart, Plugin } from 'chart.js'
import { notesOf } from '../figureConfig'

/** Shades the range that has no numbers yet, and draws the named reference line. */
export const annotations: Plugin = {
  id: 'annotations',
  beforeDatasetsDraw(chart) {
    drawPending(chart)
    drawReference(chart)
  },
}

function drawPending(chart: Chart): void {
  const { pending, ink, font } = notesOf(chart)
  const scale = chart.scales.x
  if (!pending || !scale) return
  const { top, bottom, right, left } = chart.chartArea
  const from = Math.max(left, scale.getPixelForValue(pending.from))
  const to = Math.min(right, scale.getPixelForValue(pending.to))
  if (to - from < 2) return
  const pen = chart.ctx
  pen.save()
  pen.fillStyle = ink.shade
  pen.fillRect(from, top, to - from, bottom - top)
  pen.fillStyle = ink.faint
  pen.font = `11px ${font}`
  pen.textAlign = 'center'
  if (pen.measureText(pending.label).width < to - from - 12) {
    pen.fillText(pending.label, (from + to) / 2, top + (bottom - top) * 0.44)
  }
  pen.restore()
}

function drawReference(chart: Chart): void {
  const { reference, ink, font, names } = notesOf(chart)
  if (!reference) return
  const scale = chart.scales[reference.axis]
  if (!scale || reference.value < scale.min || reference.value > scale.max) return
  const { top, bottom, right, left } = chart.chartArea
  const at = scale.getPixelForValue(reference.value)
  const pen = chart.ctx
  pen.save()
  pen.strokeStyle = ink.text
  pen.fillStyle = ink.text
  pen.font = `11px ${font}`
  pen.setLineDash([2, 3])
  pen.beginPath()
  if (reference.axis === 'y') {
    pen.moveTo(left, at)
    pen.lineTo(right, at)
    pen.textBaseline = 'middle'
    if (!names) pen.fillText(reference.label, right + 8, at)
  } else {
    pen.moveTo(at, top)
    pen.lineTo(at, bottom)
    pen.textAlign = 'center'
    pen.fillText(reference.label, Math.min(Math.max(at, left + 40), right - 40), top - 7)
  }
  pen.stroke()
  pen.restore()
}
