// Exchanges messages with translation tools as a PO file: the key is the context, English the source text.
import PO from 'pofile'
import { doubted, markOf, stateOf } from './marks.mjs'

/**
 * Every message of a language; those that are stale are marked as fuzzy, as translation tools do.
 * @param {string} code
 * @param {readonly import('./translation.mjs').Entry[]} entries
 * @param {import('./marks.mjs').Marks} marks
 */
export function printPo(code, entries, marks) {
  const po = new PO()
  po.headers = {
    'Project-Id-Version': 'Lumbung',
    Language: code,
    'MIME-Version': '1.0',
    'Content-Type': 'text/plain; charset=UTF-8',
    'Content-Transfer-Encoding': '8bit',
  }
  po.items = entries.map(({ key, volume, english, text }) => {
    const item = new PO.Item()
    item.msgctxt = key
    item.msgid = english
    item.msgstr = [text ?? '']
    item.references = [`${volume}.json`]
    if (text !== undefined && stateOf(marks.get(key) ?? [], english, text) === 'stale')
      item.flags.fuzzy = true
    return item
  })
  return `${po}`
}

/**
 * Takes over the translations of a PO file. Each is marked as made from the English text in that file, which may have
 * changed since; a fuzzy one stays stale. A message without a translation stays as it is.
 * @param {string} file
 * @param {readonly import('./translation.mjs').Entry[]} entries
 * @param {import('./marks.mjs').Marks} marks
 */
export function readPo(file, entries, marks) {
  const items = new Map(PO.parse(file).items.map((item) => [item.msgctxt ?? '', item]))
  const changed = new Map(marks)
  const merged = entries.map((entry) => {
    const item = items.get(entry.key)
    items.delete(entry.key)
    const text = item?.msgstr.join('') ?? ''
    if (!item || text === '') return entry
    const mark = markOf(item.msgid, text)
    changed.set(entry.key, [item.flags.fuzzy ? doubted(mark, marks.get(entry.key) ?? []) : mark])
    return { ...entry, text }
  })
  return { entries: merged, marks: changed, unknown: [...items.keys()] }
}
