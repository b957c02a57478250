import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { strFromU8, unzipSync } from 'fflate'
import { expect, it, vi } from 'vitest'
import { lumbung } from '../../../support/cli/lumbung'
import { temporaryWorkingFolder } from '../../../support/temporaryFolder'

vi.mock('../../../../src/cli/run/spawnThread', async () => {
  const { spawnInProcess } = await import('../../../support/cli/spawnInProcess')
  return { spawnThread: spawnInProcess() }
})

const folder = temporaryWorkingFolder()
const write = (name: string, content: string): void => writeFileSync(join(folder, name), content)
const unpacked = (name: string): Readonly<Record<string, Uint8Array>> =>
  unzipSync(new Uint8Array(readFileSync(join(folder, name))))

it('a bundle holds the spec that computes the very same tables again', async () => {
  const played = ['simulate', '--games', '300', '--seed', '9', '--categories', '3']
  expect(await lumbung(...played, '--bundle', 'first.zip')).toMatchObject({ code: 0, err: '' })
  const first = unpacked('first.zip')
  expect(Object.keys(first)).toContain('figures/shares.svg')
  write('spec.json', strFromU8(first['spec.json']!))
  expect(await lumbung('run', 'spec.json', '--bundle', 'rerun.zip')).toMatchObject({ code: 0, err: '' })
  const again = unpacked('rerun.zip')
  const tables = Object.keys(first).filter((path) => path.endsWith('.csv'))
  expect(tables.length).toBeGreaterThan(5)
  for (const path of tables) expect(strFromU8(again[path]!), path).toBe(strFromU8(first[path]!))
})

it('answers with every table as JSON', async () => {
  write(
    'sweep.json',
    JSON.stringify({ kind: 'sweep', spec: { variant: 'kalah', seeds: { from: 1, to: 3 } } }),
  )
  const { out } = await lumbung('run', 'sweep.json', '--json')
  expect(JSON.parse(out)).toMatchObject({ kind: 'sweep', tables: { sweep: expect.any(Array) as unknown[] } })
})

it.each([
  ['[]', 'SPEC'],
  ['{"kind":"chess"}', 'SPEC'],
  ['{"kind":"matchSeries","spec":{"games":0}}', 'games'],
  ['{', 'JSON'],
])('refuses %s in one sentence', async (content, told) => {
  write('bad.json', content)
  const said = await lumbung('run', 'bad.json')
  expect(said).toMatchObject({ code: 2, out: '', err: expect.stringContaining(told) as string })
})
