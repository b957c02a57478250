import { inBackground } from '../platform/inBackground'

/** Retries work after a delay, until it is no longer needed. */
interface Retry {
  soon(delay?: number): void
  stop(): void
}

/** How long to wait before storing is tried again, in milliseconds. */
const AGAIN = 5_000

/** Schedules a retry; asking again while one is scheduled changes nothing unless the new one is earlier. */
export function createRetry(work: () => Promise<unknown>): Retry {
  let timer: ReturnType<typeof setTimeout> | undefined
  let due = Infinity
  function stop(): void {
    clearTimeout(timer)
    due = Infinity
  }
  return {
    soon(delay = AGAIN) {
      const at = Date.now() + delay
      if (at >= due) return
      stop()
      due = at
      timer = setTimeout(() => {
        due = Infinity
        inBackground(work())
      }, delay)
    },
    stop,
  }
}
