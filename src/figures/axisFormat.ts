import type { Axis } from '../engine/experiments/report/report'
import { say, t } from '../renderer/locales/i18n'
import { formatCompact, formatNumber, formatShare, formatShareRange } from '../renderer/ui/format'

/** A value on its axis, as tooltips and labels show it. */
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
    return formatShare(value, whole ? 0 : 1)
  }
  return Math.abs(value) >= 1_000_000 ? formatCompact(value) : formatNumber(value)
}

/** The axis title: its label and its unit. */
export function axisTitle(axis: Axis): string {
  const { label, unit, scale } = axis
  if (scale === 'logarithmic')
    return unit ? t('charts.axisUnitLog', { label, unit }) : t('charts.axisLog', { label })
  return unit ? t('charts.axisUnit', { label, unit }) : say(label)
}

/** An interval in brackets, with the unit given once. */
export function formatInterval(axis: Pick<Axis, 'format'>, low: number, high: number): string {
  return axis.format === 'percent'
    ? `[${formatShareRange(low, high, ', ')}]`
    : `[${formatNumber(low)}, ${formatNumber(high)}]`
}
