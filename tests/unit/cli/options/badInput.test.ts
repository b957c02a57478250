import { spawnSync } from 'node:child_process'
import { mkdtempSync, readdirSync, rmSync, truncateSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { clipped } from '../../../../src/cli/options/badInput'
import { readJson } from '../../../../src/cli/options/inputFile'
import { fileToWrite, writeWhole } from '../../../../src/cli/output/outputFile'
import { publishedSeries } from '../../../../src/cli/options/publishedOption'
import { findPreset } from '../../../../src/engine/variant/catalogue'
import type { Variant } from '../../../../src/engine/variant/variant'

const PROGRAM = resolve('scripts', 'lumbung.mjs')
const folder = mkdtempSync(join(tmpdir(), 'lumbung-bad-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

beforeAll(() => {
  writeFileSync(join(folder, 'broken.json'), '{"a":')
  writeFileSync(join(folder, 'half.json'), '{"id": "half", "rules": [{ "play": "fly" }]}')
  writeFileSync(join(folder, 'huge.json'), '')
  truncateSync(join(folder, 'huge.json'), 2e9)
  writeFileSync(join(folder, 'laid.json'), JSON.stringify(laidOut()))
  writeFileSync(join(folder, 'many.json'), JSON.stringify(Object.fromEntries(words().map((k) => [k, 1]))))
})

const LONG = 'x'.repeat(5000)
const REFUSED: readonly (readonly [args: readonly string[], says: string])[] = [
  [['play', '--variant', '/dev/zero'], '--variant: cannot read /dev/zero: it is a device'],
  [['play', '--variant', 'broken.json'], '--variant broken.json: This is not JSON'],
  [['play', '--variant', 'many.json'], 'schema is missing'],
  [['play', '--holes', LONG], 'it must be a whole number from 1 to 20'],
  [['simulate', '--games', '1000000000', '--csv', 'no/x.csv'], '--csv: “no/x.csv” is refused: there is no'],
  [['openings', '--goal', 'loudest'], '--goal: “loudest” is refused: it must be one of count,'],
  [['play', '--moves', '1,,2'], '--moves: A choice is missing before or after a comma.'],
  [['play', '--set', 'start.layout=1,2'], 'start.layout must be even, or {"south": […]'],
  [['solve', '--holes', '2', '--layout', 'x,3 3,3'], '--layout: no hole is burnt before the first round'],
  [
    ['values', '--variant', 'laid.json'],
    'variants.0.start.layout: Here every hole starts with as many seeds',
  ],
  [['sweep', '--variant', 'laid.json'], 'variant.start.layout: Here every hole starts with as many'],
  [['check-strategy', '--variant', 'laid.json'], 'variant.start.layout: Here every hole'],
  [['layouts', '--variant', 'laid.json'], 'variant.start.layout: Here every hole'],
  [['check-strategy', '--variant', 'dakon', '--holes', '2..3'], '--seeds: follow the holes in this game'],
  [['simulate', '--first'], '--first: a value is missing'],
  [['compare', '--variants', 'congkak,chess'], '--variants: “chess” is neither a preset nor a file'],
  [['nosuch'], 'unknown command “nosuch”; lumbung --help lists them all'],
  [['nosuch', '--help'], 'unknown command “nosuch”'],
  [['--help', 'nosuch'], 'unknown command “nosuch”'],
  [['simulate', 'congkak'], 'simulate: “congkak” is too much; --help tells what it takes'],
  [['variants', 'show', 'kalah', 'awari'], 'show: “awari” is too much'],
  [['merge'], 'FILE: is missing'],
  [['variants', 'kalah'], 'variants: lists them all; “variants show kalah” shows one'],
  [['variants', 'show', 'kalah', '--variant', 'awari'], '--variant: names a variant, and so does “kalah”'],
  [['check-strategy', '--strategy', 'half.json'], 'strategy.name: is missing'],
  [['reproduce', 'kalah-1-n', '--resume', 'broken.json'], '--resume: broken.json is not JSON'],
]

it('refuses shortly, before any work, and names the option', { timeout: 120_000 }, () => {
  for (const [args, says] of REFUSED) {
    const { status, stdout, stderr } = spawnSync(process.execPath, [PROGRAM, ...args], {
      ...{ cwd: folder, encoding: 'utf8', timeout: 60_000 },
    })
    expect([args[0], status, stdout]).toEqual([args[0], 2, ''])
    expect(stderr).toContain(says)
    expect(stderr.length).toBeLessThan(1500)
    expect(stderr).not.toMatch(/^\s+at /m)
  }
})

it('explains its commands where none is named', { timeout: 60_000 }, () => {
  const { status, stdout, stderr } = spawnSync(process.execPath, [PROGRAM], { encoding: 'utf8' })
  expect([status, stderr]).toEqual([0, ''])
  expect(stdout).toContain('Usage: lumbung COMMAND')
})

it('reads neither devices, folders nor what is too large', () => {
  const read = (name: string) => () => readJson(join(folder, name), '--resume')
  expect(() => readJson('/dev/zero', '--resume')).toThrow('--resume: cannot read /dev/zero: it is a device')
  expect(read('.')).toThrow('it is a folder')
  expect(read('huge.json')).toThrow('it is larger than 400 MB')
  expect(read('none.json')).toThrow('there is no such file')
  expect(read('broken.json')).toThrow('is not JSON')
})

it('reads past the mark that some editors put first', () => {
  writeFileSync(join(folder, 'marked.json'), '\ufeff{"a": 1}')
  expect(readJson(join(folder, 'marked.json'), '--resume')).toEqual({ a: 1 })
})

it('writes only where there is a folder', () => {
  expect(fileToWrite(join(folder, 'x.csv'))).toBe(join(folder, 'x.csv'))
  for (const file of ['', folder, join(folder, 'no', 'x.csv')]) expect(() => fileToWrite(file)).toThrow()
})

it('says in words why nothing could be written, and leaves nothing behind', () => {
  const gone = join(folder, 'gone', 'x.csv')
  expect(() => writeWhole(gone, 'x', '--csv')).toThrow(`--csv: cannot write ${gone}: there is no such folder`)
  expect(() => writeWhole(folder, 'x', '--csv')).toThrow('it is a folder')
  expect(readdirSync(join(folder, '..')).filter((name) => name.endsWith('.part'))).toEqual([])
})

it('compares with nothing but a table of whole numbers', () => {
  expect(() => publishedSeries(join(folder, 'broken.json'))).toThrow('must have the columns')
  expect(publishedSeries('congkak-table2').rows.length).toBeGreaterThan(0)
})

it('keeps both ends of a long line and the head of a long list', () => {
  expect(clipped(`--set: ${LONG} is no rule`)).toMatch(/^--set: x+ … x+ is no rule$/)
  expect(clipped(words().join('\n'))).toMatch(/^w0\nw1\n[^]*\n… and \d+ more$/)
  expect(clipped('one line\n')).toBe('one line')
})

function laidOut(): Variant {
  const layout = { south: [1, 2], north: [2, 1], southStore: 0, northStore: 0 }
  const kalah = findPreset('kalah')!.make({ holes: 2 })
  return { ...kalah, start: { ...kalah.start, layout } }
}

function words(): readonly string[] {
  return Array.from({ length: 3000 }, (_, i) => `w${i}`)
}
