/** Work on the window's thread pauses after this long, in milliseconds. */
const LONG = 12

/** Call between pieces of long work: lets the window draw and respond once it has waited long enough. */
export function createYieldToWindow(): () => Promise<void> {
  let since = performance.now()
  return async () => {
    if (performance.now() - since < LONG) return
    await new Promise((resume) => setTimeout(resume))
    since = performance.now()
  }
}
