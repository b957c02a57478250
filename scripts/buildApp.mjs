// Builds the app into out/ when a source has changed since the last build.
import { existsSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { hashOf } from './freshness.mjs'

const SOURCES = [
  'src/engine',
  'src/figures',
  'src/locales',
  'src/workers',
  'src/bots',
  'src/cluster',
  'src/main',
  'src/preload',
  'src/renderer',
  'build',
  'docs/methods.md',
  'CITATION.cff',
  'electron.vite.config.ts',
  'package.json',
]
/** What a build takes from its environment (electron.vite.config.ts). */
const SETTINGS = ['LUMBUNG_UPDATE_REPOSITORY', 'LUMBUNG_LINK_ADDRESS']
const PRODUCTS = [
  'out/main/index.js',
  'out/main/server.js',
  'out/preload/bridge.cjs',
  'out/renderer/index.html',
]

/** Makes sure out/ is up to date; true if it had to be built. */
export async function buildApp(root) {
  const stamp = join(root, 'out', 'built')
  const settings = SETTINGS.map((name) => `${name}=${process.env[name] ?? ''}`)
  const current = [await hashOf(root, SOURCES), ...settings].join('\n')
  const last = await readFile(stamp, 'utf8').catch(() => '')
  if (last === current && PRODUCTS.every((file) => existsSync(join(root, file)))) return false
  process.env.NODE_ENV = 'production'
  process.env.NODE_ENV_ELECTRON_VITE = 'production'
  const { build } = await import('electron-vite')
  await build({ root, logLevel: 'warn' })
  await writeFile(stamp, current)
  return true
}
