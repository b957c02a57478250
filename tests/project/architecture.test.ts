import { readdirSync, readFileSync } from 'node:fs'
import { sep } from 'node:path'
import { expect, test } from 'vitest'

test('every file that ARCHITECTURE names exists', () => {
  const files = ['src', 'tests', 'scripts', 'build', 'bench'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map(
      (path) => `/${folder}/${path.replaceAll(sep, '/')}`,
    ),
  )
  const named = readFileSync('ARCHITECTURE.md', 'utf8').matchAll(/`([\w./-]+\.(?:ts|vue|mjs|css))`/g)
  const paths = [...new Set([...named].map(([, path]) => path!))]
  expect(paths.length).toBeGreaterThan(50)
  expect(paths.filter((path) => !files.some((file) => file.endsWith(`/${path}`)))).toEqual([])
})
