// Runs the built main bundle in this process; the result has the shape of playwright's `_electron.launch()`.
import { register } from 'node:module'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

register('./hooks.mjs', import.meta.url)
let launches = 0

/**
 * @param {{ root: string, userData: string, files?: readonly string[], browser: import('playwright-core').Browser }} options
 */
export async function launchStandin({ root, userData, files = [], browser }) {
  launches++
  globalThis.standinOptions = { root, userData, browser }
  const argv = process.argv
  process.argv = ['electron', root, ...files]
  const electron = await import(`./electron.mjs?launch=${launches}`)
  await import(`${pathToFileURL(join(root, 'out', 'main', 'index.js')).href}?launch=${launches}`)
  await electron.app.whenReady()
  process.argv = argv
  return {
    firstWindow: () => electron.firstWindow(),
    evaluate: async (work, argument) => work(electron, argument),
    close: () => electron.app.exit(),
  }
}
