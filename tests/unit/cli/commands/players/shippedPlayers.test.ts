import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it, vi } from 'vitest'
import { readTrainingFile } from '../../../../../src/cli/options/trainingFile'
import { parseTraining } from '../../../../../src/engine/experiments/kinds/training/spec'
import { SHIPPED } from '../../../../../src/engine/players/shipped'
import type { Spawn } from '../../../../../src/workers/pool'
import { lumbung } from '../../../../support/cli/lumbung'
import { spawnInProcess } from '../../../../support/cli/spawnInProcess'
import { temporaryFolder } from '../../../../support/temporaryFolder'

vi.mock('../../../../../src/cli/run/spawnThread', () => ({
  spawnThread: (onFailure: Parameters<Spawn>[0]) => spawnInProcess()(onFailure),
}))

const folder = temporaryFolder()
const fileOf = (id: string): string => join('src/engine/players/trained', `${id}.json`)

it.each(SHIPPED.map(({ id }) => id))(
  'the file of %s has complete settings, as training writes them',
  (id) => {
    const spec = readTrainingFile(fileOf(id))
    const parsed = parseTraining(spec)
    expect(parsed.ok && JSON.stringify(parsed.value)).toBe(JSON.stringify(spec))
  },
)

// The cheapest of the four; CONTRIBUTING.md has the command that makes the others.
it('the settings of the shipped congklak player make its file, byte for byte', async () => {
  const made = join(folder, 'made.json')
  const { code } = await lumbung(
    'train',
    fileOf('congklak-patched-7-7'),
    '--id',
    'congklak-patched-7-7',
    '--out',
    made,
  )
  expect(code).toBe(0)
  expect(readFileSync(made, 'utf8')).toBe(readFileSync(fileOf('congklak-patched-7-7'), 'utf8'))
})
