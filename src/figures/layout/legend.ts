import type { Mark } from '../marks'
import type { Measure } from '../setting'
import { box, hatchedBox, line, signOf, type Layout, type Shape } from './shape'
import { lineHeight, wrapped, writeLines } from './text'

/** How a series is shown beside its name: as a sign, as a line with its sign, as a filled box, or as an interval. */
export type Sample = 'sign' | 'line' | 'box' | 'interval' | 'reference'

/** A name in the legend. */
export interface Entry {
  readonly name: string
  readonly sample: Sample
  readonly mark: Mark
}

const LETTERS = { size: 11, bold: true, ink: 'ink' } as const
const ROW = 16
const GAP = 16
const SAMPLE = { sign: 10, line: 26, box: 14, interval: 22, reference: 22 } as const

/** Names with their samples, in as many rows as they need. */
export function legendLayout(entries: readonly Entry[], width: number, measure: Measure): Layout {
  const shapes: Shape[] = []
  let [x, y] = [0, 0]
  for (const { name, sample, mark } of entries) {
    const indent = SAMPLE[sample] + 6
    const lines = wrapped(name, width - indent, LETTERS, measure)
    const wide = indent + Math.max(...lines.map((text) => measure(text, LETTERS.size, true)))
    if (x > 0 && x + wide > width) [x, y] = [0, y + ROW]
    shapes.push(...sampleOf(sample, mark, x, y + ROW / 2), ...writeLines(lines, x + indent, y + 12, LETTERS))
    if (lines.length > 1) [x, y] = [0, y + ROW + (lines.length - 1) * lineHeight(LETTERS.size)]
    else x += wide + GAP
  }
  return { width, height: entries.length === 0 ? 0 : y + (x > 0 ? ROW : 0), shapes }
}

function sampleOf(sample: Sample, mark: Mark, x: number, y: number): readonly Shape[] {
  const { ink, dash } = mark
  const end = x + SAMPLE[sample]
  switch (sample) {
    case 'sign':
      return [signOf(mark, x + 5, y, 4)]
    case 'line':
      return [
        line([[x, y], [end, y]], { stroke: ink, width: 2, dash }), // prettier-ignore
        signOf(mark, (x + end) / 2, y, 4),
      ]
    case 'box':
      return partBox(mark, x, y - 6, SAMPLE.box, 12)
    case 'interval':
      return whisker(x, end, y)
    case 'reference':
      return [line([[x, y], [end, y]], { stroke: 'ink-2', width: 1, dash: [2, 3] })] // prettier-ignore
  }
}

/** A filled part of a bar: solid, hatched if its sign is hollow, or only outlined if nothing was decided. */
export function partBox(mark: Mark, x: number, y: number, width: number, height: number): readonly Shape[] {
  const { ink, hollow, point } = mark
  if (width < 0.5) return []
  if (point === 'crossRot' && hollow)
    return [box(x + 0.5, y + 0.5, width - 1, height - 1, { stroke: ink, width: 1, dash: [3, 2] })]
  return hollow ? hatchedBox(x, y, width, height, ink) : [box(x, y, width, height, { fill: ink })]
}

/** An interval from end to end, readable on any ground. */
export function whisker(from: number, to: number, y: number): readonly Shape[] {
  const outline = (look: { readonly stroke: 'raised' | 'ink'; readonly width: number }): readonly Shape[] => [
    line([[from, y], [to, y]], look), // prettier-ignore
    line([[from, y - 4], [from, y + 4]], look), // prettier-ignore
    line([[to, y - 4], [to, y + 4]], look), // prettier-ignore
  ]
  return [...outline({ stroke: 'raised', width: 4 }), ...outline({ stroke: 'ink', width: 1.5 })]
}
