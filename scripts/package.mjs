#!/usr/bin/env node
// `npm run package`: installers for this system in dist/. Options are handed on to electron-builder.
import { spawnSync } from 'node:child_process'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { buildApp } from './buildApp.mjs'
import { packagingEnvironment, packagingOptions } from './packagingOptions.mjs'

const root = join(dirname(fileURLToPath(import.meta.url)), '..')
await buildApp(root)
const builder = createRequire(import.meta.url).resolve('electron-builder/out/cli/cli.js')
const origin = spawnSync('git', ['config', 'remote.origin.url'], { cwd: root, encoding: 'utf8' }).stdout ?? ''
const { status } = spawnSync(
  process.execPath,
  [builder, '--publish=never', ...packagingOptions(process.env, origin), ...process.argv.slice(2)],
  { cwd: root, stdio: 'inherit', env: packagingEnvironment(process.env) },
)
process.exitCode = status ?? 1
