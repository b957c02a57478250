import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it, vi } from 'vitest'
import { readTrainingFile } from '../../../../../src/cli/options/trainingFile'
import { parseTraining, trainingsOf } from '../../../../../src/engine/experiments/kinds/training/spec'
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
    // Their rules are written as schema 3 had them, and are upgraded when they are read.
    const spec = readTrainingFile(fileOf(id)) as { readonly variant: object }
    const parsed = parseTraining(spec)
    if (!parsed.ok) throw new Error('not settings')
    const settings = (whole: object): string => JSON.stringify({ ...whole, variant: null })
    const [training] = trainingsOf(parsed.value)
    expect(settings(training!)).toBe(settings(spec))
    expect(parseTraining(parsed.value)).toEqual(parsed)
  },
)

// The cheapest of the four; CONTRIBUTING.md has the command that makes the others.
it('the settings of the shipped congklak player make its file, but for how rules are written', async () => {
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
  const contentOf = (file: string): unknown =>
    JSON.parse(readFileSync(file, 'utf8'), (key, value: unknown) =>
      key === 'variant' || key === 'checksum' ? undefined : value,
    )
  expect(contentOf(made)).toEqual(contentOf(fileOf('congklak-patched-7-7')))
})
