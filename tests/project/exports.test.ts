import { expect, test } from 'vitest'
import { exportsOf, importsOf, sourcesIn } from '../support/sources'

const ENDING = /\.(ts|mts|mjs|vue)$/
const sources = sourcesIn('src', ENDING).filter(({ path }) => !path.includes('/assembly/'))
/** Tests are not among them: what only tests use is not needed. */
const others = ['stress', 'bench', 'build', 'scripts'].flatMap((folder) => sourcesIn(folder, ENDING))

/** Files that a build or `import.meta.glob` finds by path instead of an import; and constructors of values. */
const ENTRIES =
  /^src\/(locales\/\w+\/|locales\/message\.ts|cli\/commands\/|cli\/main\.ts|library\/index\.ts|element\/smallParser\.ts|main\/index\.ts|preload\/)/

/** Still used by tests alone; the list only ever gets shorter. */
const ONLY_TESTS = [
  'src/engine/statistics/elo.ts exports eloOf',
  'src/engine/tables/loadedTables.ts exports unloadTables',
  'src/engine/variant/clauses/readClauses.ts exports readClauses',
  'src/engine/variant/clauses/readClauses.ts exports readPassing',
]

const used = new Set(
  [...sources, ...others]
    .flatMap(importsOf)
    .flatMap(({ from, names }) => names.map((name) => `${withoutEnding(from)} ${name}`)),
)

function isUsed(path: string, name: string): boolean {
  const places = [withoutEnding(path), withoutEnding(path).replace(/\/index$/, '')]
  return places.some((place) => used.has(`${place} ${name}`) || used.has(`${place} *`))
}

test('everything exported is used by the program, in its own file or another', () => {
  const dead = sources
    .filter(({ path }) => path.endsWith('.ts') && !ENTRIES.test(path))
    .flatMap((source) =>
      exportsOf(source)
        .filter((name) => !isUsed(source.path, name) && !isUsedInside(source.text, name))
        .map((name) => `${source.path} exports ${name}`),
    )
  expect(dead.filter((name) => !ONLY_TESTS.includes(name))).toEqual([])
})

test('every component is drawn somewhere', () => {
  const components = sources.filter(({ path }) => path.endsWith('.vue'))
  expect(components.length).toBeGreaterThan(50)
  expect(components.map(({ path }) => path).filter((path) => !isUsed(path, 'default'))).toEqual([])
})

/** An export that its own file uses too is there for tests, but the program needs it. */
function isUsedInside(text: string, name: string): boolean {
  return (text.match(new RegExp(`\\b${name}\\b`, 'g')) ?? []).length > 1
}

function withoutEnding(path: string): string {
  return path.replace(ENDING, '')
}
