import type { Plugin } from 'chart.js'
import { drawPoint } from 'chart.js/helpers'
import type { Mark } from '../../marks'
import { notesOf } from '../figureConfig'

const LINE = 16

interface Label {
  readonly text: string
  readonly sign?: { readonly mark: Mark; readonly colour: string }
  y: number
}

/** Writes the name of each series at the end of its line, moved apart if they would touch. */
export const directLabels: Plugin = {
  id: 'directLabels',
  afterDatasetsDraw(chart) {
    const { names, font, reference, ink } = notesOf(chart)
    if (!names) return
    const { right, top, bottom } = chart.chartArea
    const level = reference && chart.scales.y?.getPixelForValue(reference.value)
    const labels: Label[] = [
      ...names
        .filter(({ dataset }) => chart.isDatasetVisible(dataset))
        .map(({ dataset, text, mark, colour }) => ({
          text,
          sign: { mark, colour },
          y: chart.getDatasetMeta(dataset).data.at(-1)?.y ?? Number.NaN,
        })),
      ...(reference && level !== undefined ? [{ text: reference.label, y: level }] : []),
    ]
    const placed = labels.filter(({ y }) => Number.isFinite(y)).sort((a, b) => a.y - b.y)
    spread(placed, top, bottom)
    const pen = chart.ctx
    pen.save()
    pen.setLineDash([])
    pen.textBaseline = 'middle'
    for (const { text, sign, y } of placed) {
      if (sign) {
        const { mark, colour } = sign
        pen.strokeStyle = colour
        pen.fillStyle = mark.hollow ? ink.ground : colour
        drawPoint(pen, { pointStyle: mark.point, radius: 4, borderWidth: 2 }, right + 13, y)
      }
      pen.fillStyle = sign ? ink.strong : ink.text
      pen.font = `${sign ? 600 : 400} 11px ${font}`
      pen.fillText(text, right + (sign ? 22 : 8), y)
    }
    pen.restore()
  },
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
