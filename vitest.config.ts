import vue from '@vitejs/plugin-vue'
import { defineConfig } from 'vitest/config'
import { assemblyscript } from './build/assemblyscript.ts'
import { licences } from './build/licences.ts'

/** The window's state: everything that decides, remembers or connects, but draws nothing. */
const STATE = [
  '**/*Store.ts',
  '**/*Draft.ts',
  '**/use*.ts',
  'runs/**/*.ts',
  'storage/**/*.ts',
  'game/gameSession.ts',
  'ui/notices.ts',
]

export default defineConfig({
  plugins: [vue(), assemblyscript(), licences(import.meta.dirname)],
  define: { __APP_VERSION__: '"of the tests"', __LINK_ADDRESS__: '""' },
  test: {
    include: ['tests/**/*.test.ts'],
    exclude: ['tests/e2e/**'],
    setupFiles: ['tests/support/randomSeed.ts'],
    // Only a test that hangs fails by time: a busy machine is no fault.
    testTimeout: 600_000,
    hookTimeout: 600_000,
    expect: { poll: { timeout: 300_000 } },
    coverage: {
      provider: 'v8',
      include: STATE.map((files) => `src/renderer/${files}`),
      reporter: ['text', 'json-summary'],
      reportsDirectory: 'out/coverage',
      thresholds: { lines: 85 },
    },
  },
})
