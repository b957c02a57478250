import { describe, expect, test } from 'vitest'
import { marksOf, openIn, entriesOf, filesOf, readFolder } from '../../../scripts/strings/translation.mjs'
import { parseMarks, stateOf } from '../../../scripts/strings/marks.mjs'
import { printPo, readPo } from '../../../scripts/strings/po.mjs'
import { volumes } from '../../../src/locales/en'
import { LANGUAGES } from '../../../src/locales/language'

const others = Object.keys(LANGUAGES).filter((code) => code !== 'en')

describe.each(others)('the folder of %s', async (code) => {
  const files = await readFolder(`src/locales/${code}`, Object.keys(volumes))
  const entries = entriesOf(volumes, files)
  const marks = marksOf(files)

  test('no English text has changed since its translation', () => {
    const stale = openIn(entries, marks).stale.map(({ key, english, text }) => ({ key, english, text }))
    expect(stale, `translate again, or: npm run strings -- keep ${code} KEY…`).toEqual([])
  })

  test('every translation is marked with the English it was made from', () => {
    const unmarked = entries.filter(
      ({ key, english, text }) => stateOf(marks.get(key) ?? [], english, text ?? '') === 'new',
    )
    expect(
      unmarked.map(({ key }) => key),
      'run: npm run strings',
    ).toEqual([])
  })

  test('a file for translation tools comes back unchanged', () => {
    const po = printPo(code, entries, marks)
    const read = readPo(po, entries, marks)
    expect(read.unknown).toEqual([])
    expect(filesOf(read.entries, read.marks)).toEqual(filesOf(entries, marks))
    expect(printPo(code, read.entries, read.marks)).toBe(po)
  })

  test('a language without any texts is filled by that file alone', () => {
    const empty = entriesOf(volumes, {})
    const read = readPo(printPo(code, entries, marks), empty, new Map())
    expect(filesOf(read.entries, read.marks)).toEqual(filesOf(entries, marks))
  })
})

const ENGLISH = { window: { menu: { open: 'Open', close: 'Close' }, ui: { 'two.lines': 'A “b"\n\\c\t{d}' } } }
const MALAY = { menu: { open: 'Buka', close: 'Tutup' }, ui: { 'two.lines': 'E “f"\n\\g\t{d}' } }

/** Files as they are once each translation has been marked. */
function marked(words: object) {
  return filesOf(entriesOf(ENGLISH, { 'window.json': JSON.stringify(words) }), new Map())
}

/** English with another text for Open. */
const CHANGED = { window: { ...ENGLISH.window, menu: { open: 'Open file', close: 'Close' } } }

/** The keys of what is stale. */
function staleIn(english: typeof ENGLISH, files: Record<string, string>): readonly string[] {
  return openIn(entriesOf(english, files), marksOf(files)).stale.map(({ key }) => key)
}

describe('a translation whose English changes', () => {
  const files = marked(MALAY)

  test('is stale, and stays so when the files are put in order', () => {
    expect(staleIn(ENGLISH, files)).toEqual([])
    expect(staleIn(CHANGED, files)).toEqual(['menu.open'])
    const tidied = filesOf(entriesOf(CHANGED, files), marksOf(files))
    expect(staleIn(CHANGED, tidied)).toEqual(['menu.open'])
  })

  test('is up to date again once it has been rewritten', () => {
    const words = JSON.stringify({ ...MALAY, menu: { open: 'Buka fail', close: 'Tutup' } })
    const rewritten = { ...files, 'window.json': words }
    expect(staleIn(CHANGED, filesOf(entriesOf(CHANGED, rewritten), marksOf(rewritten)))).toEqual([])
  })

  test('is fuzzy in a translation tool, and confirmed by taking that mark away', () => {
    const entries = entriesOf(CHANGED, files)
    const po = printPo('ms', entries, marksOf(files))
    expect(po.match(/fuzzy/g)).toHaveLength(1)
    const back = readPo(po, entries, marksOf(files))
    expect(staleIn(CHANGED, filesOf(back.entries, back.marks))).toEqual(['menu.open'])
    const confirmed = readPo(po.replace('#, fuzzy\n', ''), entries, marksOf(files))
    expect(staleIn(CHANGED, filesOf(confirmed.entries, confirmed.marks))).toEqual([])
  })

  test('is stale too if a translation tool worked on the older English', () => {
    const po = printPo('ms', entriesOf(ENGLISH, files), marksOf(files)).replace('"Buka"', '"Bukalah"')
    const late = readPo(po, entriesOf(CHANGED, files), marksOf(files))
    const written = filesOf(late.entries, late.marks)
    expect(JSON.parse(written['window.json']!).menu.open).toBe('Bukalah')
    expect(staleIn(CHANGED, written)).toEqual(['menu.open'])
  })
})

test('quotes, line ends and messages without a translation survive a translation tool', () => {
  const files = marked({ ui: MALAY.ui })
  const entries = entriesOf(ENGLISH, files)
  const read = readPo(printPo('ms', entries, marksOf(files)), entries, marksOf(files))
  expect(filesOf(read.entries, read.marks)).toEqual(files)
  expect(openIn(read.entries, read.marks).missing.map(({ key }) => key)).toEqual(['menu.open', 'menu.close'])
})

test('marks that two branches wrote side by side both count', () => {
  const ours = marked(MALAY)['translated.txt']!
  const theirs = filesOf(entriesOf(CHANGED, marked(MALAY)), new Map())['translated.txt']!
  const both = parseMarks(`${ours}${theirs}`)
  expect(stateOf(both.get('menu.open')!, 'Open file', 'Buka')).toBe('current')
  expect(stateOf(both.get('menu.open')!, 'Open', 'Buka')).toBe('current')
  expect(stateOf(both.get('menu.open')!, 'Opened', 'Buka')).toBe('stale')
})
