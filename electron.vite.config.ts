import vue from '@vitejs/plugin-vue'
import { defineConfig } from 'electron-vite'
import { resolve } from 'node:path'
import { version } from './package.json'
import { commitOf } from './scripts/commit.mjs'
import { assemblyscript } from './build/assemblyscript.ts'
import { contentSecurityPolicy } from './build/contentSecurityPolicy.ts'
import { engineHash } from './build/engineHash.ts'
import { leaveKernelsToWorkers } from './build/leaveKernelsToWorkers.ts'
import { licences } from './build/licences.ts'
import { linkAddress } from './build/linkAddress.ts'
import { serviceWorker } from './build/serviceWorker.ts'

const __APP_VERSION__ = JSON.stringify(version)
/** The release workflow names its repository; other builds have no address to look for updates at. */
const __UPDATE_REPOSITORY__ = JSON.stringify(process.env.LUMBUNG_UPDATE_REPOSITORY ?? '')

/** Three programs: the main process, its preload script and the window; `server` is the main process's file service over http. */
export default defineConfig({
  main: {
    define: { __UPDATE_REPOSITORY__, __ENGINE__: JSON.stringify(engineHash(import.meta.dirname)) },
    build: {
      externalizeDeps: false,
      rolldownOptions: {
        input: { index: resolve('src/main/index.ts'), server: resolve('src/main/server.ts') },
      },
    },
  },
  preload: {
    define: { __APP_VERSION__ },
    build: {
      externalizeDeps: false,
      rolldownOptions: {
        input: { bridge: resolve('src/preload/bridge.ts') },
        // A sandboxed preload script must be CommonJS.
        output: { format: 'cjs', entryFileNames: '[name].cjs' },
      },
    },
  },
  renderer: {
    root: 'src/renderer',
    base: './',
    define: {
      __APP_VERSION__,
      __COMMIT__: JSON.stringify(commitOf(import.meta.dirname, ['src', 'build', 'package.json'])),
      __LINK_ADDRESS__: JSON.stringify(linkAddress(process.env.LUMBUNG_LINK_ADDRESS)),
      __VUE_OPTIONS_API__: 'false',
      __VUE_PROD_DEVTOOLS__: 'false',
    },
    plugins: [
      vue(),
      leaveKernelsToWorkers(),
      assemblyscript(),
      contentSecurityPolicy(),
      licences(import.meta.dirname),
      serviceWorker(resolve('src/renderer/platform/serviceWorker.ts')),
    ],
    worker: {
      format: 'es',
      plugins: () => [assemblyscript()],
      rolldownOptions: { checks: { bundlerTimings: false } },
    },
    build: {
      minify: true,
      // Inlined files would need `data:` in the content security policy.
      assetsInlineLimit: 0,
      modulePreload: { polyfill: false },
      rolldownOptions: { input: resolve('src/renderer/index.html'), checks: { bundlerTimings: false } },
    },
  },
})
