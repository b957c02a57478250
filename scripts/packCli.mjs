#!/usr/bin/env node
// `npm pack`: the command line and the library, bundled with their WebAssembly, for computers without a display and without tools.
import { rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'vite'
import { buildLibrary } from './buildLibrary.mjs'
import { commitOf } from './commit.mjs'

const ROOT = join(dirname(fileURLToPath(import.meta.url)), '..')
const FOLDER = join(ROOT, 'dist', 'cli')
const START = `#!/usr/bin/env node
import { main } from './main.js'
await main(process.argv)
`

process.env.NODE_ENV ??= 'production'
const define = { __COMMIT__: JSON.stringify(commitOf(ROOT, ['src', 'build', 'bench', 'package.json'])) }
await rm(FOLDER, { recursive: true, force: true })
await build({ root: ROOT, configFile: join(ROOT, 'vite.cli.config.ts'), define, build: { outDir: FOLDER } })
await writeFile(join(FOLDER, 'lumbung.js'), START, { mode: 0o755 })
await buildLibrary(ROOT)
