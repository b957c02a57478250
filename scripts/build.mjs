#!/usr/bin/env node
// `npm run build`: the desktop app in out/.
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { buildApp } from './buildApp.mjs'

const root = join(dirname(fileURLToPath(import.meta.url)), '..')
console.log((await buildApp(root)) ? 'Built into out/.' : 'out/ is up to date.')
