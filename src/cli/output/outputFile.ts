import { InvalidArgumentError } from 'commander'
import { accessSync, constants, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { BadInput } from '../options/badInput'

const REASONS: Readonly<Record<string, string>> = {
  ENOENT: 'there is no such folder',
  ENOTDIR: 'there is no such folder',
  EISDIR: 'it is a folder',
  EACCES: 'nothing may be written there',
  EPERM: 'nothing may be written there',
  EROFS: 'nothing may be written there',
  ENOSPC: 'the disk is full',
  EDQUOT: 'your share of the disk is used up',
  ENAMETOOLONG: 'its name is too long',
}

/** Reads the name of a file to write, as an option's parser: a long run must not end in a refusal. */
export function fileToWrite(file: string): string {
  if (file.trim() === '') throw new InvalidArgumentError('it must name a file.')
  const folder = dirname(file)
  if (!isFolder(folder)) throw new InvalidArgumentError(`there is no folder ${folder}.`)
  if (isFolder(file)) throw new InvalidArgumentError('it is a folder.')
  try {
    accessSync(folder, constants.W_OK)
  } catch {
    throw new InvalidArgumentError(`nothing may be written into ${folder}.`)
  }
  return file
}

/** Writes a file beside and renames it, so that a reader never finds half of one; a refusal names the option. */
export function writeWhole(file: string, content: string | Iterable<string>, option: string): void {
  const beside = `${file}.${process.pid}.part`
  try {
    writeFileSync(beside, '')
    for (const piece of typeof content === 'string' ? [content] : content)
      writeFileSync(beside, piece, { flag: 'a' })
    renameSync(beside, file)
  } catch (error) {
    rmSync(beside, { force: true })
    const { code = '', message } = error as NodeJS.ErrnoException
    throw new BadInput(option, `cannot write ${file}: ${REASONS[code] ?? message}`)
  }
}

function isFolder(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false
}
