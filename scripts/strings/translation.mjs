// The texts of one language as its folder holds them: a JSON file per volume, and the marks in translated.txt.
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { markOf, parseMarks, printMarks, stateOf } from './marks.mjs'

/**
 * Texts by volume, area and name.
 * @typedef {Readonly<Record<string, Readonly<Record<string, Readonly<Record<string, string>>>>>>} Volumes
 * A message and its translation, which is undefined where a language lacks it.
 * @typedef {{ key: string, volume: string, english: string, text: string | undefined }} Entry
 * The contents of a folder, by file name.
 * @typedef {Record<string, string>} Files
 */

const MARKS = 'translated.txt'

/**
 * Every message of English next to its translation.
 * @param {Volumes} english
 * @param {Files} files
 * @returns {readonly Entry[]}
 */
export function entriesOf(english, files) {
  return Object.entries(english).flatMap(([volume, areas]) => {
    const words = JSON.parse(files[`${volume}.json`] ?? '{}')
    return Object.entries(areas).flatMap(([area, texts]) =>
      Object.entries(texts).map(([name, text]) => ({
        key: `${area}.${name}`,
        volume,
        english: text,
        text: words[area]?.[name],
      })),
    )
  })
}

/** @param {Files} files */
export function marksOf(files) {
  return parseMarks(files[MARKS] ?? '')
}

/**
 * The files of a language: its messages in the order of English, and a mark for each. A translation that is new is taken
 * to follow the English of today; one that is stale stays so.
 * @param {readonly Entry[]} entries
 * @param {import('./marks.mjs').Marks} marks
 * @returns {Files}
 */
export function filesOf(entries, marks) {
  /** @type {Record<string, Record<string, Record<string, string>>>} */
  const volumes = {}
  /** @type {Map<string, import('./marks.mjs').Mark>} */
  const written = new Map()
  for (const { key, volume, english, text } of entries) {
    const dot = key.indexOf('.')
    const areas = (volumes[volume] ??= {})
    if (text === undefined) continue
    const words = (areas[key.slice(0, dot)] ??= {})
    words[key.slice(dot + 1)] = text
    const now = markOf(english, text)
    const stale = stateOf(marks.get(key) ?? [], english, text) === 'stale'
    const old = marks.get(key)?.find(({ translation }) => translation === now.translation)
    written.set(key, stale && old ? old : now)
  }
  const files = Object.entries(volumes).map(([volume, areas]) => [
    `${volume}.json`,
    `${JSON.stringify(areas, null, 2)}\n`,
  ])
  return { ...Object.fromEntries(files), [MARKS]: printMarks(written) }
}

/**
 * Messages that a language lacks, and translations whose English has changed since.
 * @param {readonly Entry[]} entries
 * @param {import('./marks.mjs').Marks} marks
 */
export function openIn(entries, marks) {
  const missing = entries.filter(({ text }) => text === undefined)
  const stale = entries.filter(
    ({ key, english, text }) =>
      text !== undefined && stateOf(marks.get(key) ?? [], english, text) === 'stale',
  )
  return { missing, stale }
}

/**
 * Reads the folder of a language; files that it does not have yet are left out.
 * @param {string} folder
 * @param {readonly string[]} volumes
 * @returns {Promise<Files>}
 */
export async function readFolder(folder, volumes) {
  const names = [...volumes.map((volume) => `${volume}.json`), MARKS]
  const read = await Promise.all(
    names.map(async (name) => [name, await readFile(join(folder, name), 'utf8').catch(() => null)]),
  )
  return Object.fromEntries(read.filter(([, text]) => text !== null))
}

/**
 * Writes the files that have changed.
 * @param {string} folder
 * @param {Files} before
 * @param {Files} after
 */
export async function writeFolder(folder, before, after) {
  for (const [name, text] of Object.entries(after))
    if (before[name] !== text) await writeFile(join(folder, name), text)
}
