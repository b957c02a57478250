import { app } from 'electron'
import { setTimeout as wait } from 'node:timers/promises'

/** How long the app may take to clean up, in milliseconds; a server that does not answer must not keep it open. */
const PATIENCE_MS = 2_000

/** Cleans up before the app ends. Electron waits for nothing by itself, and closes no windows first when it quits. */
export function cleanUpBeforeQuitting(cleanUp: () => Promise<unknown>): void {
  app.on('will-quit', (event) => {
    event.preventDefault()
    void Promise.race([cleanUp().catch(() => {}), wait(PATIENCE_MS)]).then(() => app.exit())
  })
}
