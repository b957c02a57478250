/** Without a listener, a failure stays an unhandled rejection. */
let report = (error: unknown): void => {
  throw error
}

/** Sets the listener for failed background work; the last call wins. */
export function onBackgroundFailure(listener: (error: unknown) => void): void {
  report = listener
}

/** Starts work that nobody waits for; if it fails, the listener is called. */
export function inBackground(work: Promise<unknown>): void {
  work.catch((error: unknown) => report(error))
}
