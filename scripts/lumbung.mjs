#!/usr/bin/env node
// Runs Lumbung's command line, built anew when a source has changed since the last build.
import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readFile, readdir, rename, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'

const ROOT = join(dirname(fileURLToPath(import.meta.url)), '..')
const BUILDS = join(ROOT, 'out', 'cli')
const SOURCES = [
  'src/engine',
  'src/workers',
  'src/cli',
  'bench',
  'build',
  'vite.cli.config.ts',
  'package.json',
]
const QUIET_MS = 1500
const STALE_MS = 24 * 60 * 60 * 1000

/** All files of a folder or the file itself, in a fixed order. */
async function filesOf(path) {
  if (!(await stat(path)).isDirectory()) return [path]
  const names = (await readdir(path, { recursive: true, withFileTypes: true })).filter((entry) =>
    entry.isFile(),
  )
  return names.map((entry) => join(entry.parentPath ?? entry.path, entry.name)).sort()
}

/** Names a build by the content of everything that goes into it. */
async function nameOfBuild() {
  const hash = createHash('sha256').update(process.versions.node.split('.')[0])
  for (const source of SOURCES) {
    for (const file of await filesOf(join(ROOT, source)))
      hash.update(file.slice(ROOT.length)).update(await readFile(file))
  }
  return hash.digest('hex').slice(0, 16)
}

/** Builds beside and renames, so that two programs started at once never see half a build. */
async function build(folder) {
  const say = setTimeout(() => process.stderr.write('Building the command line …\n'), QUIET_MS)
  const beside = `${folder}.${process.pid}`
  try {
    const vite = await import('vite')
    process.env.NODE_ENV ??= 'production'
    const configFile = join(ROOT, 'vite.cli.config.ts')
    await vite.build({ root: ROOT, configFile, build: { outDir: beside } })
    await rename(beside, folder).catch((error) => {
      if (!existsSync(folder)) throw error
    })
  } finally {
    clearTimeout(say)
    await rm(beside, { recursive: true, force: true })
  }
}

/** Removes builds nobody has used for a day. */
async function clearStale(current) {
  for (const name of await readdir(BUILDS)) {
    const path = join(BUILDS, name)
    const info = await stat(path).catch(() => null)
    if (name !== current && info && Date.now() - info.mtimeMs > STALE_MS)
      await rm(path, { recursive: true, force: true })
  }
}

const name = await nameOfBuild()
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
