#!/usr/bin/env node
// `npm run build`: the desktop app in out/, the library in dist/library. With --quiet it prints only errors.
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { buildApp } from './buildApp.mjs'
import { buildLibrary } from './buildLibrary.mjs'

const root = join(dirname(fileURLToPath(import.meta.url)), '..')
const built = [await buildApp(root), await buildLibrary(root)].includes(true)
if (!process.argv.includes('--quiet'))
  console.log(built ? 'Built into out/ and dist/library/.' : 'out/ and dist/library/ are up to date.')
