import { duration, message, type Text } from '../../locales/message'
import { formats, say, t } from '../locales/i18n'

/** A number as the app writes it: 12,118 and −3.5; at most four significant digits after the point. */
export function formatNumber(value: number): string {
  return formats().number(value)
}

/** A number with every digit it has, as a field shows it for editing. */
export function formatExact(value: number): string {
  return formats().exact(value)
}

/** A number whose sign matters: +4, −4, 0. */
export function formatSigned(value: number): string {
  return formats().signed(value)
}

/** A number with a fixed count of digits after the point. */
export function formatFixed(value: number, digits: number): string {
  return formats().fixed(value, digits)
}

/** A share 0…1 as a percentage: 60.58%. */
export function formatShare(share: number, digits = 2): string {
  return formats().share(share, digits)
}

/** A duration, as people write it: 40 s, 4 min, 2 h 10 min. */
export function formatDuration(seconds: number): string {
  return say(formats().duration(seconds))
}

/** An estimated duration, without false precision. */
export function formatForeseen(seconds: number): string {
  return seconds < 1 ? t('units.underASecond') : t('units.about', { duration: duration(seconds) })
}

/** A range of durations. */
export function formatRange(low: number, high: number): string {
  if (high < 1.5) return t('units.underASecond')
  const ends = [duration(Math.max(1, low)), duration(high)] as const
  const [from, to] = [formatDuration(Math.max(1, low)), formatDuration(high)]
  return from === to
    ? t('units.about', { duration: ends[1] })
    : t('units.range', { from: ends[0], to: ends[1] })
}

/** Time left, rounded to avoid false precision: in fives, tens and minutes. */
export function formatLeft(seconds: number): string {
  if (seconds < 3) return t('units.aMoment')
  return t('units.left', { duration: timeLeft(seconds) })
}

function timeLeft(seconds: number) {
  if (seconds < 60) return message('units.seconds', { value: Math.ceil(seconds / 5) * 5 })
  if (seconds < 3600) return message('units.minutes', { value: Math.ceil(seconds / 60) })
  return duration(Math.ceil(seconds / 600) * 600)
}

/** A size in bytes, as people write it. */
export function formatBytes(bytes: number): string {
  return formats().bytes(bytes)
}

/** A rate: 18,400 games/s, 41 M nodes/s. */
export function formatRate(rate: number, unit: Text): string {
  return rate <= 0 ? '' : t('units.perSecond', { rate: formats().rate(rate), unit })
}
