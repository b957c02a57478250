import { resolve } from 'node:path'
import { defineConfig } from 'vite'
import { boardWords } from './build/boardWords.ts'

/** The board element: one file, with its own few words and a small reader of messages. */
export default defineConfig({
  plugins: [boardWords()],
  resolve: { alias: { '@formatjs/icu-messageformat-parser': resolve('src/element/smallParser.ts') } },
  logLevel: 'error',
  publicDir: false,
  build: {
    target: 'es2022',
    minify: true,
    emptyOutDir: false,
    modulePreload: false,
    rolldownOptions: {
      input: { board: 'src/element/board.ts' },
      output: { format: 'es', entryFileNames: '[name].js' },
    },
  },
})
