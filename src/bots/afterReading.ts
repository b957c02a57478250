/**
 * Calls back when time is up, but not before what has already arrived was read: a thread that was busy must not take an
 * answer for late. Returns what cancels it.
 */
export function afterReading(milliseconds: number, timeIsUp: () => void): () => void {
  let waits = true
  const timer = setTimeout(() => setImmediate(() => waits && timeIsUp()), milliseconds)
  return () => {
    waits = false
    clearTimeout(timer)
  }
}
