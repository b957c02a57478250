import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative, resolve, sep } from 'node:path'
import { expect, test } from 'vitest'

const SRC = resolve('src')

/** What each part may import from, besides itself. */
const MAY_IMPORT: Readonly<Record<string, readonly string[]>> = {
  locales: [],
  disk: [],
  bots: ['engine', 'locales'],
  engine: ['locales'],
  figures: ['engine', 'locales'],
  library: ['engine', 'locales'],
  element: ['engine', 'locales', 'renderer'],
  workers: ['engine', 'locales'],
  cluster: ['engine', 'workers', 'locales'],
  cli: ['engine', 'bots', 'figures', 'workers', 'cluster', 'disk', 'locales'],
  preload: ['locales'],
  main: ['preload', 'bots', 'cluster', 'disk', 'locales'],
  renderer: ['engine', 'figures', 'workers', 'preload', 'locales'],
}

/**
 * Data files may be anywhere. Beside src: the version, the fixed work that `bench` plays, the text of the methods,
 * and the citation.
 */
const OUTSIDE = [
  join('..', 'package.json'),
  join('..', 'bench'),
  join('..', 'docs', 'methods.md'),
  join('..', 'CITATION.cff'),
]

/** The engine's folders; each imports only from those before it, and from result.ts. */
const ENGINE_ORDER = [
  'statistics',
  'csv',
  'variant',
  'board',
  'rules',
  'random',
  'agents',
  'kernel',
  'simulation',
  'openings',
  'solver',
  'tables',
  'strategies',
  'players',
  'experiments',
  'comparisons',
  'review',
  'puzzles',
  'requests',
  'papers',
  'publish',
  'studies',
]

/** The kernel's module that the build writes; there is no such file. */
const GENERATED = join('engine', 'kernel', 'assembly', 'vocabulary')
/** The limits of boards and play and the purposes of random numbers, which the whole engine reads. */
const READ_BY_ALL = [join('engine', 'limits'), join('engine', 'purpose')]

/** What each part of the AssemblyScript may import from, besides itself and those; a program never imports another. */
const ASSEMBLY_MAY_IMPORT: Readonly<Record<string, readonly string[]>> = {
  shared: [],
  memory: [],
  random: [],
  threads: [],
  rules: ['shared', 'memory', 'random'],
  positions: ['memory', 'rules'],
  network: ['shared', 'memory', 'rules'],
  agents: ['shared', 'memory', 'random', 'rules', 'network'],
  batch: ['shared', 'memory', 'random', 'rules', 'network', 'agents'],
  train: ['shared', 'memory', 'random', 'rules', 'positions', 'network', 'agents'],
  openings: ['shared', 'memory', 'random'],
  'solve-kalah': ['shared', 'memory', 'random', 'threads'],
  'solve-kalah-crew': ['solve-kalah'],
  'tables-crew': ['tables'],
  'solve-any': ['shared', 'memory', 'random', 'rules'],
  tables: ['shared', 'memory', 'rules', 'positions', 'threads'],
}

/** The window's folders, from what people see down to the foundations; each imports only from those after it. */
const RENDERER_ORDER = [
  'app',
  'puzzles',
  'learn',
  'papers',
  'experiments',
  'results',
  'variants',
  'game',
  'board',
  'runs',
  'reports',
  'charts',
  'ui',
  'storage',
  'platform',
  'locales',
]

interface Import {
  readonly from: string
  readonly to: string
  readonly onlyTypes: boolean
}

const ASSEMBLY = join('engine', 'kernel', 'assembly') + sep

const imports = sourceFiles(SRC)
  .flatMap(importsOf)
  .filter(({ to }) => !to.includes('.csv') && !OUTSIDE.some((path) => to.startsWith(path)))

test('parts import one way: engine ← workers ← renderer, engine ← cli', () => {
  const wrong = imports.filter(({ from, to }) => {
    const [part, target] = [partOf(from), partOf(to)]
    return part !== target && !MAY_IMPORT[part]?.includes(target)
  })
  expect(wrong.map(words)).toEqual([])
})

test('only types are imported from the preload script', () => {
  const wrong = imports.filter(
    ({ from, to, onlyTypes }) => partOf(to) === 'preload' && partOf(from) !== 'preload' && !onlyTypes,
  )
  expect(wrong.map(words)).toEqual([])
})

test('the board element takes from the window only how a board is laid out, timed and coloured', () => {
  const taken = imports.filter(({ from, to }) => partOf(from) === 'element' && partOf(to) === 'renderer')
  const allowed = [
    ...['boardOf', 'frame', 'geometry', 'seedPlaces', 'timeline'].map((name) =>
      join('renderer', 'board', name),
    ),
    join('renderer', 'game', 'boardState'),
    join('renderer', 'ui', 'styles', 'tokens.css?raw'),
  ]
  expect(taken.length).toBeGreaterThan(5)
  expect(taken.filter(({ to }) => !allowed.includes(to)).map(words)).toEqual([])
})

test('inside the engine a folder imports only those before it', () => {
  const inside = imports.filter(({ from, to }) => partOf(from) === 'engine' && partOf(to) === 'engine')
  const wrong = inside.filter(({ from, to }) => {
    const [folder, target] = [folderOf(from), folderOf(to)]
    if (folder === null || target === null || folder === target) return false
    return ENGINE_ORDER.indexOf(target) > ENGINE_ORDER.indexOf(folder)
  })
  expect(wrong.map(words)).toEqual([])
})

test('the reference rules ask nothing of what is said about fast paths', () => {
  const asking = sourceFiles(join(SRC, 'engine', 'rules')).filter((file) =>
    /\b(?:canRepeat|keepsPast|keyPartsOf|traitsOf|RULE_TRAITS)\b/.test(readFileSync(file, 'utf8')),
  )
  expect(asking).toEqual([])
})

test('every folder of the engine is in the order', () => {
  const folders = readdirSync(join(SRC, 'engine'), { withFileTypes: true }).filter((entry) =>
    entry.isDirectory(),
  )
  expect(folders.map(({ name }) => name).filter((name) => !ENGINE_ORDER.includes(name))).toEqual([])
})

test('the AssemblyScript imports one way: memory, random, threads < rules < network < agents < batch, train; programs stay apart', () => {
  const inside = imports.filter(({ from }) => from.startsWith(ASSEMBLY))
  expect(inside.length).toBeGreaterThan(100)
  const wrong = inside.filter(({ from, to }) => {
    const [part, target] = [assemblyPartOf(from), assemblyPartOf(to)]
    return (
      part !== target &&
      !READ_BY_ALL.includes(target) &&
      to !== GENERATED &&
      !ASSEMBLY_MAY_IMPORT[part]?.includes(target)
    )
  })
  expect(wrong.map(words)).toEqual([])
})

test('TypeScript imports whole programs from the AssemblyScript, and what is shared', () => {
  const into = imports.filter(({ from, to }) => !from.startsWith(ASSEMBLY) && to.startsWith(ASSEMBLY))
  const wrong = into.filter(({ to }) => assemblyPartOf(to) !== 'shared' && !to.endsWith('entry.ts?wasm'))
  expect(wrong.map(words)).toEqual([])
})

test('what both languages read is enums and nothing else', () => {
  const folder = join(SRC, ASSEMBLY, 'shared')
  const shared = readdirSync(folder).map((name) => join(folder, name))
  for (const file of [...shared, ...READ_BY_ALL.map((path) => join(SRC, `${path}.ts`))]) {
    const code = readFileSync(file, 'utf8').replace(/\/\*\*.*?\*\/|\/\/.*/gs, '')
    expect(code.replace(/export enum \w+ \{[^}]*\}/g, '').trim(), file).toBe('')
  }
})

test('inside the window a folder imports only those after it', () => {
  const inside = imports.filter(({ from, to }) => partOf(from) === 'renderer' && partOf(to) === 'renderer')
  const wrong = inside.filter(({ from, to }) => {
    const [folder, target] = [folderOf(from), folderOf(to)]
    if (folder === null || target === null || folder === target) return false
    return RENDERER_ORDER.indexOf(target) < RENDERER_ORDER.indexOf(folder)
  })
  expect(inside.length).toBeGreaterThan(500)
  expect(wrong.map(words)).toEqual([])
})

test('only storage opens the database', () => {
  const openers = sourceFiles(join(SRC, 'renderer')).filter((file) =>
    /\bindexedDB\b|from 'idb'/.test(readFileSync(file, 'utf8')),
  )
  expect(openers.map((file) => relative(SRC, file))).toEqual([
    join('renderer', 'storage', 'database', 'openIndexed.ts'),
  ])
})

test('every folder of the window with code is in the order', () => {
  const folders = new Set(
    sourceFiles(join(SRC, 'renderer')).flatMap((file) => folderOf(relative(SRC, file)) ?? []),
  )
  expect([...folders].filter((name) => !RENDERER_ORDER.includes(name))).toEqual([])
})

function sourceFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(ts|vue)$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
}

function importsOf(file: string): Import[] {
  const statements = readFileSync(file, 'utf8').matchAll(
    /(?:import|export)\s+(type\s)?[^'"()]*?from\s*['"](\.[^'"]+)['"]|(?:import|new URL)\(\s*['"](\.[^'"]+)['"]|import\s+['"](\.[^'"]+)['"]/g,
  )
  return [...statements].map(([, type, from, called, bare]) => ({
    from: relative(SRC, file),
    to: relative(SRC, resolve(dirname(file), from ?? called ?? bare ?? '')),
    onlyTypes: type !== undefined,
  }))
}

function partOf(path: string): string {
  return path.split(sep)[0] ?? ''
}

function folderOf(path: string): string | null {
  const [, folder, file] = path.split(sep)
  return folder !== undefined && file !== undefined ? folder : null
}

/** The folder of a file of the AssemblyScript, or its name if it is in none. */
function assemblyPartOf(path: string): string {
  return path.startsWith(ASSEMBLY) ? path.slice(ASSEMBLY.length).split(sep)[0]!.replace(/\.ts$/, '') : path
}

function words({ from, to }: Import): string {
  return `${from} imports ${to}`
}
