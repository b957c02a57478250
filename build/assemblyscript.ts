import { createHash, randomUUID } from 'node:crypto'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { basename, dirname, join, relative, resolve } from 'node:path'
import type { Plugin } from 'vite'
import { forgetVocabulary, GENERATED, kernelVocabulary, VOCABULARY } from './kernelVocabulary.ts'
import { ROOT } from './root.ts'

const QUERY = '?wasm'
/** Where compiled programs are kept, whatever folder the build is started from. */
export const CACHE = join(ROOT, 'node_modules/.cache/lumbung')
const OPTIONS = [
  '--optimizeLevel',
  '3',
  '--shrinkLevel',
  '0',
  '--noAssert',
  '--runtime',
  'stub',
  '--enable',
  'simd',
]

/** For an entry that begins with `// @shared-memory`: threads run it in one memory, which they are given. */
const SHARED = [
  '--importMemory',
  '--sharedMemory',
  '--maximumMemory',
  '65536',
  '--zeroFilledMemory',
  '--enable',
  'threads',
]

/** For an entry that begins with `// @small`: the first page loads it, and whatever works for long makes it fast for its variant. */
const SMALL = ['--shrinkLevel', '1']

async function optionsFor(entry: string): Promise<readonly string[]> {
  const text = await readFile(entry, 'utf8')
  if (text.startsWith('// @small')) return [...OPTIONS, ...SMALL]
  return text.startsWith('// @shared-memory') ? [...OPTIONS, ...SHARED] : OPTIONS
}

/** Lets `import bytes from './x.ts?wasm'` compile that AssemblyScript entry, the same in app, worker, tests and CLI. */
export function assemblyscript(): Plugin {
  return {
    name: 'lumbung:assemblyscript',
    enforce: 'pre',
    async resolveId(source, importer) {
      if (!source.endsWith(QUERY) || !importer) return null
      return `\0${join(dirname(importer), source)}`
    },
    watchChange: forgetVocabulary,
    async load(id) {
      if (!id.startsWith('\0') || !id.endsWith(QUERY)) return null
      const entry = id.slice(1, -QUERY.length)
      for (const file of [VOCABULARY, ...(await sources(entry))]) this.addWatchFile(file)
      const wasm = await compile(entry)
      // In the chunk: no fetch, no MIME type, no path to find, in the browser and in Node alike. As hexadecimal digits,
      // because they keep bytes apart: compressed for the web they are 16 % smaller than base64.
      return `export default Uint8Array.from('${wasm.toString('hex')}'.match(/../g), (byte) => parseInt(byte, 16))`
    },
  }
}

/** The entry and every file it imports, directly or not, in a fixed order; without the generated module. */
export async function sources(entry: string): Promise<string[]> {
  const found = new Set([entry])
  const add = (file: string): unknown => isGenerated(file) || found.add(file)
  for (const file of found) {
    const text = await readFile(file, 'utf8')
    for (const [, path] of text.matchAll(/\bfrom '(\.[^']+)'/g)) add(join(dirname(file), `${path}.ts`))
  }
  return [...found]
}

/** The name under which an entry's bytes are kept: another one as soon as a source or an option differs. */
export async function cacheName(entry: string): Promise<string> {
  const hash = createHash('sha256')
    .update((await optionsFor(entry)).join(' '))
    .update(await kernelVocabulary())
  for (const file of await sources(entry)) {
    hash.update(relative(dirname(entry), file)).update(await readSource(file))
  }
  return `${basename(dirname(entry))}-${basename(entry, '.ts')}-${hash.digest('hex').slice(0, 16)}.wasm`
}

/**
 * A file as the compiler reads it: the comment `// @inline` above a function or an enum becomes AssemblyScript's
 * decorator of that name, which Prettier and ESLint cannot parse there.
 */
async function readSource(file: string): Promise<string> {
  if (isGenerated(file)) return kernelVocabulary()
  return (await readFile(file, 'utf8')).replace(/^\/\/ @inline$/gm, '@inline')
}

function isGenerated(file: string): boolean {
  return file.replaceAll('\\', '/').endsWith(GENERATED)
}

/** Compiles one entry, or returns the bytes kept from an earlier compile of the very same sources. */
async function compile(entry: string): Promise<Buffer> {
  const kept = join(CACHE, await cacheName(entry))
  const wanted = underWay.get(kept) ?? readFile(kept).catch(() => compileAndKeep(entry, kept))
  underWay.set(kept, wanted)
  return wanted
}

/** The window and its worker are built at once and ask for the same bytes. */
const underWay = new Map<string, Promise<Buffer>>()

async function compileAndKeep(entry: string, kept: string): Promise<Buffer> {
  const wasm = await compileAnew(entry)
  await mkdir(join(CACHE, 'assembly'), { recursive: true })
  // For editors, which look there for what is not in the kernel's folder (kernel/assembly/tsconfig.json).
  await writeFile(join(CACHE, 'assembly', basename(GENERATED)), await kernelVocabulary())
  const beside = `${kept}.${randomUUID()}`
  await writeFile(beside, wasm)
  await rename(beside, kept)
  return wasm
}

async function compileAnew(entry: string): Promise<Buffer> {
  const { default: asc } = await import('assemblyscript/asc')
  let binary: Uint8Array | undefined
  const { error, stderr } = await asc.main([entry, '--outFile', 'out.wasm', ...(await optionsFor(entry))], {
    readFile: (name: string, folder: string) => readSource(resolve(folder, name)).catch(() => null),
    writeFile: (name: string, contents: string | Uint8Array) => {
      if (name.endsWith('.wasm')) binary = contents as Uint8Array
    },
  })
  if (error || !binary) throw new Error(`AssemblyScript could not compile ${entry}\n${stderr.toString()}`)
  return Buffer.from(binary)
}
