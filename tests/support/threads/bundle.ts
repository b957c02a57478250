import { basename, join } from 'node:path'
import { build } from 'vite'
import { assemblyscript } from '../../../build/assemblyscript.ts'

/** Bundles a TypeScript file for plain Node, as a thread needs it; returns the path of the program. */
export async function bundle(entry: string, folder: string): Promise<string> {
  await build({
    configFile: false,
    logLevel: 'error',
    plugins: [assemblyscript()],
    ssr: { noExternal: true, target: 'node' },
    build: {
      ssr: entry,
      target: 'node20',
      minify: false,
      outDir: folder,
      emptyOutDir: false,
      rolldownOptions: { output: { format: 'es', entryFileNames: '[name].mjs' } },
    },
  })
  return join(folder, `${basename(entry, '.ts')}.mjs`)
}
