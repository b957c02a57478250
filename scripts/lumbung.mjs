#!/usr/bin/env node
// Runs Lumbung's command line, built again when a source has changed since the last build.
import { existsSync } from 'node:fs'
import { readdir, rename, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { commitOf } from './commit.mjs'
import { hashOf } from './freshness.mjs'

const ROOT = join(dirname(fileURLToPath(import.meta.url)), '..')
const BUILDS = join(ROOT, 'out', 'cli')
const SOURCES = [
  'src/engine',
  'src/figures',
  'src/workers',
  'src/cli',
  'src/bots',
  'src/cluster',
  'src/locales',
  'bench',
  'build',
  'vite.cli.config.ts',
  'package.json',
]
const QUIET_MS = 1500
const STALE_MS = 24 * 60 * 60 * 1000

/** Builds in a temporary folder and renames it, so that two programs started at once never see half a build. */
async function build(folder) {
  const say = setTimeout(() => process.stderr.write('Building the command line …\n'), QUIET_MS)
  const beside = `${folder}.${process.pid}`
  try {
    const vite = await import('vite')
    process.env.NODE_ENV ??= 'production'
    const configFile = join(ROOT, 'vite.cli.config.ts')
    const define = { __COMMIT__: JSON.stringify(commit) }
    await vite.build({ root: ROOT, configFile, define, build: { outDir: beside } })
    await rename(beside, folder).catch((error) => {
      if (!existsSync(folder)) throw error
    })
  } finally {
    clearTimeout(say)
    await rm(beside, { recursive: true, force: true })
  }
}

/** Removes builds that have not been used for a day. */
async function clearStale(current) {
  for (const name of await readdir(BUILDS)) {
    const path = join(BUILDS, name)
    const info = await stat(path).catch(() => null)
    if (name !== current && info && Date.now() - info.mtimeMs > STALE_MS)
      await rm(path, { recursive: true, force: true })
  }
}

// A build contains its commit, so the same sources at another commit are another build.
const commit = commitOf(ROOT, SOURCES)
const name = `${await hashOf(ROOT, SOURCES)}-${commit?.replace(/^(.{8})[^+]*/, '$1') ?? 'unknown'}`
const folder = join(BUILDS, name)
if (!existsSync(join(folder, 'main.js'))) {
  await build(folder).catch((error) => {
    process.stderr.write(`The command line could not be built: ${error.message}\n`)
    process.exit(3)
  })
  await clearStale(name)
}
const { main } = await import(pathToFileURL(join(folder, 'main.js')).href)
await main(process.argv)
