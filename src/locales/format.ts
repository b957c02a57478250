import { message, type Join, type Message } from './message'

/** How one language writes numbers, sizes and times. */
export type Formats = ReturnType<typeof formatsOf>

/** The formats of a language tag such as `id-ID`. */
export function formatsOf(tag: string) {
  const whole = new Intl.NumberFormat(tag, { maximumFractionDigits: 0 })
  const decimal = new Intl.NumberFormat(tag, { maximumSignificantDigits: 4 })
  const exactly = new Intl.NumberFormat(tag, { maximumFractionDigits: 20 })
  const compactly = new Intl.NumberFormat(tag, { notation: 'compact', maximumFractionDigits: 1 })
  const ungrouped = new Intl.NumberFormat(tag, { useGrouping: false, maximumFractionDigits: 20 })
  const plurals = new Intl.PluralRules(tag)
  const percentParts = new Intl.NumberFormat(tag, { style: 'percent' }).formatToParts(0)

  /** Writes dates; the format is made for the first of them, because most programs write none and making it takes long. */
  function dates(options: Intl.DateTimeFormatOptions): (time: number | Date) => string {
    let format: Intl.DateTimeFormat | undefined
    return (time) => (format ??= new Intl.DateTimeFormat(tag, options)).format(time)
  }

  /** A number as people read it: 12,118 and −3.5; at most four significant digits after the point. */
  function number(value: number): string {
    return withMinus(Number.isInteger(value) ? whole.format(value) : decimal.format(value))
  }

  /** Formats by their count of digits: making one takes longer than writing a hundred numbers. */
  const fixedFormats = new Map<number, Intl.NumberFormat>()

  /** A number with a fixed count of digits after the point. */
  function fixed(value: number, digits: number): string {
    const rounded = Number(value.toFixed(digits))
    const format =
      fixedFormats.get(digits) ??
      new Intl.NumberFormat(tag, { minimumFractionDigits: digits, maximumFractionDigits: digits })
    fixedFormats.set(digits, format)
    return withMinus(format.format(rounded === 0 ? 0 : value))
  }

  /** A number with the language's percent sign around it, and the space before it if the language has one. */
  function percentage(digits: string): string {
    return percentParts.map(({ type, value }) => (type === 'integer' ? digits : value)).join('')
  }

  function withSign(value: number, text: string): string {
    return value > 0 ? `+${text}` : text
  }

  return {
    /** The language tag these formats follow. */
    tag,
    number,
    fixed,
    /** The plural form that a number takes: `one`, `few`, `other` … */
    pluralOf: (value: number): string => plurals.select(value),
    /** A number with every digit it has, as a field shows it for editing. */
    exact: (value: number) => withMinus(exactly.format(value)),
    /** The number that somebody typed, with or without this language's separators; null if it is not a number. */
    parse: (typed: string) => parsed(typed, exactly),
    /** A number without grouping, such as a random seed. */
    plain: (value: number) => withMinus(ungrouped.format(value)),
    /** A number whose sign matters: +4, −4, 0. */
    signed: (value: number) => withSign(value, number(value)),
    /** A large number in few characters: 1.2M. */
    compact: (value: number) => withMinus(compactly.format(value)),
    /** A whole number of any size, as decimal digits. */
    count: (digits: string) => withMinus(whole.format(BigInt(digits))),
    /** A share 0…1 as a percentage: 60.58%. */
    share: (value: number, digits = 2) => percentage(fixed(value * 100, digits)),
    /** A share 0…1 as a percentage with as few digits as it needs, at most one after the point: 60.5%, 61%. */
    roundShare: (value: number) => percentage(number(Math.round(1000 * value) / 10)),
    /** The ends of an interval of shares, in percent without the sign: 52.7–57.0. */
    shareRange: (low: number, high: number, between = '–', digits = 1) =>
      `${fixed(low * 100, digits)}${between}${fixed(high * 100, digits)}`,
    /** A difference of shares in percentage points, with its sign: +1.25. */
    points: (difference: number) => withSign(difference, fixed(difference * 100, 2)),
    /** A size in bytes, as people write it. */
    bytes(value: number): string {
      if (value < 1000) return `${whole.format(value)} B`
      const units = ['kB', 'MB', 'GB', 'TB']
      const power = Math.min(Math.floor(Math.log10(value) / 3), units.length)
      const scaled = value / 1000 ** power
      return `${scaled < 10 ? fixed(scaled, 1) : whole.format(scaled)} ${units[power - 1]}`
    },
    /** A duration, as people write it: 40 s, 4 min, 2 h 10 min. */
    duration: (seconds: number): Message => durationOf(seconds),
    /** A rate without its unit: 18,400 or 41 M. */
    rate(perSecond: number): string {
      if (perSecond >= 1e7) return `${whole.format(perSecond / 1e6)} M`
      if (perSecond >= 1e6) return `${fixed(perSecond / 1e6, 1)} M`
      if (perSecond >= 1000) return number(Number(perSecond.toPrecision(3)))
      return perSecond >= 10 ? whole.format(perSecond) : fixed(perSecond, 1)
    },
    /** Several things in a row. */
    list: (items: readonly string[], join: Join) => listed(tag, items, join),
    /** A day: 17 Nov 2026. */
    date: dates({ dateStyle: 'medium' }),
    /** The time of day: 04:51. */
    clock: dates({ hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }),
    /** The day of the week: Tue. */
    weekday: dates({ weekday: 'short' }),
    /** A day of this year: 3 May. */
    dayAndMonth: dates({ day: 'numeric', month: 'short' }),
    /** A month: March 2026. */
    month: dates({ month: 'long', year: 'numeric' }),
    /** A day with the time of day: 17 Nov 2026, 16:19. */
    dateTime: dates({ dateStyle: 'medium', timeStyle: 'short', hourCycle: 'h23' }),
  }
}

/** The typographic minus sign: a hyphen is not a minus. */
function withMinus(text: string): string {
  return text.replace('-', '−')
}

function parsed(typed: string, format: Intl.NumberFormat): number | null {
  const parts = format.formatToParts(1_234_567.5)
  const sign = (type: 'group' | 'decimal'): string =>
    parts.find((part) => part.type === type)?.value ?? (type === 'group' ? ',' : '.')
  const plain = typed
    .replaceAll(/[\s_]/g, '')
    .replaceAll(sign('group'), '')
    .replace(sign('decimal'), '.')
    .replace('−', '-')
  return /^[+-]?\d+(\.\d+)?(e\d+)?$/i.test(plain) ? Number(plain) : null
}

function listed(tag: string, items: readonly string[], join: Join): string {
  if (join === 'comma') return items.join(', ')
  if (join === 'sentences') return items.join(' ')
  const type = join === 'and' ? 'conjunction' : 'disjunction'
  return new Intl.ListFormat(tag.startsWith('en') ? 'en-GB' : tag, { type }).format(items)
}

function durationOf(seconds: number): Message {
  if (seconds < 0.001) return message('units.seconds', { value: 0 })
  if (seconds < 1) return message('units.milliseconds', { value: Math.round(seconds * 1000) })
  if (seconds < 10) return message('units.seconds', { value: { as: 'fixed', value: seconds, digits: 1 } })
  if (seconds < 90) return message('units.seconds', { value: Math.round(seconds) })
  const minutes = Math.round(seconds / 60)
  if (minutes < 60) return message('units.minutes', { value: minutes })
  const hours = Math.floor(minutes / 60)
  if (hours >= 48) return message('units.days', { count: Math.round(hours / 24) })
  return minutes % 60 === 0
    ? message('units.hours', { value: hours })
    : message('units.hoursAndMinutes', { hours, minutes: minutes % 60 })
}
