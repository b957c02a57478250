import { defineConfig } from 'vitest/config'
import { assemblyscript } from './build/assemblyscript.ts'
import { engineHash } from './build/engineHash.ts'

/** Tests over the built app, in a real Chromium and in the desktop shell; `npm run build` comes first. */
export default defineConfig({
  // Some tests compute with the engine what the app must have found.
  plugins: [assemblyscript()],
  // A worker that a test starts must be of the app's build, or its queue refuses it.
  define: { __ENGINE__: JSON.stringify(engineHash(import.meta.dirname)) },
  test: {
    include: ['tests/{e2e,desktop,packaging}/**/*.e2e.ts'],
    testTimeout: 600_000,
    hookTimeout: 600_000,
    // A busy machine is slow, not wrong.
    expect: { poll: { timeout: 300_000 } },
    maxWorkers: 2,
    // The stand-in must be loaded by Node itself: it changes how Node finds `electron`.
    server: { deps: { external: [/tests\/desktop\/standin\//] } },
  },
})
