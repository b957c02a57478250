import { duration, type Text } from '../../locales/message'
import { speech, t } from './language'
import { createStatusLine } from './statusLine'

/** The status line of a command that knows how much there is to do. */
interface ProgressBar {
  /** `left` are the seconds to the end, if known better than by the share that is done. */
  update(done: number, units: number, left?: number | null): void
  clear(): void
}

const WIDTH = 28
/** A bar with share, rate and time left; `lines` prints a line every few seconds if there is no terminal, for logs. */
export function createProgressBar(unit: Text, lines = false): ProgressBar {
  const line = createStatusLine(lines)
  const started = performance.now()
  let first: number | null = null
  return {
    update(done, units, known) {
      first ??= done
      const from = first
      line.tell(() => {
        const seconds = (performance.now() - started) / 1000
        const left = known ?? (done > from ? (seconds * (1 - done)) / (done - from) : Number.NaN)
        return barText(done, units / seconds, unit, left)
      })
    },
    clear: line.clear,
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
