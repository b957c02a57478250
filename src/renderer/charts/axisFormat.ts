import type { Axis } from '../../engine/experiments/report/report'

const whole = new Intl.NumberFormat('en', { maximumFractionDigits: 0 })
const decimal = new Intl.NumberFormat('en', { maximumSignificantDigits: 4 })
const compact = new Intl.NumberFormat('en', { notation: 'compact', maximumFractionDigits: 1 })

/** A number as the app writes it: 12,118 and −3.5. */
export function formatNumber(value: number): string {
  return minus(Number.isInteger(value) ? whole.format(value) : decimal.format(value))
}

/** A share 0…1 as a percentage: 60.58 %. */
export function formatShare(share: number, digits = 2): string {
  return `${(share * 100).toFixed(digits)} %`
}

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
    return `${minus((value * 100).toFixed(whole ? 0 : 1))} %`
  }
  return Math.abs(value) >= 1_000_000 ? minus(compact.format(value)) : formatNumber(value)
}

/** The axis title: its label and its unit. */
export function axisTitle(axis: Axis): string {
  const unit = axis.unit && !axis.label.includes(axis.unit) ? `, ${axis.unit}` : ''
  return `${axis.label}${unit}${axis.scale === 'logarithmic' ? ', log scale' : ''}`
}

/** An interval in brackets, with the unit said once. */
export function formatInterval(axis: Pick<Axis, 'format'>, low: number, high: number): string {
  if (axis.format !== 'percent') return `[${formatNumber(low)}, ${formatNumber(high)}]`
  return `[${(low * 100).toFixed(1)}, ${(high * 100).toFixed(1)}]`
}

function minus(text: string): string {
  return text.replace('-', '−')
}
