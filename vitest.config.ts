import vue from '@vitejs/plugin-vue'
import { defineConfig } from 'vitest/config'
import { assemblyscript } from './build/assemblyscript.ts'

export default defineConfig({
  plugins: [vue(), assemblyscript()],
  define: { __APP_VERSION__: '"of the tests"' },
  test: { include: ['tests/**/*.test.ts'], exclude: ['tests/e2e/**'], testTimeout: 60_000 },
})
