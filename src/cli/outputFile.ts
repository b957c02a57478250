import { InvalidArgumentError } from 'commander'
import { accessSync, constants, statSync } from 'node:fs'
import { dirname } from 'node:path'

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

function isFolder(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false
}
