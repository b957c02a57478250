import type { Axis } from '../engine/experiments/report/report'
import { message } from '../locales/message'
import type { Speaker } from '../locales/say'

/** A value on its axis, as tooltips and labels show it. */
export function formatOn({ format }: Pick<Axis, 'format'>, value: number, { formats }: Speaker): string {
  return format === 'percent'
    ? formats.share(value, value > 0.999 || value < 0.001 ? 2 : 1)
    : formats.number(rounded(value, format))
}

/** Large numbers on an axis of whole ones have no digits after the point: Elo ratings, for example. */
function rounded(value: number, format: Axis['format']): number {
  return format === 'integer' && Math.abs(value) >= 100 ? Math.round(value) : value
}

/** A tick: short, so that five fit beside each other, and as precise as the ticks beside it. */
export function formatTick(
  { format }: Pick<Axis, 'format'>,
  value: number,
  { formats }: Speaker,
  beside: readonly number[] = [value],
): string {
  if (format === 'percent') {
    const whole = beside.every((share) => Math.abs(share * 100 - Math.round(share * 100)) < 1e-6)
    return formats.share(value, whole ? 0 : 1)
  }
  return Math.abs(value) >= 1_000_000 ? formats.compact(value) : formats.number(value)
}

/** The axis title: its label and its unit. */
export function axisTitle({ label, unit, scale }: Axis, { say }: Speaker): string {
  if (scale === 'logarithmic')
    return say(unit ? message('charts.axisUnitLog', { label, unit }) : message('charts.axisLog', { label }))
  return say(unit ? message('charts.axisUnit', { label, unit }) : label)
}

/** An interval in brackets, with the unit given once. */
export function formatInterval(
  { format }: Pick<Axis, 'format'>,
  low: number,
  high: number,
  { formats }: Speaker,
): string {
  return format === 'percent'
    ? `[${formats.shareRange(low, high, ', ')}]`
    : `[${[low, high].map((end) => formats.number(rounded(end, format))).join(', ')}]`
}
