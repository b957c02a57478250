#!/usr/bin/env node
// `npm run stress`: builds the attacks together with their targets, and runs them. `-- --help` lists the options.
import { existsSync } from 'node:fs'
import { rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { hashOf } from './freshness.mjs'

const ROOT = join(dirname(fileURLToPath(import.meta.url)), '..')
const SOURCES = [
  'src',
  'stress',
  'tests/support',
  'bench',
  'build',
  'scripts/stress.mjs',
  'vite.cli.config.ts',
  'package.json',
]
const ENTRIES = {
  main: 'stress/main.ts',
  attacker: 'stress/attacker.ts',
  program: 'stress/program.ts',
  engineThread: 'src/cli/run/engineThread.ts',
}

/** Builds in a temporary folder and renames it: two runs started at once never see half a build. */
async function build(folder) {
  const beside = `${folder}.${process.pid}`
  process.env.NODE_ENV ??= 'production'
  const vite = await import('vite')
  const config = await vite.loadConfigFromFile(
    { command: 'build', mode: 'production' },
    join(ROOT, 'vite.cli.config.ts'),
  )
  const build = { outDir: beside, rolldownOptions: { input: null } }
  const merged = vite.mergeConfig(config.config, {
    root: ROOT,
    configFile: false,
    // The app's files are loaded as in a browser, without a window.
    define: { __APP_VERSION__: '"stress"', 'window.lumbung': 'undefined' },
    build,
  })
  merged.build.rolldownOptions.input = ENTRIES
  await vite.build(merged)
  await rename(beside, folder).catch(async (error) => {
    await rm(beside, { recursive: true, force: true })
    if (!existsSync(folder)) throw error
  })
}

const folder = join(ROOT, 'out', 'stress', await hashOf(ROOT, SOURCES))
if (!existsSync(join(folder, 'main.js'))) await build(folder)
const { main } = await import(pathToFileURL(join(folder, 'main.js')).href)
await main(process.argv.slice(2))
