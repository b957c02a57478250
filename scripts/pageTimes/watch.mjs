// How long one thing takes in the window, from the click or key until its answer is painted.

/**
 * Runs in the page before anything else: collects what the browser reports about clicks, keys and long tasks. `answered` resolves with the
 * time from the next click or key until the first frame was painted for which `isShown` holds.
 */
export function watchPage() {
  const seen = { events: [], tasks: [], asked: null }
  const lookForAnswer = ({ timeStamp }) => {
    const { asked } = seen
    if (asked === null) return
    seen.asked = null
    const afterPaint = new MessageChannel()
    afterPaint.port1.onmessage = () => asked.resolve(performance.now() - timeStamp)
    const look = () => {
      if (asked.isShown(asked.argument)) afterPaint.port2.postMessage(null)
      else requestAnimationFrame(look)
    }
    requestAnimationFrame(look)
  }
  for (const kind of ['pointerdown', 'keydown']) addEventListener(kind, lookForAnswer, { capture: true })
  new PerformanceObserver((list) => {
    for (const { duration, interactionId } of list.getEntries())
      if (interactionId > 0) seen.events.push(duration)
  }).observe({ type: 'event', durationThreshold: 16 })
  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries()) seen.tasks.push({ startTime, duration })
  }).observe({ type: 'longtask', buffered: true })
  seen.ask = (isShown, argument) => {
    Object.assign(seen, { events: [], tasks: [] })
    seen.answered = new Promise((resolve) => (seen.asked = { isShown, argument, resolve }))
  }
  globalThis.seen = seen
}

/** The processor time of a page's thread so far, in milliseconds. */
export async function clockOf(page) {
  const session = await page.context().newCDPSession(page)
  await session.send('Performance.enable', { timeDomain: 'threadTicks' })
  return async () => {
    const { metrics } = await session.send('Performance.getMetrics')
    return 1000 * metrics.find(({ name }) => name === 'TaskDuration').value
  }
}

/** Does something once and waits until `isShown` holds in the page and is painted. */
export async function timed(page, busy, act, isShown, argument) {
  // A text, not a function with arguments: the page's policy forbids to make a function of a text later.
  await page.evaluate(`globalThis.seen.ask(${isShown}, ${JSON.stringify(argument)})`)
  const before = await busy()
  await act()
  const shown = await page.evaluate(() => globalThis.seen.answered)
  const spent = (await busy()) - before
  // Entries of the last frame are delivered a little later.
  await page.evaluate(() => new Promise((done) => setTimeout(done, 120)))
  const { events, tasks } = await page.evaluate(() => globalThis.seen)
  const longest = Math.max(0, ...tasks.map(({ duration }) => duration))
  return { shown, event: Math.max(0, ...events), task: longest, busy: spent }
}
