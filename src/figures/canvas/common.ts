import type { Axis, Point } from '../../engine/experiments/report/report'
import type { FigureConfig, FigurePoint } from './figureConfig'
import type { Text } from '../../locales/message'
import { say, t } from '../../renderer/locales/i18n'
import { tooltipOf } from './axes'
import { formatInterval, formatOn } from '../axisFormat'
import type { Palette } from '../palette'

/** What a builder needs besides the numbers. */
export interface Canvas {
  readonly palette: Palette
  /** Pixels, for decimation and for labels that need room. */
  readonly width: number
}

/** Options every figure shares. */
export function baseOptions(palette: Palette, right = 12, top = 8): FigureConfig['options'] {
  return {
    responsive: true,
    maintainAspectRatio: false,
    animation: false,
    normalized: true,
    layout: { padding: { top, right, bottom: 0, left: 0 } },
    interaction: { mode: 'nearest', axis: 'x', intersect: false },
    plugins: { tooltip: tooltipOf(palette) },
  } as FigureConfig['options']
}

/** Pixels the longest of some labels needs at the right. */
export function roomFor(labels: readonly string[]): number {
  return Math.min(240, 16 + Math.max(0, ...labels.map((label) => label.length)) * 6.8)
}

/** `South: 54.9% [52.7, 57.0]`. */
export function sayPoint(name: Text, axis: Axis, { y, low, high, label }: FigurePoint): string {
  const value = formatOn(axis, y)
  const point =
    low !== undefined && high !== undefined
      ? t('charts.valueWithin', { name, value, interval: formatInterval(axis, low, high) })
      : t('charts.value', { name, value })
  return label ? t('charts.andLabel', { point, label }) : point
}

/** A named reference line, in the language of the window. */
export function referenceOn<A extends 'x' | 'y'>(
  axis: A,
  reference: { readonly label: Text; readonly value: number } | undefined,
): { reference?: { label: string; value: number; axis: A } } {
  return reference ? { reference: { label: say(reference.label), value: reference.value, axis } } : {}
}

/** Points in the form of Chart.js: with `parsing: false` it uses them unchanged. */
export function own(points: readonly Point[]): FigurePoint[] {
  return points as FigurePoint[]
}
