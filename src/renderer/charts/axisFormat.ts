import type { Axis } from '../../engine/experiments/report/report'
import { formatCompact, formatFixed, formatNumber, formatShare, formatShareRange } from '../ui/format'

/** A value on its axis, as tooltips and labels say it. */
export function formatOn(axis: Pick<Axis, 'format'>, value: number): string {
  return axis.format === 'percent'
    ? formatShare(value, value > 0.999 || value < 0.001 ? 2 : 1)
    : formatNumber(value)
}

/** A tick: short, so that five fit beside each other, and as precise as the ticks beside it. */
export function formatTick(
  axis: Pick<Axis, 'format'>,
  value: number,
  beside: readonly number[] = [value],
): string {
  if (axis.format === 'percent') {
    const whole = beside.every((share) => Math.abs(share * 100 - Math.round(share * 100)) < 1e-6)
    return `${formatFixed(value * 100, whole ? 0 : 1)} %`
  }
  return Math.abs(value) >= 1_000_000 ? formatCompact(value) : formatNumber(value)
}

/** The axis title: its label and its unit. */
export function axisTitle(axis: Axis): string {
  const unit = axis.unit ? `, ${axis.unit}` : ''
  return `${axis.label}${unit}${axis.scale === 'logarithmic' ? ', log scale' : ''}`
}

/** An interval in brackets, with the unit said once. */
export function formatInterval(axis: Pick<Axis, 'format'>, low: number, high: number): string {
  return axis.format === 'percent'
    ? `[${formatShareRange(low, high, ', ')}]`
    : `[${formatNumber(low)}, ${formatNumber(high)}]`
}
