#!/usr/bin/env node
// `npm run dev`: the app with every change shown at once, in Electron, or in the browser if Electron is not
// available.
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { createServer, resolveConfig } from 'electron-vite'
import { createServer as createRendererServer } from 'vite'
import { fetchElectron, findElectron, hasDisplay } from './electronBinary.mjs'

const root = join(dirname(fileURLToPath(import.meta.url)), '..')
const trouble = await whyNoElectron()
if (trouble) await serveRenderer()
else {
  delete process.env.ELECTRON_RUN_AS_NODE
  await createServer({ root })
}

async function whyNoElectron() {
  if (!hasDisplay()) return 'There is no display to open a window on'
  if (findElectron(root)) return null
  return fetchElectron(root, () => {}).then(
    () => null,
    (error) => `Electron could not be fetched (${error.message})`,
  )
}

async function serveRenderer() {
  const { config } = await resolveConfig({ root }, 'serve')
  const server = await createRendererServer({
    ...config.renderer,
    configFile: false,
    root: join(root, 'src', 'renderer'),
  })
  await server.listen()
  console.log(`${trouble}: open this in a browser.`)
  server.printUrls()
}
