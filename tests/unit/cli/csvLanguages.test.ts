import { mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { expect, test, vi } from 'vitest'
import type { ExperimentKind } from '../../../src/engine/experiments/contract/experiment'
import { findPreset } from '../../../src/engine/variant/catalogue'
import { LANGUAGES } from '../../../src/locales/language'
import { lumbung } from '../../support/cli/lumbung'
import { SMALL_SPECS } from '../../support/smallSpecs'
import { temporaryWorkingFolder } from '../../support/temporaryFolder'

vi.mock('../../../src/cli/run/spawnThread', async () => {
  const { spawnInProcess } = await import('../../support/cli/spawnInProcess')
  return { spawnThread: spawnInProcess() }
})

temporaryWorkingFolder()
const CODES = Object.keys(LANGUAGES)

/** The CSV files that a command writes in a language, by name. */
async function written(lang: string, args: readonly string[]): Promise<Readonly<Record<string, string>>> {
  const folder = mkdtempSync('tables-')
  const { code } = await lumbung(...args.map((word) => word.replace('FOLDER', folder)), '--lang', lang)
  expect(code).toBe(0)
  const files = readdirSync(folder).filter((name) => name.endsWith('.csv'))
  return Object.fromEntries(files.map((name) => [name, readFileSync(`${folder}/${name}`, 'utf8')]))
}

/** Runs a command in every language; returns the files of the English run. */
async function sameInAll(...args: readonly string[]): Promise<string> {
  const english = await written('en', args)
  expect(Object.values(english).join('').length).toBeGreaterThan(20)
  for (const lang of CODES.filter((code) => code !== 'en')) expect(await written(lang, args)).toEqual(english)
  return Object.values(english).join('')
}

test.each(Object.keys(SMALL_SPECS) as ExperimentKind[])(
  'CSV files of %s are the same bytes in every language',
  async (kind) => {
    writeFileSync('spec.json', JSON.stringify({ format: 'lumbung-spec', kind, spec: SMALL_SPECS[kind] }))
    expect(await lumbung('plan', 'spec.json', '--parts', '1', '--out', kind)).toMatchObject({ code: 0 })
    for (;;) {
      const { out } = await lumbung('status', kind, '--json')
      const { missing } = JSON.parse(out) as { missing: readonly number[] }
      if (missing.length === 0) break
      expect(await lumbung('part', kind, '--index', String(missing[0]))).toMatchObject({ code: 0 })
    }
    await sameInAll('merge', kind, '--csv', 'FOLDER/table.csv')
  },
)

test('a line that cannot be played has its reason in English', async () => {
  const line = { label: 'empty', variant: findPreset('kalah')!.make({}), moves: '3 3' }
  const spec = { format: 'lumbung-spec', kind: 'replay', spec: { lines: [line] } }
  writeFileSync('replay.json', JSON.stringify(spec))
  expect(await sameInAll('run', 'replay.json', '--csv', 'FOLDER/table.csv')).toContain('no seeds')
})

test('the same applies to tables of a review and of reproduced papers', async () => {
  await sameInAll(
    'review',
    '--variant',
    'kalah',
    '--holes',
    '2',
    '--seeds',
    '2',
    '--moves',
    '1',
    '--csv',
    'FOLDER/table.csv',
  )
  await sameInAll('reproduce', 'congkak-sample-game', '--quick', '--report', 'FOLDER/report.html')
})
