import type { Axis, LinesChart, Point, Series } from '../../engine/experiments/report/report'
import { message, type Text } from '../../locales/message'
import { formatInterval, formatOn } from '../axisFormat'
import type { Palette } from '../palette'
import type { Setting } from '../setting'
import { tooltipOf } from './axes'
import type { FigureConfig, FigurePoint } from './figureConfig'

/** What a builder needs besides the numbers. */
export interface Canvas extends Setting {
  readonly palette: Palette
  /** The font, as CSS names it. */
  readonly family: string
  /** Pixels, for decimation and for labels that need room. */
  readonly width: number
  /** A fill of slanting lines in a colour. */
  readonly hatch: (colour: string) => string | CanvasPattern
}

/** Options every figure shares. */
export function baseOptions(canvas: Canvas, right = 12): FigureConfig['options'] {
  return {
    responsive: true,
    maintainAspectRatio: false,
    animation: false,
    normalized: true,
    layout: { padding: { top: 8, right, bottom: 0, left: 0 } },
    interaction: { mode: 'nearest', axis: 'x', intersect: false },
    plugins: { tooltip: tooltipOf(canvas) },
  } as FigureConfig['options']
}

/** Room for a sign and gaps beside a name at the end of a line. */
const BESIDE_NAME = 30
/** The part of a picture's width that names at the ends of lines may take. */
const MOST_FOR_NAMES = 0.3

type Named = Pick<LinesChart, 'reference'> & { readonly series: readonly Series[] }

/** Pixels that the names at the ends of lines take; null if they are too long for that and need a legend. */
export function roomForNames(
  { series, reference }: Named,
  { width, measure, speaker }: Omit<Canvas, 'palette' | 'family' | 'hatch'>,
): number | null {
  const names = [
    ...(series.length > 1 ? series.map(({ name }) => name) : []),
    ...(reference ? [reference.label] : []),
  ]
  if (names.length === 0) return 12
  const room = BESIDE_NAME + Math.max(...names.map((name) => measure(speaker.say(name), 11, true)))
  return width >= 460 && room <= width * MOST_FOR_NAMES ? room : null
}

/** `South: 54.9% [52.7, 57.0]`. */
export function sayPoint(
  name: Text,
  axis: Axis,
  { y, low, high, label }: FigurePoint,
  { speaker }: Pick<Setting, 'speaker'>,
): string {
  const value = formatOn(axis, y, speaker)
  const point =
    low !== undefined && high !== undefined
      ? message('charts.valueWithin', { name, value, interval: formatInterval(axis, low, high, speaker) })
      : message('charts.value', { name, value })
  return speaker.say(label ? message('charts.andLabel', { point, label }) : point)
}

/** A named reference line, in the language of the reader. */
export function referenceOf(
  reference: { readonly label: Text; readonly value: number } | undefined,
  { speaker }: Pick<Setting, 'speaker'>,
): { reference?: { label: string; value: number } } {
  return reference ? { reference: { label: speaker.say(reference.label), value: reference.value } } : {}
}

/** Points in the form of Chart.js: with `parsing: false` it uses them unchanged. */
export function own(points: readonly Point[]): FigurePoint[] {
  return points as FigurePoint[]
}
