import { existsSync, readdirSync } from 'node:fs'
import { dirname } from 'node:path'
import { expect, test } from 'vitest'
import { sourcesIn } from '../support/sources'

const MEDIAN_LINES = 110
const MOST_LINES = 260
const MOST_FILES = 20

const sources = sourcesIn('src', /\.(ts|vue)$/)
const tests = sourcesIn('tests', /\.ts$/)

function linesOf({ text }: { readonly text: string }): number {
  return text.split('\n').length - 1
}

test(`half of all source files have fewer than ${MEDIAN_LINES} lines`, () => {
  const lengths = sources.map(linesOf).sort((a, b) => a - b)
  expect(lengths[Math.floor(lengths.length / 2)]).toBeLessThan(MEDIAN_LINES)
})

test(`no file has more than ${MOST_LINES} lines`, () => {
  const large = [...sources, ...tests].filter((source) => linesOf(source) > MOST_LINES)
  expect(large.map(({ path }) => path)).toEqual([])
})

test(`no folder has more than ${MOST_FILES} files`, () => {
  const folders = new Set([...sources, ...tests].map(({ path }) => dirname(path)))
  const full = [...folders].filter(
    (folder) =>
      readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isFile()).length > MOST_FILES,
  )
  expect(full).toEqual([])
})

test('every folder of unit tests mirrors a folder of the source', () => {
  const folders = new Set(sourcesIn('tests/unit', /\.test\.ts$/).map(({ path }) => dirname(path)))
  const strays = [...folders].filter((folder) => !existsSync(folder.replace(/^tests\/unit/, 'src')))
  expect(strays).toEqual([])
})
