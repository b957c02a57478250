import type { Plugin } from 'vite'

const STUB = '\0no-kernel-in-the-window'

/** Leaves the compiled kernels out of the window's own script: only workers, which are bundled apart, run them. */
export function leaveKernelsToWorkers(): Plugin {
  return {
    name: 'lumbung:leave-kernels-to-workers',
    apply: 'build',
    enforce: 'pre',
    resolveId: (source) => (source.endsWith('?wasm') ? STUB : null),
    load: (id) => (id === STUB ? 'export default new Uint8Array(0)' : null),
  }
}
