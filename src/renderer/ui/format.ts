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
          ? Number(rate.toPrecision(3)).toLocaleString('en')
          : rate >= 10
            ? Math.round(rate).toString()
            : rate.toFixed(1)
  return `${number} ${unit}/s`
}
