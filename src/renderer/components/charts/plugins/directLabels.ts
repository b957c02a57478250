import type { Plugin } from 'chart.js'
import { notesOf } from '../figure'

const LINE = 16

/** Writes the name of each series at the end of its line, pushed apart where they would touch. */
export const directLabels: Plugin = {
  id: 'directLabels',
  afterDatasetsDraw(chart) {
    const { names, font, reference, ink } = notesOf(chart)
    if (!names?.length) return
    const { right, top, bottom } = chart.chartArea
    const taken = reference?.axis === 'y' ? chart.scales.y?.getPixelForValue(reference.value) : undefined
    const labels = names
      .filter(({ dataset }) => chart.isDatasetVisible(dataset))
      .map((name) => ({ ...name, y: chart.getDatasetMeta(name.dataset).data.at(-1)?.y ?? Number.NaN }))
      .filter(({ y }) => Number.isFinite(y))
      .sort((a, b) => a.y - b.y)
    spread(labels, top, bottom, taken)
    const pen = chart.ctx
    pen.save()
    pen.font = `600 11px ${font}`
    pen.textBaseline = 'middle'
    for (const label of labels) {
      pen.fillStyle = label.colour
      pen.fillText(label.glyph, right + 8, label.y)
      pen.fillStyle = ink.strong
      pen.fillText(label.text, right + 22, label.y)
    }
    pen.restore()
  },
}

/** Moves labels apart by at least a line, staying inside and off the reference's own label. */
export function spread(labels: { y: number }[], top: number, bottom: number, taken?: number): void {
  let floor = top
  for (const label of labels) {
    label.y = Math.max(label.y, floor)
    if (taken !== undefined && Math.abs(label.y - taken) < LINE)
      label.y = label.y < taken ? Math.max(floor, taken - LINE) : taken + LINE
    floor = label.y + LINE
  }
  let ceiling = bottom
  for (const label of labels.toReversed()) {
    label.y = Math.min(label.y, ceiling)
    ceiling = label.y - LINE
  }
}
