import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, expect, it, vi } from 'vitest'
import { engineHash } from '../../../build/engineHash'
import { temporaryFolder } from '../../support/temporaryFolder'

const folder = temporaryFolder()
afterEach(() => {
  vi.unstubAllGlobals()
  vi.resetModules()
})

it('is another hash after any change to the code that computes results', () => {
  for (const each of ['src/engine/rules', 'src/workers', 'build']) {
    mkdirSync(join(folder, each), { recursive: true })
    writeFileSync(join(folder, each, 'a.ts'), 'one')
  }
  const before = engineHash(folder)
  expect(engineHash(folder)).toBe(before)
  writeFileSync(join(folder, 'src/engine/rules/a.ts'), 'two')
  expect(engineHash(folder)).not.toBe(before)
})

it('keeps programs of the same version and other code out of each other’s queue', async () => {
  const nameOf = async (hash: string): Promise<string> => {
    vi.stubGlobal('__ENGINE__', hash)
    vi.resetModules()
    return (await import('../../../src/cluster/batch')).QUEUE_NAME
  }
  expect(await nameOf('aaaa')).not.toBe(await nameOf('bbbb'))
})
