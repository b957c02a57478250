/** A line on stderr that says how far the work is; nothing unless stderr is a terminal. */
export interface ProgressBar {
  update(done: number, units: number): void
  clear(): void
}

const WIDTH = 28
const EVERY_MS = 100

/** A bar with share, rate and time left. */
export function createProgressBar(unit: string, now: () => number = () => performance.now()): ProgressBar {
  const started = now()
  let drawn = -Infinity
  let first: number | null = null
  if (!process.stderr.isTTY) return { update: () => {}, clear: () => {} }
  return {
    update(done, units) {
      first ??= done
      if (now() - drawn < EVERY_MS) return
      drawn = now()
      const seconds = (drawn - started) / 1000
      const gained = done - first
      const left = gained > 0 ? (seconds * (1 - done)) / gained : Number.NaN
      process.stderr.write(`\r\x1b[K${barText(done, units / seconds, unit, left)}`)
    },
    clear() {
      process.stderr.write('\r\x1b[K')
    },
  }
}

/** What the bar shows, e.g. `━━━━──── 52 %  410,000 games/s  3 s left`. */
export function barText(done: number, rate: number, unit: string, secondsLeft: number): string {
  const filled = Math.round(WIDTH * Math.min(1, done))
  const bar = '━'.repeat(filled) + '─'.repeat(WIDTH - filled)
  const parts = [bar, `${Math.floor(done * 100)} %`.padStart(5)]
  if (rate > 0 && Number.isFinite(rate)) parts.push(` ${Math.round(rate).toLocaleString('en-US')} ${unit}/s`)
  if (Number.isFinite(secondsLeft)) parts.push(` ${timeText(secondsLeft)} left`)
  return parts.join(' ')
}

/** A time as people say it: 40 s, 3 min, 2.5 h. */
export function timeText(seconds: number): string {
  if (seconds < 90) return `${Math.ceil(seconds)} s`
  return seconds < 5400 ? `${Math.round(seconds / 60)} min` : `${(seconds / 3600).toFixed(1)} h`
}
