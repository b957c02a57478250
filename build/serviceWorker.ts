import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve, sep } from 'node:path'
import { transformWithOxc, type Plugin } from 'vite'

const NAME = 'serviceWorker.js'

/** Writes the service worker beside the page: the list of all built files, a version that changes with any of them, and the script. */
export function serviceWorker(source: string): Plugin {
  return {
    name: 'lumbung:service-worker',
    apply: 'build',
    enforce: 'post',
    // Only now are all files there, with the page and the public ones.
    async writeBundle({ dir }) {
      const folder = resolve(dir!)
      const files = filesOf(folder)
      const script = await transformWithOxc(readFileSync(source, 'utf8'), source)
      const version = createHash('sha256').update(script.code)
      for (const file of files) version.update(file).update(readFileSync(join(folder, file)))
      const names = files.map((file) => (file === 'index.html' ? '' : file))
      const head = `const VERSION = '${version.digest('hex').slice(0, 16)}'\nconst FILES = ${JSON.stringify(names)}\n`
      writeFileSync(join(folder, NAME), head + script.code.replace('export {};', ''))
    },
  }
}

function filesOf(folder: string): readonly string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name !== NAME)
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(folder.length + 1)
        .split(sep)
        .join('/'),
    )
    .sort()
}
