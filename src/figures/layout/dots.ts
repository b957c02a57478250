import type { Axis } from '../../engine/experiments/report/report'
import { axisTitle, formatInterval, formatOn } from '../axisFormat'
import type { Mark } from '../marks'
import { wordsOf, type Setting } from '../setting'
import { legendLayout, type Entry } from './legend'
import { columnOfNames } from './names'
import { gridOf, scaleFor, type Scale } from './scale'
import { line, moved, signOf, type Layout, type Shape } from './shape'
import { lineHeight, widest, wrapped, write, writeLines } from './text'

/** A value with its interval, if it has one. */
export interface Dot {
  /** What it is the value of, for those who point at it. */
  readonly name: string
  readonly mark: Mark
  readonly value: number
  readonly low: number | null
  readonly high: number | null
}

/** Dots on rows: what bars from zero would hide, or what has no zero. */
export interface Dots {
  readonly rows: readonly { readonly name: string; readonly dots: readonly Dot[] }[]
  readonly axis: Axis
  readonly reference?: { readonly label: string; readonly value: number }
  /** What the rows are. */
  readonly rowLabel?: string
  readonly legend?: readonly Entry[]
}

const NUMBERS = { size: 11, ink: 'ink-2' } as const
const SMALL = { size: 11, ink: 'ink-3' } as const
const DOT = 15

/** Rows of dots with their intervals, names on the left, and numbers on the right if each row has one. */
export function dotsLayout(dots: Dots, width: number, setting: Setting): Layout {
  const { say } = wordsOf(setting)
  const { rows, axis, reference, rowLabel = '' } = dots
  const shapes: Shape[] = []
  const legend = legendLayout(dots.legend ?? [], width, setting.measure)
  shapes.push(...legend.shapes)
  let y = legend.height > 0 ? legend.height + 6 : 0
  const names = columnOfNames(rows.map(({ name }) => name), width * 0.38, setting) // prettier-ignore
  shapes.push(...moved(names.same(width).shapes, 0, y))
  y += names.same(width).height
  const numbersWith = (hasIntervals: boolean): readonly string[] =>
    rows.map((row) => row.dots.map((dot) => numberOf(dot, axis, setting, hasIntervals))[0] ?? '')
  // The whiskers show the intervals; their numbers stand beside them only if that leaves room for the plot.
  const full = numbersWith(true)
  const isRoomy = width - names.width - widest(full, NUMBERS, setting.measure) > Math.max(width * 0.4, 240)
  const numbers = rows.some((row) => row.dots.length > 1) ? [] : isRoomy ? full : numbersWith(false)
  const right = width - (numbers.length ? widest(numbers, NUMBERS, setting.measure) + 12 : 12)
  const left = names.width + 14
  const top = y + (reference || rowLabel ? 18 : 4)
  if (rowLabel) shapes.push(write(rowLabel, 0, y + 11, SMALL))
  const beside = setting.measure(rowLabel, SMALL.size, false) + 10
  const heights = rows.map((row, at) => Math.max(24, names.heightOf(at) + 8, row.dots.length * DOT + 6))
  const bottom = top + heights.reduce((sum, height) => sum + height, 0)
  const scale = scaleFor(axis, valuesOf(dots), [left + 8, right - 8])
  shapes.push(...gridOf(scale, axis, [top, bottom], setting, [left - 6, width]))
  if (reference)
    shapes.push(
      ...referenceAt(reference, scale, y + 11, top, bottom, [Math.max(left, beside), width], setting),
    )
  y = top
  rows.forEach((row, at) => {
    const middle = y + heights[at]! / 2
    const first = middle - ((row.dots.length - 1) * DOT) / 2
    const title = row.dots.map((dot) => titleOf(dot, axis, setting)).join('\n')
    const inside: Shape[] = [...names.write(at, 0, middle)]
    row.dots.forEach((dot, place) => inside.push(...dotAt(dot, scale, first + place * DOT)))
    if (numbers.length) inside.push(write(numbers[at]!, width, middle + 4, NUMBERS, 'end'))
    shapes.push({ type: 'group', title: say(`${row.name}\n${title}`), shapes: inside })
    y += heights[at]!
  })
  const title = wrapped(axisTitle(axis, setting.speaker), width - left, SMALL, setting.measure)
  const centre = Math.max(
    (left + right) / 2,
    0,
    Math.min((left + right) / 2, width - widest(title, SMALL, setting.measure) / 2),
  )
  shapes.push(...writeLines(title, centre, bottom + 30, SMALL, 'middle'))
  return { width, height: bottom + 22 + title.length * lineHeight(SMALL.size), shapes }
}

/** Every value that the scale of dots must hold. */
function valuesOf({ rows, reference }: Dots): readonly number[] {
  const values = rows.flatMap((row) =>
    row.dots.flatMap(({ value, low, high }) => [value, low ?? value, high ?? value]),
  )
  return [...values, ...(reference ? [reference.value] : []), ...(values.length ? [] : [0, 1])]
}

/** A dot and its whisker. */
export function dotAt({ mark, value, low, high }: Dot, scale: Scale, y: number): readonly Shape[] {
  const { ink, point } = mark
  const dot = signOf({ ...mark, point: point === 'line' ? 'circle' : point }, scale.at(value), y, 4.5)
  if (low === null || high === null) return [dot]
  const [from, to] = [scale.at(low), scale.at(high)]
  const look = { stroke: ink, width: 2 } as const
  return [
    line([[from, y], [to, y]], look), // prettier-ignore
    line([[from, y - 4], [from, y + 4]], look), // prettier-ignore
    line([[to, y - 4], [to, y + 4]], look), // prettier-ignore
    dot,
  ]
}

/** A value and its interval, as the numbers beside dots show them. */
function numberOf({ value, low, high }: Dot, axis: Axis, { speaker }: Setting, hasInterval = true): string {
  const interval =
    low === null || high === null || !hasInterval ? '' : ` ${formatInterval(axis, low, high, speaker)}`
  return formatOn(axis, value, speaker) + interval
}

/** A dot in words, for those who point at it. */
export function titleOf(dot: Dot, axis: Axis, setting: Setting): string {
  return wordsOf(setting).t('charts.value', { name: dot.name, value: numberOf(dot, axis, setting) })
}

function referenceAt(
  { label, value }: NonNullable<Dots['reference']>,
  scale: Scale,
  baseline: number,
  top: number,
  bottom: number,
  [least, most]: readonly [number, number],
  { measure }: Setting,
): readonly Shape[] {
  const x = scale.at(value)
  const half = measure(label, NUMBERS.size, false) / 2
  return [
    line([[x, top], [x, bottom]], { stroke: 'ink-2', width: 1, dash: [2, 3] }), // prettier-ignore
    write(label, Math.min(Math.max(x, least + half), most - half), baseline, NUMBERS, 'middle'),
  ]
}
