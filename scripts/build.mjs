#!/usr/bin/env node
// `npm run build`: the desktop app in out/. With --quiet it prints only errors.
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { buildApp } from './buildApp.mjs'

const root = join(dirname(fileURLToPath(import.meta.url)), '..')
const built = await buildApp(root)
if (!process.argv.includes('--quiet')) console.log(built ? 'Built into out/.' : 'out/ is up to date.')
