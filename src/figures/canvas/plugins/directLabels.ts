import type { Plugin } from 'chart.js'
import { notesOf } from '../figureConfig'

const LINE = 16

/** Writes the name of each series at the end of its line, moved apart if they would touch. */
export const directLabels: Plugin = {
  id: 'directLabels',
  afterDatasetsDraw(chart) {
    const { names, font, reference, ink } = notesOf(chart)
    if (!names?.length) return
    const { right, top, bottom } = chart.chartArea
    const level = reference?.axis === 'y' ? chart.scales.y?.getPixelForValue(reference.value) : undefined
    const labels = [
      ...names
        .filter(({ dataset }) => chart.isDatasetVisible(dataset))
        .map((name) => ({ ...name, y: chart.getDatasetMeta(name.dataset).data.at(-1)?.y ?? Number.NaN })),
      ...(reference && level !== undefined
        ? [{ glyph: '', text: reference.label, colour: ink.text, y: level }]
        : []),
    ]
      .filter(({ y }) => Number.isFinite(y))
      .sort((a, b) => a.y - b.y)
    spread(labels, top, bottom)
    const pen = chart.ctx
    pen.save()
    pen.font = `600 11px ${font}`
    pen.textBaseline = 'middle'
    for (const label of labels) {
      if (label.glyph === '○') ring(pen, label.colour, right + 13, label.y)
      else {
        pen.fillStyle = label.colour
        pen.fillText(label.glyph, right + 8, label.y)
      }
      pen.fillStyle = label.glyph ? ink.strong : ink.text
      pen.font = `${label.glyph ? 600 : 400} 11px ${font}`
      pen.fillText(label.text, right + (label.glyph ? 22 : 8), label.y)
    }
    pen.restore()
  },
}

/** North's ring, drawn like its points: many fonts fill the character in when it is small and bold. */
function ring(pen: CanvasRenderingContext2D, colour: string, x: number, y: number): void {
  pen.strokeStyle = colour
  pen.lineWidth = 2
  pen.setLineDash([])
  pen.beginPath()
  pen.arc(x, y, 3.5, 0, 2 * Math.PI)
  pen.stroke()
}

/** Moves labels, sorted by height, apart by at least a line, staying inside. */
export function spread(labels: { y: number }[], top: number, bottom: number): void {
  let floor = top
  for (const label of labels) {
    label.y = Math.max(label.y, floor)
    floor = label.y + LINE
  }
  let ceiling = bottom
  for (const label of labels.toReversed()) {
    label.y = Math.min(label.y, ceiling)
    ceiling = label.y - LINE
  }
}
