import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { fileToWrite, writeWhole } from '../../../../src/cli/output/outputFile'
import { temporaryFolder } from '../../../support/temporaryFolder'

const folder = temporaryFolder()

it('writes only where there is a folder', () => {
  expect(fileToWrite(join(folder, 'x.csv'))).toBe(join(folder, 'x.csv'))
  for (const file of ['', folder, join(folder, 'no', 'x.csv')]) expect(() => fileToWrite(file)).toThrow()
})

it('writes a file in pieces, and leaves nothing beside it', () => {
  writeWhole(join(folder, 'whole.csv'), ['a', 'b', 'c'], '--csv')
  expect(readFileSync(join(folder, 'whole.csv'), 'utf8')).toBe('abc')
  expect(readdirSync(folder)).toEqual(['whole.csv'])
})

it('says in words why nothing could be written, and leaves nothing behind', () => {
  const gone = join(folder, 'gone', 'x.csv')
  expect(() => writeWhole(gone, 'x', '--csv')).toThrow(`--csv: cannot write ${gone}: there is no such folder`)
  expect(() => writeWhole(folder, 'x', '--csv')).toThrow('it is a folder')
  expect(readdirSync(join(folder, '..')).filter((name) => name.endsWith(`${process.pid}.part`))).toEqual([])
})
