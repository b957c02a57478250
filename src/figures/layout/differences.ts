import type { DifferencesChart } from '../../engine/experiments/report/report'
import { axisTitle } from '../axisFormat'
import type { Mark } from '../marks'
import { wordsOf, type Setting } from '../setting'
import { legendLayout } from './legend'
import { gridOf, scaleFor } from './scale'
import { box, line, moved, signOf, type Layout, type Shape } from './shape'
import { lineHeight, widest, wrapped, write, writeLines } from './text'

const NAME = { size: 12, bold: true, ink: 'ink' } as const
const NUMBER = { size: 12, ink: 'ink' } as const
const STRONG = { size: 12, bold: true, ink: 'ink' } as const
const SMALL = { size: 11, ink: 'ink-3' } as const
const HEAD = { size: 11, bold: true, ink: 'ink-3' } as const

/** The interval leaves out zero, or it does not. */
const CLEAR: Mark = { ink: 'ink', dash: [], point: 'rectRot', hollow: false }
const OPEN: Mark = { ink: 'ink', dash: [], point: 'circle', hollow: true }

const GAP = 14
/** The least that the plot needs, and the least height of a row. */
const PLOT = 150
const ROW = 36

type Row = DifferencesChart['rows'][number]

/** A text over another, in its own column. */
interface Pair {
  readonly text: string
  readonly below: string
}

/**
 * A forest plot that is also its table: names, what was measured, the differences with their intervals on one scale,
 * their numbers, and what follows. Where it is narrow, the plot stays and columns of numbers go.
 */
export function differencesLayout(chart: DifferencesChart, width: number, setting: Setting): Layout {
  const { say, t, formats } = wordsOf(setting)
  const { measure } = setting
  const signed = (value: number): string => `${value > 0 ? '+' : ''}${formats.fixed(value, 2)}`
  const values = chart.rows.map(({ value, interval }): Pair => ({
    text: say(value),
    below: interval === null ? '' : say(interval),
  }))
  const differences = chart.rows.map(({ difference }): Pair => ({
    text: difference ? signed(difference.value) : '',
    below: difference
      ? t('charts.fromTo', { low: signed(difference.low), high: signed(difference.high) })
      : '',
  }))
  const verdicts = chart.rows.map(({ so }): Pair => ({ text: say(so), below: '' }))
  const columnWidth = (pairs: readonly Pair[], head: string): number =>
    Math.max(
      widest(pairs.map(({ text }) => text), STRONG, measure), // prettier-ignore
      widest(pairs.map(({ below }) => below), SMALL, measure), // prettier-ignore
      widest(wrapped(head, 92, HEAD, measure), HEAD, measure),
    )
  const names = chart.rows.map(({ label }) => say(label))
  const details = chart.rows.map(({ detail }) => say(detail))
  const heads = { value: say(chart.measured), difference: t('charts.difference'), so: t('charts.so') }
  const nameWidth = Math.min(
    width * 0.34,
    Math.max(
      widest(names, NAME, measure),
      widest(details, SMALL, measure),
      measure(say(chart.compared), 11, true),
    ),
  )
  const wide = {
    value: columnWidth(values, heads.value),
    difference: columnWidth(differences, heads.difference),
    so: columnWidth(verdicts, heads.so),
  }
  // Columns go, the least needed first, until the plot has room.
  const room = (columns: readonly (keyof typeof wide)[]): number =>
    width - nameWidth - GAP - columns.reduce((sum, column) => sum + wide[column] + GAP, 0)
  const all = ['difference', 'so', 'value'] as const
  const shown = all.slice(0, [3, 2, 1, 0].find((count) => room(all.slice(0, count)) >= PLOT + GAP) ?? 0)
  const has = (column: (typeof all)[number]): boolean => shown.includes(column)

  let right = width
  const soX = right - wide.so
  if (has('so')) right = soX - GAP
  const differenceX = right
  if (has('difference')) right -= wide.difference + GAP
  const valueX = nameWidth + GAP + wide.value
  const left = has('value') ? valueX + GAP : nameWidth + GAP

  const shapes: Shape[] = []
  const headLines = (text: string): readonly string[] => wrapped(text, 92, HEAD, measure)
  const headed = [
    ...(has('value') ? [{ lines: headLines(heads.value), x: valueX, anchor: 'end' as const }] : []),
    ...(has('difference')
      ? [{ lines: headLines(heads.difference), x: differenceX, anchor: 'end' as const }]
      : []),
    ...(has('so') ? [{ lines: headLines(heads.so), x: soX, anchor: 'start' as const }] : []),
    { lines: wrapped(say(chart.compared), nameWidth, HEAD, measure), x: 0, anchor: 'start' as const },
  ]
  const headHeight = Math.max(...headed.map(({ lines }) => lines.length)) * lineHeight(HEAD.size)
  for (const { lines, x, anchor } of headed)
    shapes.push(...writeLines(lines, x, 11 + headHeight - lines.length * lineHeight(HEAD.size), HEAD, anchor))
  const top = headHeight + 8
  const wrappedNames = names.map((name) => wrapped(name, nameWidth, NAME, measure))
  const wrappedDetails = details.map((detail) => wrapped(detail, nameWidth, SMALL, measure))
  const heights = chart.rows.map((_, at) =>
    Math.max(
      ROW,
      wrappedNames[at]!.length * lineHeight(NAME.size) +
        wrappedDetails[at]!.length * lineHeight(SMALL.size) +
        8,
    ),
  )
  const bottom = top + heights.reduce((sum, height) => sum + height, 0)
  const ends = chart.rows.flatMap(({ difference }) => (difference ? [difference.low, difference.high] : []))
  const scale = scaleFor(chart.axis, [0, ...(ends.length > 0 ? ends : [-1, 1])], [left + 8, right - 8])

  let y = top
  chart.rows.forEach((row, at) => {
    if (row.isBaseline) shapes.push(box(0, y, width, heights[at]!, { fill: 'sunken', opacity: 0.6 }))
    y += heights[at]!
  })
  shapes.push(...gridOf(scale, chart.axis, [top, bottom], setting, [left - 6, right + 6]))
  shapes.push(line([[scale.at(0), top], [scale.at(0), bottom]], { stroke: 'ink-3', width: 1.5 })) // prettier-ignore
  y = top
  chart.rows.forEach((row, at) => {
    const height = heights[at]!
    const middle = y + height / 2
    shapes.push(line([[0, y], [width, y]], { stroke: 'chart-grid', width: 1 })) // prettier-ignore
    const nameHeight = wrappedNames[at]!.length * lineHeight(NAME.size)
    const detailHeight = wrappedDetails[at]!.length * lineHeight(SMALL.size)
    const start = middle - (nameHeight + detailHeight) / 2
    const inside: Shape[] = [
      ...writeLines(wrappedNames[at]!, 0, start + 11, NAME),
      ...writeLines(wrappedDetails[at]!, 0, start + nameHeight + 10, SMALL),
      ...(has('value') ? pairAt(values[at]!, valueX, middle, NUMBER) : []),
      ...plotOf(row, scale.at, middle),
      ...(has('difference') && row.difference ? pairAt(differences[at]!, differenceX, middle, STRONG) : []),
      ...(has('so') ? [write(verdicts[at]!.text, soX, middle + 4, { ...NUMBER, ink: 'ink-2' })] : []),
    ]
    const title = [names[at], details[at], `${values[at]!.text} ${values[at]!.below}`.trim()]
    const told = row.difference ? `${differences[at]!.text} (${differences[at]!.below})` : ''
    shapes.push({
      type: 'group',
      title: [...title, told, verdicts[at]!.text].filter((text) => text !== '').join('\n'),
      shapes: inside,
    })
    y += height
  })
  shapes.push(line([[0, bottom], [width, bottom]], { stroke: 'chart-grid', width: 1 })) // prettier-ignore
  const title = wrapped(axisTitle(chart.axis, setting.speaker), width - left, SMALL, measure)
  const half = widest(title, SMALL, measure) / 2
  const centre = Math.min(Math.max((left + right) / 2, half), width - half)
  shapes.push(...writeLines(title, centre, bottom + 30, SMALL, 'middle'))
  const below = bottom + 24 + title.length * lineHeight(SMALL.size)
  const legend = legendLayout(
    [
      { name: t('comparisons.legendClear'), sample: 'sign', mark: CLEAR },
      { name: t('comparisons.legendOpen'), sample: 'sign', mark: OPEN },
    ],
    width,
    measure,
  )
  shapes.push(...moved(legend.shapes, 0, below + 6))
  return { width, height: below + 6 + legend.height, shapes }
}

function pairAt(
  { text, below }: Pair,
  x: number,
  middle: number,
  letters: typeof NUMBER | typeof STRONG,
): readonly Shape[] {
  if (below === '') return [write(text, x, middle + 4, letters, 'end')]
  return [write(text, x, middle - 3, letters, 'end'), write(below, x, middle + 11, SMALL, 'end')]
}

/** The baseline is at zero; a setting without an interval has no place. */
function plotOf(
  { difference, isBaseline, isClear }: Row,
  at: (value: number) => number,
  y: number,
): readonly Shape[] {
  if (isBaseline) return [signOf({ ...OPEN, ink: 'ink-3', hollow: false }, at(0), y, 3.5)]
  if (!difference) return []
  const [from, to] = [at(difference.low), at(difference.high)]
  const look = { stroke: 'ink', width: 1.8 } as const
  return [
    line([[from, y], [to, y]], look), // prettier-ignore
    line([[from, y - 4], [from, y + 4]], look), // prettier-ignore
    line([[to, y - 4], [to, y + 4]], look), // prettier-ignore
    signOf(isClear ? CLEAR : OPEN, at(difference.value), y, isClear ? 5.5 : 5),
  ]
}
