import { describe, expect, it } from 'vitest'
import { filesMeant, spawnedFor } from '../../../src/bots/windowsCommand'

describe('the files that a command may mean', () => {
  it('are the command itself except on Windows', () => {
    expect(filesMeant('lumbung', 'linux', '.EXE')).toEqual(['lumbung'])
  })

  it('have the endings of Windows there, and never none', () => {
    expect(filesMeant('lumbung', 'win32', '.EXE;.CMD')).toEqual(['lumbung.exe', 'lumbung.cmd'])
    expect(filesMeant('bot.EXE', 'win32', '.EXE;.CMD')).toEqual(['bot.EXE'])
    expect(filesMeant('./bot.v2', 'win32', '')).toContain('./bot.v2.exe')
  })
})

describe('what is started', () => {
  it('is the file itself unless it is a batch file on Windows', () => {
    const plain = { command: 'C:\\bots\\bot.exe', arguments: ['a b'], verbatim: false }
    expect(spawnedFor('C:\\bots\\bot.exe', ['a b'], 'win32')).toEqual(plain)
    expect(spawnedFor('./run.cmd', [], 'linux').command).toBe('./run.cmd')
  })

  it('is the command interpreter for a batch file, with every word quoted', () => {
    expect(spawnedFor('C:\\my bots\\run.CMD', ['--name', 'a & b'], 'win32', 'C:\\cmd.exe')).toEqual({
      command: 'C:\\cmd.exe',
      arguments: ['/d', '/s', '/c', '""C:\\my bots\\run.CMD" "--name" "a & b""'],
      verbatim: true,
    })
  })

  it('is refused if the interpreter would change a word', () => {
    expect(() => spawnedFor('run.bat', ['%PATH%'], 'win32')).toThrow('a batch file cannot be given')
    expect(() => spawnedFor('run.bat', ['"'], 'win32')).toThrow('a batch file cannot be given')
  })
})
