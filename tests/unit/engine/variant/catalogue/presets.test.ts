import { expect, test } from 'vitest'
import { PRESETS } from '../../../../../src/engine/variant/catalogue'
import { FAMILIES } from '../../../../../src/engine/variant/catalogue/families'
import { findPresets, regionsNamed } from '../../../../../src/engine/variant/catalogue/findPresets'
import { everyThirdEmpty, oneMoreAtRight } from '../../../../../src/engine/variant/catalogue/layouts'
import { en } from '../../../../../src/locales/en'
import { inEnglish } from '../../../../../src/locales/english'
import { mechanismsOf } from '../../../../../src/engine/variant/catalogue/mechanisms'

function idsOf(filter: Parameters<typeof findPresets>[0]): readonly string[] {
  return findPresets(filter, inEnglish).map(({ id }) => id)
}

test('every preset has its own id and name', () => {
  expect(new Set(PRESETS.map(({ id }) => id)).size).toBe(PRESETS.length)
  expect(new Set(PRESETS.map(({ variant }) => variant.name)).size).toBe(PRESETS.length)
  expect(PRESETS.filter(({ id }) => !/^[a-z]+(-[a-z]+)*$/.test(id))).toEqual([])
})

test('no two presets claim the same game of the other program', () => {
  const oracles = PRESETS.flatMap(({ oracle }) => (oracle === undefined ? [] : [oracle]))
  expect(new Set(oracles).size).toBe(oracles.length)
  expect(oracles.length).toBeGreaterThanOrEqual(100)
})

test('every preset says what it is in whole sentences, where it is played and where it is written down', () => {
  const sentences = PRESETS.flatMap(({ summary, detail, readings }) =>
    [summary, detail, ...readings].map(inEnglish),
  )
  expect(sentences.filter((sentence) => !/^\p{Lu}.*[^.]\.$/u.test(sentence))).toEqual([])
  expect(PRESETS.filter(({ regions, source }) => regions.length === 0 || source === '')).toEqual([])
})

test('presets are found by region, family, mechanism, holes and words', () => {
  expect(idsOf({ region: 'central asia' })).toEqual([
    'tap-urdy',
    'toguz-kumalak',
    'toguz-xorgol',
    'eson-xorgol',
  ])
  expect(idsOf({ region: 'Africa', family: 'mangala' })).toEqual([
    'bakuk',
    'mangala-iii',
    'modiar',
    'tihbat',
    'bechi',
  ])
  expect(idsOf({ mechanism: 'claim', holes: 9 })).toEqual(['toguz-kumalak', 'toguz-xorgol'])
  expect(idsOf({ search: 'SAN yao' })).toEqual(['san-yao'])
  expect(idsOf({ search: 'abapa' })).toEqual(['oware'])
  expect(idsOf({ search: '' })).toHaveLength(PRESETS.length)
})

test('a part of a name stands for all its regions', () => {
  expect(regionsNamed('antarctic')).toEqual([])
  expect(regionsNamed('southern')).toEqual(['Southern Africa'])
  expect(regionsNamed('asia')).toContain('Southeast Asia')
})

test('mechanisms follow from the rules', () => {
  const of = (id: string) => mechanismsOf(PRESETS.find((preset) => preset.id === id)!.variant)
  expect(of('kalah')).toEqual(['sownStores', 'across'])
  expect(of('bay-khom')).toEqual(['relay', 'openWay', 'gap'])
  expect(of('boola')).toEqual(['relay', 'across', 'goal'])
  expect(of('dakon')).toEqual(['relay', 'sownStores', 'across', 'rounds'])
})

test('a start with a pattern follows the size of the board', () => {
  expect(everyThirdEmpty(4, 2).south).toEqual([0, 2, 2, 0])
  expect(everyThirdEmpty(1, 2).south).toEqual([2])
  expect(oneMoreAtRight(3, 4).north).toEqual([4, 4, 5])
  const boola = PRESETS.find(({ id }) => id === 'boola')!
  expect(boola.make({ holes: 4 }).start.layout).toMatchObject({ south: [0, 3, 3, 0] })
})

test('a start written hole by hole holds for the game’s own size, others start even', () => {
  const gamacha = PRESETS.find(({ id }) => id === 'gamacha')!
  expect(gamacha.make().start.layout).not.toBe('even')
  expect(gamacha.make({ holes: 6 }).start.layout).toBe('even')
})

test('every family has games', () => {
  const empty = Object.keys(FAMILIES).filter((family) => PRESETS.every((preset) => preset.family !== family))
  expect(empty).toEqual([])
})

test('every text about a game is read by its preset', () => {
  const read = PRESETS.flatMap(({ summary, detail, readings }) => [summary, detail, ...readings])
  const written = Object.entries(en).flatMap(([area, words]) =>
    /^games[A-Z]/.test(area) ? Object.keys(words).map((name) => `${area}.${name}`) : [],
  )
  expect(written.filter((key) => !read.some((text) => text.key === key))).toEqual([])
})
