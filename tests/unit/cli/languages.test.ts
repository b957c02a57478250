import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { LANGUAGES } from '../../../src/locales/language'
import { wordsOf } from '../../../src/locales/speech'
import { lumbung, lumbungJson } from '../../support/cli/lumbung'
import { temporaryFolder } from '../../support/temporaryFolder'

vi.mock('../../../src/cli/run/spawnThread', async () => {
  const { spawnInProcess } = await import('../../support/cli/spawnInProcess')
  return { spawnThread: spawnInProcess() }
})

const CODES = Object.keys(LANGUAGES)
const OTHERS = CODES.filter((code) => code !== 'en')
const COMMANDS = ['', 'variants', 'play', 'simulate', 'merge', 'openings', 'solve', 'reproduce', 'bench']

/** The options, commands and arguments that a help lists, without what it says about them. */
function syntaxOf(help: string): readonly string[] {
  return help.split('\n').flatMap((line) => /^ {2}(\S.*?)(?: {2}|$)/.exec(line)?.[1] ?? [])
}

/** The digits of a text, without separators. */
function digitsOf(text: string): string {
  return text.replaceAll(/\D/g, '')
}

test.each(COMMANDS)('the help of “%s” lists the same in every language', async (command) => {
  const named = command === '' ? [] : [command]
  const syntax = async (lang: string) => syntaxOf((await lumbung(...named, '--help', '--lang', lang)).out)
  const english = await syntax('en')
  expect(english.length).toBeGreaterThan(2)
  for (const lang of OTHERS) expect(await syntax(lang)).toEqual(english)
})

test.each(CODES)('the help in %s has its own words', async (lang) => {
  const { help, commands, options } = await wordsOf(lang)
  const { out } = await lumbung('--help', '--lang', lang)
  const words = out.replaceAll(/\s+/g, ' ')
  for (const each of [help.about, help.usage, help.options, help.exitCodes, commands.play, options.lang])
    expect(words).toContain(each)
})

test.each(OTHERS)('a series in %s has the numbers of the English one', async (lang) => {
  const args = ['simulate', '--games', '2000', '--workers', '1', '--lang']
  const table = async (code: string) =>
    (await lumbung(...args, code)).out.split('\n\n').slice(0, 2).join('\n')
  const english = digitsOf(await table('en'))
  expect(english).toContain('2000')
  expect(digitsOf(await table(lang))).toBe(english)
})

test.each(OTHERS)('a JSON answer in %s has the keys and values of the English one', async (lang) => {
  const answer = (code: string) =>
    lumbungJson<object>('solve', '--holes', '2', '--seeds', '2', '--lang', code)
  const [english, other] = [await answer('en'), await answer(lang)]
  expect(Object.keys(other)).toEqual(Object.keys(english))
  expect({ ...other, seconds: 0, command: '' }).toEqual({ ...english, seconds: 0, command: '' })
})

test('what is refused is said in the language asked for, with the same exit code', async () => {
  expect(await lumbung('simulate', '--games', 'many', '--lang', 'ms')).toMatchObject({
    code: 2,
    err: '--games: “many” tidak sah: mesti nombor bulat dari 1 hingga 1,000,000,000.\n',
  })
  expect(await lumbung('simulate', '--gmes', '5', '--lang', 'id')).toMatchObject({
    code: 2,
    err: 'opsi --gmes tidak dikenal; maksud Anda --games?\n',
  })
})

const FOLDER = temporaryFolder()

test('CSV files are the same bytes in every language, with their sentences', async () => {
  const written = async (lang: string): Promise<readonly string[]> => {
    const args = ['matrix', '--agents', 'novice,greedy', '--games', '20', '--workers', '1', '--seed', '1']
    const { code } = await lumbung(...args, '--csv', join(FOLDER, `${lang}.csv`), '--lang', lang)
    expect(code).toBe(0)
    return ['', '-answers'].map((table) => readFileSync(join(FOLDER, `${lang}${table}.csv`), 'utf8'))
  }
  const english = await written('en')
  expect(english[1]).toMatch(/moves first against/)
  for (const lang of OTHERS) expect(await written(lang)).toEqual(english)
})
