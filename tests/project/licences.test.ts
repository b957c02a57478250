import { expect, test } from 'vitest'
import { licencesOf } from '../../build/licences'

const groups = licencesOf(process.cwd())
const named = groups.flatMap(({ packages }) => packages.map((each) => each.replace(/ [^ ]+$/, '')))

test('the list names what sources import and what that depends on, each once', () => {
  for (const name of ['vue', 'pinia', 'chart.js', 'comlink', 'valibot', 'reka-ui', '@vue/runtime-core'])
    expect(named).toContain(name)
  const all = groups.flatMap(({ packages }) => packages)
  expect(new Set(all).size).toBe(all.length)
})

test('tools and Electron, which the built pages do not contain, are not in it', () => {
  for (const name of ['electron', 'vitest', 'eslint', 'vite', 'assemblyscript'])
    expect(named).not.toContain(name)
})

test('every package has a licence that lets us pass it on', () => {
  const known = new Set([
    'MIT',
    'ISC',
    'Apache-2.0',
    'BSD-2-Clause',
    'BSD-3-Clause',
    '0BSD',
    'Apache-2.0 AND BSL-1.0',
    'OFL-1.1',
  ])
  expect(groups.filter(({ licence }) => !known.has(licence)).map(({ packages }) => packages)).toEqual([])
})
