import { parse, TYPE, type MessageFormatElement } from '@formatjs/icu-messageformat-parser'
import { expect, test } from 'vitest'
import { en } from '../../../src/locales/en'
import { bestLanguage, LANGUAGES } from '../../../src/locales/language'
import { flatten } from '../../../src/locales/say'
import { wordsOf } from '../../../src/locales/speech'

const others = Object.keys(LANGUAGES).filter((code) => code !== 'en')

/** The gaps of a message, in order of their names; those that only some forms of a plural have count too. */
function gapsOf(text: string): readonly string[] {
  const names = new Set<string>()
  const collect = (elements: readonly MessageFormatElement[]): void => {
    for (const element of elements) {
      if (element.type === TYPE.argument || element.type === TYPE.plural) names.add(element.value)
      if (element.type === TYPE.plural) Object.values(element.options).forEach(({ value }) => collect(value))
    }
  }
  collect(parse(text, { ignoreTag: true }))
  return [...names].sort()
}

/** The forms of each plural in a message, sorted. */
function pluralsOf(text: string): readonly (readonly string[])[] {
  const plurals: string[][] = []
  const collect = (elements: readonly MessageFormatElement[]): void => {
    for (const element of elements)
      if (element.type === TYPE.plural) {
        plurals.push(Object.keys(element.options).sort())
        Object.values(element.options).forEach(({ value }) => collect(value))
      }
  }
  collect(parse(text, { ignoreTag: true }))
  return plurals
}

test('there are English, Malay and Indonesian', () => {
  expect(Object.keys(LANGUAGES)).toEqual(expect.arrayContaining(['en', 'id', 'ms']))
})

test.each(others)('%s has every message of English, with the same gaps', async (code) => {
  const english = flatten(en)
  const words = flatten(await wordsOf(code))
  expect(Object.keys(words).sort()).toEqual(Object.keys(english).sort())
  for (const [key, text] of Object.entries(english)) {
    expect([key, gapsOf(words[key as keyof typeof words])]).toEqual([key, gapsOf(text)])
  }
})

test.each(Object.keys(LANGUAGES))('no message of %s is empty or has stray spaces', async (code) => {
  for (const [key, text] of Object.entries(flatten(await wordsOf(code)))) {
    expect([key, text]).toEqual([key, text.trim().replace(/ {2,}/g, ' ')])
    expect([key, text.length]).not.toEqual([key, 0])
  }
})

test.each(Object.entries(LANGUAGES))(
  'plurals of %s have the forms of the language',
  async (code, { tag }) => {
    const forms = new Intl.PluralRules(tag).resolvedOptions().pluralCategories.toSorted()
    const wrong = Object.entries(flatten(await wordsOf(code))).filter(([, text]) =>
      pluralsOf(text).some(
        (plural) => plural.filter((form) => !form.startsWith('=')).join() !== forms.join(),
      ),
    )
    expect(wrong).toEqual([])
  },
)

test.each(Object.keys(LANGUAGES))('plurals of %s are in ICU syntax', async (code) => {
  const old = Object.entries(flatten(await wordsOf(code))).filter(([, text]) => text.includes(' | '))
  expect(old).toEqual([])
})

/** Everyday words of Malay and Indonesian that the other language does not use. */
const NEIGHBOURS: readonly (readonly [code: string, words: RegExp])[] = [
  [
    'ms',
    /\b(?:berbeda|bisa|karena|bahwa|berkas|ronde|coba|pengaturan|unduh|tabel|grafik|aturan|antrean|pertandingan|hapus|saja)\b/i,
  ],
  [
    'id',
    /\b(?:berbeza|kerana|bahawa|fail|pusingan|cuba|tetapan|jadual|carta|peraturan|baharu|perlawanan|padam|sahaja|ialah|rosak)\b/i,
  ],
]

test.each(NEIGHBOURS)('%s has no words of its neighbour', async (code, foreign) => {
  const found = Object.entries(flatten(await wordsOf(code))).filter(([, text]) => foreign.test(text))
  expect(found).toEqual([])
})

test('the system’s language is found by the first that fits', () => {
  expect(bestLanguage(['ms-MY', 'en'])).toBe('ms')
  expect(bestLanguage(['id_ID.UTF-8'])).toBe('id')
  expect(bestLanguage(['in'])).toBe('id')
  expect(bestLanguage(['de', 'ms'])).toBe('ms')
  expect(bestLanguage(['C', 'fr'])).toBe('en')
})
