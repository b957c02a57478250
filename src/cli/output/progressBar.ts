import { duration, type Text } from '../../locales/message'
import { speech, t } from './language'

/** A progress line on stderr; empty unless stderr is a terminal. */
interface ProgressBar {
  /** `left` are the seconds to the end, if known better than by the share that is done. */
  update(done: number, units: number, left?: number | null): void
  clear(): void
}

const WIDTH = 28
const EVERY_MS = 100
const LINE_EVERY_MS = 2_000

/** A bar with share, rate and time left; `lines` prints a line every few seconds if there is no terminal, for logs. */
export function createProgressBar(unit: Text, lines = false): ProgressBar {
  const onTerminal = process.stderr.isTTY
  if (!onTerminal && !lines) return { update: () => {}, clear: () => {} }
  const started = performance.now()
  let drawn = -Infinity
  let first: number | null = null
  return {
    update(done, units, known) {
      first ??= done
      const now = performance.now()
      if (now - drawn < (onTerminal ? EVERY_MS : LINE_EVERY_MS)) return
      drawn = now
      const seconds = (now - started) / 1000
      const left = known ?? (done > first ? (seconds * (1 - done)) / (done - first) : Number.NaN)
      const text = barText(done, units / seconds, unit, left)
      process.stderr.write(onTerminal ? `\r\x1b[K${text}` : `${text}\n`)
    },
    clear() {
      if (onTerminal) process.stderr.write('\r\x1b[K')
    },
  }
}

/** What the bar shows, e.g. `━━━━──── 52%  410,000 games/s  3 s left`. */
function barText(done: number, rate: number, unit: Text, secondsLeft: number): string {
  const filled = Math.round(WIDTH * Math.min(1, done))
  const bar = '━'.repeat(filled) + '─'.repeat(WIDTH - filled)
  const parts = [bar, speech.formats.share(Math.floor(done * 100) / 100, 0).padStart(5)]
  if (rate > 0 && Number.isFinite(rate))
    parts.push(` ${t('units.perSecond', { rate: Math.round(rate), unit })}`)
  if (Number.isFinite(secondsLeft)) parts.push(` ${t('units.left', { duration: duration(secondsLeft) })}`)
  return parts.join(' ')
}
