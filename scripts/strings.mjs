// Keeps the translations in src/locales in step with English, and exchanges them with translation tools:
//   npm run strings                           puts files in order and lists what is missing or stale
//   npm run strings -- keep ms KEY…           says that stale translations are right as they are
//   npm run -s strings -- export ms > ms.po   every message next to its English text
//   npm run strings -- import ms ms.po        takes the translations of that file
import { readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { createServer } from 'vite'
import { markOf } from './strings/marks.mjs'
import { printPo, readPo } from './strings/po.mjs'
import { entriesOf, filesOf, marksOf, openIn, readFolder, writeFolder } from './strings/translation.mjs'

const ROOT = join(dirname(fileURLToPath(import.meta.url)), '..')
const USAGE = 'usage: strings [keep LANGUAGE KEY… | export LANGUAGE | import LANGUAGE FILE]'

const { languages, english } = await readEnglish()
const [command, code, ...rest] = process.argv.slice(2)
if (command !== undefined && !languages.includes(code ?? ''))
  fail(`${USAGE}\nlanguages: ${languages.join(', ')}`)
switch (command) {
  case undefined:
    for (const each of languages) await change(each, (entries, marks) => ({ entries, marks }))
    break
  case 'keep':
    await change(code, (entries, marks) => ({ entries, marks: keep(rest, entries, marks) }))
    break
  case 'export': {
    const { entries, marks } = await read(code)
    process.stdout.write(printPo(code, entries, marks))
    break
  }
  case 'import': {
    const file = await readFile(rest[0] ?? fail(USAGE), 'utf8')
    await change(code, (entries, marks) => {
      const { unknown, ...found } = readPo(file, entries, marks)
      for (const key of unknown) process.stderr.write(`${key}: English has no such message; left out\n`)
      return found
    })
    break
  }
  default:
    fail(USAGE)
}

/** English by volume, and the codes of the other languages. */
async function readEnglish() {
  const server = await createServer({
    root: ROOT,
    configFile: false,
    logLevel: 'error',
    appType: 'custom',
    server: { middlewareMode: true, ws: false, watch: null },
  })
  try {
    const { LANGUAGES } = await server.ssrLoadModule('/src/locales/language.ts')
    const { volumes } = await server.ssrLoadModule('/src/locales/en/index.ts')
    return { languages: Object.keys(LANGUAGES).filter((each) => each !== 'en'), english: volumes }
  } finally {
    await server.close()
  }
}

/** @param {string} language */
async function read(language) {
  const folder = join(ROOT, 'src/locales', language)
  const files = await readFolder(folder, Object.keys(english))
  return { folder, files, entries: entriesOf(english, files), marks: marksOf(files) }
}

/** Changes a language, puts its files in order, and lists what is left to do. */
async function change(language, edit) {
  const before = await read(language)
  const { entries, marks } = edit(before.entries, before.marks)
  const after = filesOf(entries, marks)
  await writeFolder(before.folder, before.files, after)
  const { missing, stale } = openIn(entries, marksOf(after))
  process.stdout.write(
    `${language}: ${entries.length} messages, ${missing.length} missing, ${stale.length} stale\n`,
  )
  for (const { key, english: text } of missing) process.stdout.write(`  missing ${key}\n    en: ${text}\n`)
  for (const { key, english: now, text } of stale)
    process.stdout.write(`  stale ${key}\n    en: ${now}\n    ${language}: ${text}\n`)
  if (missing.length + stale.length > 0) process.exitCode = 1
}

/** Marks translations as made from the English of today. */
function keep(keys, entries, marks) {
  const kept = entries.filter(({ key, text }) => keys.includes(key) && text !== undefined)
  const lacking = keys.filter((key) => !kept.some((entry) => entry.key === key))
  if (lacking.length > 0) fail(`no such translation: ${lacking.join(', ')}`)
  return new Map([...marks, ...kept.map((entry) => [entry.key, [markOf(entry.english, entry.text)]])])
}

function fail(problem) {
  process.stderr.write(`${problem}\n`)
  process.exit(1)
}
