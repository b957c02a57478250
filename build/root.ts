import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'

/**
 * The folder of the project. A file's own place does not tell: electron-vite puts its configuration, with all that it
 * imports, into one file next to package.json.
 */
export const ROOT = rootAbove(import.meta.dirname)

function rootAbove(folder: string): string {
  return existsSync(join(folder, 'package.json')) ? folder : rootAbove(dirname(folder))
}
