import { execFileSync } from 'node:child_process'
import { truncateSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { bytesOf, folderToRead, readJson, readText } from '../../../../src/cli/options/inputFile'
import { temporaryFolder } from '../../../support/temporaryFolder'

const folder = temporaryFolder()
const file = (name: string, text: string): string => {
  writeFileSync(join(folder, name), text)
  return join(folder, name)
}

it('reads neither devices, folders nor what is too large', () => {
  const huge = file('huge.json', '')
  truncateSync(huge, 2e9)
  expect(() => readJson('/dev/zero', '--resume')).toThrow('--resume: cannot read /dev/zero: it is a device')
  expect(() => readJson(folder, '--resume')).toThrow('it is a folder')
  expect(() => readJson(huge, '--resume')).toThrow('it is larger than 400 MB')
  expect(() => readJson(join(folder, 'none.json'), '--resume')).toThrow('there is no such file')
  expect(() => readJson(file('broken.json', '{"a":'), '--resume')).toThrow('is not JSON')
  expect(() => readJson(file('bundle.zip', 'PK\u0003\u0004 ...'), '--resume')).toThrow(
    'is a zip file; unpack it',
  )
  expect(() => readText(file('long.txt', '12345'), '--set', 4)).toThrow('--set: cannot read')
})

it('refuses what is nested so deeply that it would overflow the stack', () => {
  const deep = (levels: number): string => '['.repeat(levels) + ']'.repeat(levels)
  expect(() => readJson(file('deep.json', deep(100_000)), '--resume')).toThrow('it is nested too deeply')
  expect(readJson(file('shallow.json', deep(50)), '--resume')).toBeDefined()
  const brackets = JSON.stringify(`${'['.repeat(500)}"\\`)
  expect(readJson(file('text.json', brackets), '--resume')).toContain('[[')
})

it('refuses names that no file can have', () => {
  expect(() => readText('a\0b', '--resume')).toThrow('a character that is not allowed')
  expect(() => readText('x'.repeat(300), '--resume')).toThrow('its name is too long')
  expect(() => bytesOf('x'.repeat(300), 'FILE')).toThrow('FILE: cannot read')
  expect(() => folderToRead('x'.repeat(300))).toThrow('there is no such folder')
  expect(() => folderToRead('a\0b')).toThrow('there is no such folder')
})

it.runIf(process.platform !== 'win32')('never waits for a pipe that nobody writes to', () => {
  execFileSync('mkfifo', [join(folder, 'pipe')])
  expect(() => readText(join(folder, 'pipe'), 'FILE')).toThrow('it is a named pipe; give a file')
})

it('skips the byte order mark that some editors put first', () => {
  expect(readJson(file('marked.json', '\ufeff{"a": 1}'), '--resume')).toEqual({ a: 1 })
})

it('reads a folder only if it exists', () => {
  expect(folderToRead(folder)).toBe(folder)
  expect(() => folderToRead(join(folder, 'none'))).toThrow('there is no such folder')
})
