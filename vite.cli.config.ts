import { defineConfig } from 'vite'
import { assemblyscript } from './build/assemblyscript.ts'
import { engineHash } from './build/engineHash.ts'

/** The command line: the program and its worker thread side by side, everything bundled, run by plain Node. */
export default defineConfig({
  plugins: [assemblyscript()],
  define: { __ENGINE__: JSON.stringify(engineHash(import.meta.dirname)) },
  logLevel: 'error',
  // The queue's libraries are optional: whoever installs Lumbung may leave them out.
  ssr: { noExternal: true, external: ['bullmq', 'ioredis'], target: 'node' },
  build: {
    ssr: true,
    target: 'node20',
    minify: false,
    emptyOutDir: true,
    rolldownOptions: {
      input: { main: 'src/cli/main.ts', engineThread: 'src/cli/run/engineThread.ts' },
      output: { format: 'es', entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
    },
  },
})
