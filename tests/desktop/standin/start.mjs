// The program that stands in for Electron: `node start.mjs APP --user-data-dir=FOLDER FILES…`, started by launch.mjs.
import { register } from 'node:module'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

// Electron's arguments begin with its own path and the app's; ours have this file between them.
process.argv.splice(1, 1)
// Electron shows a dialog and continues; the test is told, and fails at the end.
const tell = (error) => process.send({ fault: String(error?.stack ?? error) })
process.on('uncaughtException', tell)
process.on('unhandledRejection', tell)

register('./hooks.mjs', import.meta.url)
const electron = await import('./electron.mjs')

process.on('message', async ({ evaluate }) => {
  if (!evaluate) return
  const { id, source, argument } = evaluate
  try {
    const work = (0, eval)(`(${source})`)
    process.send({ answer: { id, value: await work(electron, argument) } })
  } catch (error) {
    process.send({ answer: { id, error: String(error?.stack ?? error) } })
  }
})
// The test is gone: so is the app.
process.on('disconnect', () => process.exit())

await import(pathToFileURL(join(process.argv[1], 'out', 'main', 'index.js')).href).catch(tell)
electron.app.becomeReady()
process.send({ isReady: true })
