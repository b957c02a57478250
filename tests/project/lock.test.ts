import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

interface Entry {
  readonly version: string
  readonly resolved?: string
  readonly integrity?: string
  readonly optionalDependencies?: Readonly<Record<string, string>>
}

const lock = JSON.parse(readFileSync('package-lock.json', 'utf8')) as { packages: Record<string, Entry> }

test('the lock file names no registry', () => {
  const named = Object.entries(lock.packages).filter(([, { resolved }]) => resolved !== undefined)
  expect(named.map(([name]) => name)).toEqual([])
})

test.each(['rolldown', 'lightningcss'])('the lock file has the programs of %s for every system', (name) => {
  const entry = lock.packages[`node_modules/${name}`]
  expect(entry).toBeDefined()
  const missing = Object.entries(entry?.optionalDependencies ?? {}).filter(
    ([program, version]) => lock.packages[`node_modules/${program}`]?.version !== version,
  )
  expect(missing).toEqual([])
  for (const system of ['darwin-arm64', 'darwin-x64', 'win32-x64', 'linux-x64'])
    expect(Object.keys(lock.packages).join(' ')).toContain(`${system}`)
})
