import type { ScaleOptionsByType } from 'chart.js'
import type { Axis, Point } from '../../engine/experiments/report/report'
import type { Speaker } from '../../locales/say'
import { axisTitle, formatTick } from '../axisFormat'
import { wrapped } from '../layout/text'
import { fade } from '../palette'
import type { Canvas } from './common'
import type { FigureNotes } from './figureConfig'

type ScaleOptions = Partial<Omit<ScaleOptionsByType<'linear'>, 'type'>> & {
  type?: 'linear' | 'logarithmic' | 'category'
}

/** The size of letters on a canvas. */
const SIZE = 11
/** The least height of a plot, along which the title of its upright axis is written. */
const UPRIGHT = 150

/** A numeric axis: title with unit, at most five or so ticks, hairline grid. */
export function scaleOf(axis: Axis, canvas: Canvas, place: 'along' | 'up', whole = false): ScaleOptions {
  const { palette, speaker } = canvas
  const options = {
    type: axis.scale ?? 'linear',
    title: titleOf(axisTitle(axis, speaker), canvas, place),
    ticks: {
      color: palette['ink-3'],
      font: font(canvas),
      maxTicksLimit: axis.scale === 'logarithmic' ? 7 : whole ? 14 : place === 'up' ? 6 : 9,
      maxRotation: 0,
      padding: place === 'up' ? 10 : 6,
      callback: (value: string | number, _: number, all: readonly { value: number }[]): string | null =>
        tick(
          axis,
          Number(value),
          speaker,
          all.map((one) => one.value),
        ),
      ...(axis.format === 'integer' ? { precision: 0 } : {}),
    },
    grid: { color: palette['chart-grid'], display: place === 'up', drawTicks: false },
    border: { display: place === 'along', color: palette['chart-axis'] },
    ...(axis.extent && place === 'along' ? { min: axis.extent[0], max: axis.extent[1] } : {}),
  }
  return options as unknown as ScaleOptions
}

/** The title of an axis, in as many lines as it needs. */
export function titleOf(text: string, canvas: Canvas, place: 'along' | 'up'): object {
  const lines = wrapped(text, place === 'up' ? UPRIGHT : canvas.width * 0.8, { size: SIZE }, canvas.measure)
  return { display: true, text: lines, color: canvas.palette['ink-3'], font: font(canvas), padding: 2 }
}

function tick(axis: Axis, value: number, speaker: Speaker, beside: readonly number[]): string | null {
  if (axis.scale === 'logarithmic' && !isRound(value, beside)) return null
  return formatTick(axis, value, speaker, beside)
}

/** On logarithmic axes, powers of ten are labelled; on short ones, their doubles and halves as well. */
export function isRound(value: number, beside: readonly number[]): boolean {
  const isPower = (one: number): boolean => Number.isInteger(Math.log10(one))
  if (isPower(value) || beside.filter(isPower).length > 2) return isPower(value)
  const digit = Math.round(value / 10 ** Math.floor(Math.log10(value)))
  return digit === 2 || digit === 5
}

/** The font that charts write in. */
export function font(
  { family }: Pick<Canvas, 'family'>,
  weight?: number,
): { family: string; size: number; weight?: number } {
  return { family, size: SIZE, ...(weight ? { weight } : {}) }
}

/** A range for shares that shows differences, ends on ticks and never leaves 0…1. */
export function rangeOfShares(points: readonly Point[], reference?: number): ShareRange {
  let low = reference ?? Infinity
  let high = reference ?? -Infinity
  for (const point of points) {
    low = Math.min(low, point.low ?? point.y)
    high = Math.max(high, point.high ?? point.y)
  }
  return low > high ? rangeBetween(0, 1) : rangeBetween(low, high)
}

/** Ends and ticks of an axis of shares. */
interface ShareRange {
  readonly min: number
  readonly max: number
  readonly ticks: { readonly stepSize: number }
}

const STEPS = [0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2]

/** The narrowest range on ticks around two shares, with some `wanted` ticks. */
export function rangeBetween(low: number, high: number, wanted = 4.5): ShareRange {
  const stepSize = STEPS.find((step) => (high - low) / step <= wanted) ?? 0.2
  const tidy = (share: number): number => Number(share.toFixed(6))
  return {
    min: Math.max(0, tidy(Math.floor(low / stepSize + 1e-9) * stepSize)),
    max: Math.min(1, tidy(Math.ceil(high / stepSize - 1e-9) * stepSize)),
    ticks: { stepSize },
  }
}

/** The text colour of our plugins. */
export function inkOf({ palette, family }: Canvas): Pick<FigureNotes, 'ink' | 'font'> {
  return {
    ink: {
      text: palette['ink-2'],
      faint: palette['ink-3'],
      strong: palette.ink,
      shade: fade(palette.sunken, 0.55),
      ground: palette.raised,
    },
    font: family,
  }
}

/** Tooltips that look like the app. */
export function tooltipOf(canvas: Canvas): object {
  const { palette } = canvas
  return {
    backgroundColor: palette.ink,
    titleColor: palette.raised,
    bodyColor: palette.raised,
    titleFont: { ...font(canvas, 600), size: 12 },
    bodyFont: { ...font(canvas), size: 12 },
    padding: 8,
    cornerRadius: 6,
    usePointStyle: true,
    boxPadding: 4,
    displayColors: true,
  }
}
