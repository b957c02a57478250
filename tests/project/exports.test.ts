import { expect, test } from 'vitest'
import { exportsOf, importsOf, sourcesIn } from '../support/sources'

const ENDING = /\.(ts|mts|mjs|vue)$/
const sources = sourcesIn('src', ENDING).filter(({ path }) => !path.includes('/assembly/'))
const others = ['tests', 'stress', 'bench', 'build', 'scripts'].flatMap((folder) => sourcesIn(folder, ENDING))

/** Files that a build or `import.meta.glob` finds by path instead of an import; and constructors of values. */
const ENTRIES =
  /^src\/(locales\/\w+\/|locales\/message\.ts|cli\/commands\/|cli\/main\.ts|main\/index\.ts|preload\/)/

const used = new Set(
  [...sources, ...others]
    .flatMap(importsOf)
    .flatMap(({ from, names }) => names.map((name) => `${withoutEnding(from)} ${name}`)),
)

function isUsed(path: string, name: string): boolean {
  const places = [withoutEnding(path), withoutEnding(path).replace(/\/index$/, '')]
  return places.some((place) => used.has(`${place} ${name}`) || used.has(`${place} *`))
}

test('everything exported is imported somewhere', () => {
  const dead = sources
    .filter(({ path }) => path.endsWith('.ts') && !ENTRIES.test(path))
    .flatMap((source) =>
      exportsOf(source)
        .filter((name) => !isUsed(source.path, name))
        .map((name) => `${source.path} exports ${name}`),
    )
  expect(dead).toEqual([])
})

test('every component is drawn somewhere', () => {
  const components = sources.filter(({ path }) => path.endsWith('.vue'))
  expect(components.length).toBeGreaterThan(50)
  expect(components.map(({ path }) => path).filter((path) => !isUsed(path, 'default'))).toEqual([])
})

function withoutEnding(path: string): string {
  return path.replace(ENDING, '')
}
