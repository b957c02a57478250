import type { Chart, Plugin } from 'chart.js'
import { notesOf } from '../figureConfig'

/** Shades the range that has no numbers yet, and draws the reference line, which is named beside the picture. */
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
  const { reference, ink } = notesOf(chart)
  const scale = chart.scales.y
  if (!reference || !scale || reference.value < scale.min || reference.value > scale.max) return
  const { right, left } = chart.chartArea
  const at = scale.getPixelForValue(reference.value)
  const pen = chart.ctx
  pen.save()
  pen.strokeStyle = ink.text
  pen.setLineDash([2, 3])
  pen.beginPath()
  pen.moveTo(left, at)
  pen.lineTo(right, at)
  pen.stroke()
  pen.restore()
}
