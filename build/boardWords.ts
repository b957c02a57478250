import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { runnerImport, type Plugin } from 'vite'
import { ROOT } from './root.ts'

const NAME = 'virtual:board-words'
/** Where the messages below are. */
const VOLUMES = ['window', 'rules', 'terminal']
/** What a board on any page can say: whole areas, or single messages of large ones. */
const WANTED =
  /^(?:play\.|ruleProblems\.|players\.(?:south|north)$|open\.unknownVariant$|game\.(?:anyBoard|hole|houseHolds|store|clockwise|anticlockwise|playHole))/

/** Gives the board element the few messages it can say, in every language. */
export function boardWords(): Plugin {
  return {
    name: 'lumbung:board-words',
    resolveId: (source) => (source === NAME ? `\0${NAME}` : null),
    load: async (id) => (id === `\0${NAME}` ? `export default ${JSON.stringify(await wordsOf())}` : null),
  }
}

async function wordsOf(): Promise<Areas> {
  const { module } = await runnerImport<{ readonly en: Areas }>(
    join(ROOT, 'src', 'locales', 'en', 'index.ts'),
  )
  const { en } = module
  return { en: picked(en), ms: picked(translated('ms')), id: picked(translated('id')) }
}

type Areas = Readonly<Record<string, Readonly<Record<string, string>>>>

function translated(code: string): Areas {
  const read = (volume: string): Areas =>
    JSON.parse(readFileSync(join(ROOT, 'src', 'locales', code, `${volume}.json`), 'utf8')) as Areas
  return Object.assign({}, ...VOLUMES.map(read)) as Areas
}

function picked(areas: Areas): Readonly<Record<string, string>> {
  const all = Object.entries(areas).flatMap(([area, words]) =>
    Object.entries(words).map(([name, text]) => [`${area}.${name}`, text] as const),
  )
  return Object.fromEntries(all.filter(([key]) => WANTED.test(key)))
}
