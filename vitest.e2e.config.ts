import { defineConfig } from 'vitest/config'

/** Tests in a real Chromium over the built app; `npm run build` comes first. */
export default defineConfig({
  test: {
    include: ['tests/e2e/**/*.e2e.ts'],
    testTimeout: 60_000,
    hookTimeout: 60_000,
    maxWorkers: 2,
  },
})
