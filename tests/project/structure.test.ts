import { existsSync } from 'node:fs'
import { dirname } from 'node:path'
import { expect, test } from 'vitest'
import { sourcesIn } from '../support/sources'

test('every folder of unit tests mirrors a folder of the source', () => {
  const folders = new Set(sourcesIn('tests/unit', /\.test\.ts$/).map(({ path }) => dirname(path)))
  const strays = [...folders].filter((folder) => !existsSync(folder.replace(/^tests\/unit/, 'src')))
  expect(strays).toEqual([])
})
