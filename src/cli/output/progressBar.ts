import { grouped } from '../../engine/digits'

/** A line on stderr that says how far the work is; nothing unless stderr is a terminal. */
interface ProgressBar {
  update(done: number, units: number): void
  clear(): void
}

const WIDTH = 28
const EVERY_MS = 100
const LINE_EVERY_MS = 2_000

/** A bar with share, rate and time left; `lines` writes a line now and then where there is no terminal, for logs. */
export function createProgressBar(unit: string, lines = false): ProgressBar {
  const onTerminal = process.stderr.isTTY
  if (!onTerminal && !lines) return { update: () => {}, clear: () => {} }
  const started = performance.now()
  let drawn = -Infinity
  let first: number | null = null
  return {
    update(done, units) {
      first ??= done
      const now = performance.now()
      if (now - drawn < (onTerminal ? EVERY_MS : LINE_EVERY_MS)) return
      drawn = now
      const seconds = (now - started) / 1000
      const left = done > first ? (seconds * (1 - done)) / (done - first) : Number.NaN
      const text = barText(done, units / seconds, unit, left)
      process.stderr.write(onTerminal ? `\r\x1b[K${text}` : `${text}\n`)
    },
    clear() {
      if (onTerminal) process.stderr.write('\r\x1b[K')
    },
  }
}

/** What the bar shows, e.g. `━━━━──── 52 %  410,000 games/s  3 s left`. */
function barText(done: number, rate: number, unit: string, secondsLeft: number): string {
  const filled = Math.round(WIDTH * Math.min(1, done))
  const bar = '━'.repeat(filled) + '─'.repeat(WIDTH - filled)
  const parts = [bar, `${Math.floor(done * 100)} %`.padStart(5)]
  if (rate > 0 && Number.isFinite(rate)) parts.push(` ${grouped(Math.round(rate))} ${unit}/s`)
  if (Number.isFinite(secondsLeft)) parts.push(` ${timeText(secondsLeft)} left`)
  return parts.join(' ')
}

/** A time as people say it: 40 s, 3 min, 2.5 h. */
export function timeText(seconds: number): string {
  if (seconds < 90) return `${Math.ceil(seconds)} s`
  return seconds < 5400 ? `${Math.round(seconds / 60)} min` : `${(seconds / 3600).toFixed(1)} h`
}
