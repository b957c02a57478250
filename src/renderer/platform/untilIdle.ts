/** How long to wait in browsers that do not say when they are idle, in milliseconds. */
const MOMENT = 1000

/** Resolves when the page is loaded and the browser has nothing else to do for a moment. */
export function untilIdle(): Promise<void> {
  return new Promise((idle) => {
    const wait = (): void =>
      void ('requestIdleCallback' in window ? requestIdleCallback(() => idle()) : setTimeout(idle, MOMENT))
    if (document.readyState === 'complete') wait()
    else window.addEventListener('load', wait, { once: true })
  })
}
