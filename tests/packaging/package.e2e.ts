import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import asar from '@electron/asar'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { writeStubElectron } from '../support/packaging/stubElectron.ts'

let folder: string
let packed: string[]
let archive: string

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lumbung-pack-'))
  await writeStubElectron(join(folder, 'electron'), 'linux')
  await promisify(execFile)(
    process.execPath,
    [
      resolve('scripts/package.mjs'),
      '--linux',
      'dir',
      `-c.electronDist=${join(folder, 'electron')}`,
      `-c.directories.output=${join(folder, 'dist')}`,
    ],
    { env: { ...process.env, CI: '1', CSC_LINK: '', WIN_CSC_LINK: '' } },
  )
  archive = join(folder, 'dist', 'linux-unpacked', 'resources', 'app.asar')
  packed = asar.listPackage(archive, { isPack: false }).map((path) => path.replaceAll('\\', '/'))
})
afterAll(() => rm(folder, { recursive: true, force: true, maxRetries: 10 }))

test('the package holds the built app', () => {
  for (const file of [
    '/package.json',
    '/out/main/index.js',
    '/out/preload/bridge.cjs',
    '/out/renderer/index.html',
  ])
    expect(packed).toContain(file)
  expect(packed.some((path) => /^\/out\/renderer\/assets\/.*worker.*\.js$/.test(path))).toBe(true)
})

test('the package holds nothing else', () => {
  const strange = packed.filter(
    (path) => !/^\/(out(\/(main|preload|renderer)(\/.*)?)?|package\.json|LICENSE)$/.test(path),
  )
  expect(strange).toEqual([])
  expect(packed.filter((path) => /node_modules|\.(ts|vue|map)$|test/.test(path))).toEqual([])
})

test('the packed app starts at its main script and carries its version', async () => {
  const packedJson = JSON.parse(asar.extractFile(archive, 'package.json').toString()) as Record<
    string,
    unknown
  >
  const ours = JSON.parse(await readFile('package.json', 'utf8')) as Record<string, unknown>
  expect(packedJson).toMatchObject({
    main: 'out/main/index.js',
    version: ours.version,
    productName: 'Lumbung',
  })
  expect(packedJson.dependencies ?? {}).toEqual({})
})

test('main and preload need nothing but Electron and Node', () => {
  for (const file of ['out/main/index.js', 'out/preload/bridge.cjs']) {
    const source = asar.extractFile(archive, file).toString()
    const statements = source.matchAll(
      /^(?:import|export)\b(?:[^"'\n]*?from)?\s*["']([^"'.][^"']*)["']|\b(?:require|import)\(["']([^"'.][^"']*)["']/gm,
    )
    const needed = [...statements].map(([, named, called]) => named ?? called)
    expect(needed.length).toBeGreaterThan(0)
    expect(needed.filter((name) => name !== 'electron' && !name?.startsWith('node:'))).toEqual([])
  }
})
