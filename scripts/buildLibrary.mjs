// Builds the library into dist/library when a source has changed since the last build.
import { existsSync } from 'node:fs'
import { cp, mkdir, readFile, readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { hashOf } from './freshness.mjs'

const SOURCES = [
  'src/engine',
  'src/locales',
  'src/library',
  'src/element',
  'src/renderer/board',
  'src/renderer/ui/styles/tokens.css',
  'build',
  'scripts/buildLibrary.mjs',
  'vite.library.config.ts',
  'vite.element.config.ts',
  'package.json',
]

/** Makes sure dist/library is up to date; true if it had to be built. */
export async function buildLibrary(root) {
  const folder = join(root, 'dist', 'library')
  const stamp = join(root, 'out', 'library')
  const current = await hashOf(root, SOURCES)
  const last = await readFile(stamp, 'utf8').catch(() => '')
  if (last === current && existsSync(join(folder, 'index.js'))) return false
  process.env.NODE_ENV ??= 'production'
  const { build } = await import('vite')
  for (const config of ['vite.library.config.ts', 'vite.element.config.ts'])
    await build({ root, configFile: join(root, config), build: { outDir: folder } })
  await writeTypes(join(root, 'src', 'library'), folder)
  // The element is described by its attributes, methods and events alone.
  await cp(join(root, 'src', 'element', 'types.ts'), join(folder, 'board.d.ts'))
  await mkdir(join(root, 'out'), { recursive: true })
  await writeFile(stamp, current)
  return true
}

/** Writes the types of every file of the library; a file that exports something private does not compile. */
async function writeTypes(from, to) {
  const { default: ts } = await import('typescript')
  for (const name of (await readdir(from)).filter((file) => file.endsWith('.ts'))) {
    const { outputText, diagnostics = [] } = ts.transpileDeclaration(
      await readFile(join(from, name), 'utf8'),
      {
        fileName: name,
        reportDiagnostics: true,
        compilerOptions: {
          isolatedDeclarations: true,
          declaration: true,
          stripInternal: true,
          target: ts.ScriptTarget.ES2023,
        },
      },
    )
    if (diagnostics.length > 0)
      throw new Error(`${name}: ${ts.flattenDiagnosticMessageText(diagnostics[0].messageText, '\n')}`)
    // Node finds types only by the full name of the module.
    const types = outputText.replace(/(from '\.\/[\w-]+)'/g, "$1.js'")
    await writeFile(join(to, name.replace(/\.ts$/, '.d.ts')), types)
  }
}
