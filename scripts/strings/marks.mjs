// Remembers which English text each translation was made from, so that a translation cannot go stale unnoticed.
import { createHash } from 'node:crypto'

/**
 * A translation and the English it was made from, as fingerprints.
 * @typedef {{ readonly english: string, readonly translation: string }} Mark
 * The marks of a language by message key. After a merge a key may have several; the one that fits counts.
 * @typedef {ReadonlyMap<string, readonly Mark[]>} Marks
 */

const LENGTH = 6

/** @param {string} text */
function fingerprint(text) {
  return createHash('sha256').update(text).digest('hex').slice(0, LENGTH)
}

/**
 * The mark of a translation that was made from an English text.
 * @param {string} english
 * @param {string} translation
 * @returns {Mark}
 */
export function markOf(english, translation) {
  return { english: fingerprint(english), translation: fingerprint(translation) }
}

/**
 * The mark of a translation that a translator has doubts about: it stays stale whatever the English is.
 * @param {Mark} mark
 * @param {readonly Mark[]} before
 * @returns {Mark}
 */
export function doubted(mark, [old]) {
  const isOlder = old !== undefined && old.english !== mark.english
  return { ...mark, english: isOlder ? old.english : '0'.repeat(LENGTH) }
}

/**
 * Whether a translation follows the English text of today (`current`), was made from another one (`stale`), or has been
 * written since the marks were (`new`).
 * @param {readonly Mark[]} marks
 * @param {string} english
 * @param {string} translation
 * @returns {'current' | 'stale' | 'new'}
 */
export function stateOf(marks, english, translation) {
  const now = markOf(english, translation)
  const same = marks.filter((mark) => mark.translation === now.translation)
  if (same.some((mark) => mark.english === now.english)) return 'current'
  return same.length > 0 ? 'stale' : 'new'
}

/**
 * Reads a file of marks: one line per area, with the name and the two fingerprints of each message.
 * @param {string} file
 * @returns {Marks}
 */
export function parseMarks(file) {
  /** @type {Map<string, Mark[]>} */
  const marks = new Map()
  for (const line of file.split('\n')) {
    const [area, ...entries] = line.split('\t')
    for (const entry of entries) {
      const [name, prints = ''] = entry.split('=')
      const mark = { english: prints.slice(0, LENGTH), translation: prints.slice(LENGTH) }
      const key = `${area}.${name}`
      marks.set(key, [...(marks.get(key) ?? []), mark])
    }
  }
  return marks
}

/**
 * Writes a file of marks, in the order of the keys.
 * @param {ReadonlyMap<string, Mark>} marks
 */
export function printMarks(marks) {
  /** @type {Map<string, string>} */
  const lines = new Map()
  for (const [key, { english, translation }] of marks) {
    const dot = key.indexOf('.')
    const area = key.slice(0, dot)
    lines.set(area, `${lines.get(area) ?? area}\t${key.slice(dot + 1)}=${english}${translation}`)
  }
  return [...lines.values()].map((line) => `${line}\n`).join('')
}
