const whole = new Intl.NumberFormat('en', { maximumFractionDigits: 0 })
const decimal = new Intl.NumberFormat('en', { maximumSignificantDigits: 4 })
const exact = new Intl.NumberFormat('en', { maximumFractionDigits: 20 })
const compact = new Intl.NumberFormat('en', { notation: 'compact', maximumFractionDigits: 1 })

/** A number as the app writes it: 12,118 and −3.5; at most four significant digits after the point. */
export function formatNumber(value: number): string {
  return withMinus(Number.isInteger(value) ? whole.format(value) : decimal.format(value))
}

/** A number with every digit it has, as a field shows it for editing. */
export function formatExact(value: number): string {
  return withMinus(exact.format(value))
}

/** A number whose sign matters: +4, −4, 0. */
export function formatSigned(value: number): string {
  return value > 0 ? `+${formatNumber(value)}` : formatNumber(value)
}

/** A large number in few characters: 1.2M. */
export function formatCompact(value: number): string {
  return withMinus(compact.format(value))
}

/** A number with a fixed count of digits after the point. */
export function formatFixed(value: number, digits: number): string {
  const text = value.toFixed(digits)
  return Number(text) === 0 ? text.replace('-', '') : withMinus(text)
}

/** A share 0…1 as a percentage: 60.58 %. */
export function formatShare(share: number, digits = 2): string {
  return `${formatFixed(share * 100, digits)} %`
}

/** The ends of an interval of shares, in percent without the sign: 52.7–57.0. */
export function formatShareRange(low: number, high: number, between = '–', digits = 1): string {
  return `${formatFixed(low * 100, digits)}${between}${formatFixed(high * 100, digits)}`
}

/** A difference of shares in percentage points, with its sign: +1.25. */
export function formatPoints(difference: number): string {
  const text = formatFixed(difference * 100, 2)
  return difference > 0 ? `+${text}` : text
}

/** Seconds as people say them: 40 s, 4 min, 2 h 10 min. */
export function formatDuration(seconds: number): string {
  if (seconds < 0.001) return '0 s'
  if (seconds < 1) return `${Math.round(seconds * 1000)} ms`
  if (seconds < 10) return `${seconds.toFixed(1)} s`
  if (seconds < 90) return `${Math.round(seconds)} s`
  const minutes = Math.round(seconds / 60)
  if (minutes < 60) return `${minutes} min`
  const hours = Math.floor(minutes / 60)
  if (hours < 48) return minutes % 60 ? `${hours} h ${minutes % 60} min` : `${hours} h`
  return `${Math.round(hours / 24)} days`
}

/** Seconds foreseen, without pretending to know the milliseconds. */
export function formatForeseen(seconds: number): string {
  return seconds < 1 ? 'under a second' : `about ${formatDuration(seconds)}`
}

/** Time left, rounded so that it does not pretend: it counts in fives, tens and minutes. */
export function formatLeft(seconds: number): string {
  if (seconds < 3) return 'a moment'
  if (seconds < 60) return `${Math.ceil(seconds / 5) * 5} s left`
  if (seconds < 3600) return `${Math.ceil(seconds / 60)} min left`
  return `${formatDuration(Math.ceil(seconds / 600) * 600)} left`
}

/** Bytes as people say them. */
export function formatBytes(bytes: number): string {
  if (bytes < 1000) return `${Math.round(bytes)} B`
  const units = ['kB', 'MB', 'GB', 'TB']
  let value = bytes / 1000
  let unit = 0
  while (value >= 1000 && unit < units.length - 1) {
    value /= 1000
    unit++
  }
  return `${value < 10 ? value.toFixed(1) : Math.round(value)} ${units[unit]}`
}

/** A rate: 18,400 games/s, 41 M nodes/s. */
export function formatRate(rate: number, unit: string): string {
  if (rate <= 0) return ''
  const number =
    rate >= 1e7
      ? `${Math.round(rate / 1e6)} M`
      : rate >= 1e6
        ? `${(rate / 1e6).toFixed(1)} M`
        : rate >= 1000
          ? formatNumber(Number(rate.toPrecision(3)))
          : rate >= 10
            ? Math.round(rate).toString()
            : rate.toFixed(1)
  return `${number} ${unit}/s`
}

/** The sign of the typographer: a hyphen is no minus. */
function withMinus(text: string): string {
  return text.replace('-', '−')
}
