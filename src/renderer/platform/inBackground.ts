/** Where nobody listens, a failure stays an unhandled rejection. */
let report = (error: unknown): void => {
  throw error
}

/** Says who hears of work in the background that failed; the last call counts. */
export function onBackgroundFailure(listener: (error: unknown) => void): void {
  report = listener
}

/** Starts work that nobody waits for; if it fails, the listener hears of it. */
export function inBackground(work: Promise<unknown>): void {
  work.catch((error: unknown) => report(error))
}
