// The Chromium that the tests use, for scripts that measure or photograph the built app.
import { fileURLToPath } from 'node:url'
import { createServer } from 'vite'

/** How to start it; CHROME names the program of another, if it is not among the usual ones. */
export async function chromiumOptions() {
  const vite = await createServer({
    root: fileURLToPath(new URL('..', import.meta.url)),
    configFile: false,
    server: { middlewareMode: true, hmr: false },
    appType: 'custom',
    logLevel: 'error',
  })
  const support = await vite.ssrLoadModule('/tests/support/browser/chromium.ts')
  const options = await support.chromiumOptions()
  await vite.close()
  return options
}
