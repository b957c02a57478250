import {
  appendFileSync,
  cpSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { isAbsolute, join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { CACHE, cacheName, sources } from '../../build/assemblyscript'

const ASSEMBLY = 'src/engine/kernel/assembly'

/** The programs that are compiled on their own, by folder. */
const PROGRAMS = [
  'batch',
  'openings',
  'solve-any',
  'solve-kalah',
  'solve-kalah-crew',
  'tables',
  'tables-crew',
  'train',
]

/** A copy of the engine: the programs also read its limits and purposes. */
const engine = mkdtempSync(join(tmpdir(), 'lumbung-assembly-'))
const copy = join(engine, 'kernel', 'assembly')
cpSync(ASSEMBLY, copy, { recursive: true })
for (const file of ['limits.ts', 'purpose.ts']) cpSync(join('src/engine', file), join(engine, file))
afterAll(() => rmSync(engine, { recursive: true, force: true }))

test('compiled programs are kept in the project, not in the folder from which the command line is started', () => {
  expect(isAbsolute(CACHE)).toBe(true)
  expect(CACHE.startsWith(process.cwd())).toBe(true)
})

test('these are all the programs there are', () => {
  const entries = readdirSync(ASSEMBLY, { recursive: true, encoding: 'utf8' })
  const folders = entries.filter((path) => path.endsWith('entry.ts')).map((path) => path.split(/[/\\]/)[0])
  expect(folders.sort()).toEqual(PROGRAMS)
})

test.each(PROGRAMS)('a change in any file that %s is made of has it compiled again', async (program) => {
  const entry = join(copy, program, 'entry.ts')
  const fresh = await cacheName(entry)
  const files = await sources(entry)
  expect(files.length).toBeGreaterThan(5)
  for (const file of files) {
    const text = readFileSync(file, 'utf8')
    appendFileSync(file, '\nexport let changed: i32 = 1\n')
    expect(await cacheName(entry), file).not.toBe(fresh)
    writeFileSync(file, text)
  }
  expect(await cacheName(entry)).toBe(fresh)
})

test('a change in another program does not', async () => {
  const entry = join(copy, 'openings', 'entry.ts')
  const fresh = await cacheName(entry)
  appendFileSync(join(copy, 'solve-kalah', 'search.ts'), '\nexport let changed: i32 = 1\n')
  expect(await cacheName(entry)).toBe(fresh)
})
