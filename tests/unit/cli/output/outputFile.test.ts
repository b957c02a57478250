import { execFileSync } from 'node:child_process'
import { mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { beforeEach, expect, it } from 'vitest'
import { fileToWrite, writeWhole } from '../../../../src/cli/output/outputFile'
import { temporaryName } from '../../../../src/disk/temporaryFile'
import { temporaryFolder } from '../../../support/temporaryFolder'

const folder = temporaryFolder()
const at = (name: string): string => join(folder, name)

beforeEach(() => {
  for (const name of readdirSync(folder)) rmSync(at(name), { recursive: true })
})

it('writes only where there is a folder', () => {
  expect(fileToWrite(at('x.csv'))).toBe(at('x.csv'))
  for (const file of ['', folder, join(folder, 'no', 'x.csv')]) expect(() => fileToWrite(file)).toThrow()
})

it('refuses names that no file can have, before any work', () => {
  expect(() => fileToWrite(at('x'.repeat(300)))).toThrow('its name is too long')
  expect(() => fileToWrite(at('a\0b'))).toThrow('a character that is not allowed')
  expect(() => writeWhole(at('a\0b'), 'x', '--csv')).toThrow('a character that is not allowed')
})

it('writes a file in pieces, and leaves nothing beside it', () => {
  writeWhole(at('whole.csv'), ['a', 'b', 'c'], '--csv')
  expect(readFileSync(at('whole.csv'), 'utf8')).toBe('abc')
  expect(readdirSync(folder)).toEqual(['whole.csv'])
})

it('replaces a file unless told not to', () => {
  writeWhole(at('a.json'), 'old', '--resume')
  writeWhole(at('a.json'), 'new', '--resume')
  expect(() => writeWhole(at('a.json'), 'newer', '--resume', 'refuse')).toThrow('it already exists')
  expect(readFileSync(at('a.json'), 'utf8')).toBe('new')
  expect(readdirSync(folder)).toEqual(['a.json'])
})

it('says in words why nothing could be written, and leaves nothing behind', () => {
  const gone = join(folder, 'gone', 'x.csv')
  expect(() => writeWhole(gone, 'x', '--csv')).toThrow(`--csv: cannot write ${gone}: there is no such folder`)
  expect(() => writeWhole(folder, 'x', '--csv')).toThrow('it is a folder')
  expect(readdirSync(folder)).toEqual([])
})

it.runIf(process.platform !== 'win32')('puts no file in the place of a pipe or a device', () => {
  execFileSync('mkfifo', [at('pipe')])
  for (const file of [at('pipe'), '/dev/null']) {
    expect(() => fileToWrite(file)).toThrow('it is not a regular file')
    expect(() => writeWhole(file, 'x', '--csv')).toThrow('it is not a regular file')
  }
  expect(statSync(at('pipe')).isFIFO()).toBe(true)
})

it('clears away what a program that was killed while writing left behind, and nothing else', () => {
  const child = execFileSync(process.execPath, ['-p', 'process.pid'], { encoding: 'utf8' }).trim()
  const place = at('place')
  mkdirSync(place)
  const own = temporaryName(place)
  const abandoned = own.replace(`-${process.pid}-`, `-${child}-`)
  for (const file of [own, abandoned, join(place, 'mine.part')]) writeFileSync(file, '')
  writeWhole(join(place, 'a.csv'), 'x', '--csv')
  expect(readdirSync(place).sort()).toEqual([basename(own), 'a.csv', 'mine.part'])
})
