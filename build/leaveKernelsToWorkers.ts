import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { normalizePath, type Plugin } from 'vite'
import { ROOT } from './root.ts'

const ENGINE = normalizePath(join(ROOT, 'src/engine/'))
const STUB = '\0no-kernel-in-the-window'
/** Modules that start a kernel, or work on one that was started. */
const STARTS_KERNEL = /^import \w+ from '[^']+\?wasm'$/m
const WORKS_ON_KERNEL = /\/engine\/kernel\/kernel\.ts$/

/**
 * Leaves kernels out of the window's own script: only workers, which are bundled apart, run them. Neither the compiled
 * programs nor the modules that only start them are part of it; whatever called one there would be a bug, and says so.
 */
export function leaveKernelsToWorkers(): Plugin {
  return {
    name: 'lumbung:leave-kernels-to-workers',
    apply: 'build',
    enforce: 'pre',
    resolveId: (source) => (source.endsWith('?wasm') ? STUB : null),
    async load(id) {
      if (id === STUB) return 'export default new Uint8Array(0)'
      if (!id.startsWith(ENGINE) || !id.endsWith('.ts')) return null
      const text = await readFile(id, 'utf8')
      return STARTS_KERNEL.test(text) || WORKS_ON_KERNEL.test(id) ? refusing(text) : null
    },
  }
}

/** A module with the same functions, each of which refuses to work; null for one that exports more than functions. */
function refusing(text: string): string | null {
  if (/^export (?:const|let|class|enum|default)\b/m.test(text)) return null
  return [...text.matchAll(/^export (?:async )?function\*? (\w+)/gm)]
    .map(([, name]) => `export function ${name}() { throw new Error('The window runs no kernel: ${name}') }`)
    .join('\n')
}
