/** Work on the window's thread pauses after this long, in milliseconds. */
const LONG = 12

/** Call between pieces of long work: lets the window draw and respond once it has waited long enough. */
export function createYieldToWindow(): () => Promise<void> {
  let since = performance.now()
  return async () => {
    if (performance.now() - since < LONG) return
    await nextTask()
    since = performance.now()
  }
}

/** Resolves in a later task. A message, not a timer: browsers slow down the timers of windows that nobody sees. */
function nextTask(): Promise<void> {
  return new Promise((resume) => {
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = () => {
      port1.close()
      resume()
    }
    port2.postMessage(null)
  })
}
