// Prints every message of a language as CSV for translators: npm run strings -- ms
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { createServer } from 'vite'

const ROOT = join(dirname(fileURLToPath(import.meta.url)), '..')

/** A cell of a CSV file; commas, quotes and line ends need quotes around them. */
const cell = (text) => (/[",\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text)

const server = await createServer({
  root: ROOT,
  configFile: false,
  logLevel: 'error',
  appType: 'custom',
  server: { middlewareMode: true, ws: false, watch: null },
})
try {
  const { LANGUAGES } = await server.ssrLoadModule('/src/locales/language.ts')
  const { wordsOf } = await server.ssrLoadModule('/src/locales/speech.ts')
  const { flatten } = await server.ssrLoadModule('/src/locales/say.ts')
  const code = process.argv[2] ?? 'en'
  if (!(code in LANGUAGES)) {
    process.stderr.write(`unknown language "${code}"; choose one of ${Object.keys(LANGUAGES).join(', ')}\n`)
    process.exitCode = 1
  } else {
    const english = flatten(await wordsOf('en'))
    const words = flatten(await wordsOf(code))
    const rows = Object.keys(english).map((key) => [
      key,
      english[key],
      ...(code === 'en' ? [] : [words[key]]),
    ])
    const lines = [['key', 'en', ...(code === 'en' ? [] : [code])], ...rows]
    process.stdout.write(`${lines.map((row) => row.map(cell).join(',')).join('\n')}\n`)
  }
} finally {
  await server.close()
}
