import { inBackground } from '../platform/inBackground'

/** Tries something again after a while, until told that it is no longer needed. */
interface Retry {
  soon(delay?: number): void
  stop(): void
}

/** How long to wait before storing is tried again, in milliseconds. */
const AGAIN = 5_000

/** A retry of some work; asking again while one is due changes nothing unless it is due earlier. */
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
