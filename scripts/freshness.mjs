// Names a build by the content of everything that goes into it.
import { createHash } from 'node:crypto'
import { readFile, readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'

/** A hash over all files of the given folders and files, their names and their content. */
export async function hashOf(root, sources) {
  const hash = createHash('sha256').update(process.versions.node.split('.')[0])
  for (const source of sources) {
    for (const file of await filesOf(join(root, source)))
      hash.update(file.slice(root.length)).update(await readFile(file))
  }
  return hash.digest('hex').slice(0, 16)
}

async function filesOf(path) {
  if (!(await stat(path)).isDirectory()) return [path]
  const entries = await readdir(path, { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath ?? entry.path, entry.name))
    .sort()
}
