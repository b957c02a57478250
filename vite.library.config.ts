import { defineConfig } from 'vite'
import { assemblyscript } from './build/assemblyscript.ts'

/** The package that other programs import: no Node, no window, WebAssembly inside. */
export default defineConfig({
  plugins: [assemblyscript()],
  logLevel: 'error',
  publicDir: false,
  build: {
    target: 'es2022',
    minify: true,
    emptyOutDir: true,
    modulePreload: false,
    rolldownOptions: {
      input: { index: 'src/library/index.ts' },
      preserveEntrySignatures: 'strict',
      output: { format: 'es', entryFileNames: '[name].js', chunkFileNames: 'parts/[name]-[hash].js' },
    },
  },
})
