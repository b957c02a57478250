import { readFileSync, writeFileSync } from 'node:fs'
import { expect, test, vi } from 'vitest'
import type { ExperimentKind } from '../../../../src/engine/experiments/contract/experiment'
import { lumbung } from '../../../support/cli/lumbung'
import { SMALL_SPECS } from '../../../support/smallSpecs'
import { temporaryWorkingFolder } from '../../../support/temporaryFolder'

vi.mock('../../../../src/cli/run/spawnThread', async () => {
  const { spawnInProcess } = await import('../../../support/cli/spawnInProcess')
  return { spawnThread: spawnInProcess() }
})

temporaryWorkingFolder()
const text = (file: string): string => readFileSync(file, 'utf8')

test.each(Object.keys(SMALL_SPECS) as ExperimentKind[])(
  'parts of %s, done in any order, merge to the bytes of one run',
  async (kind) => {
    writeFileSync('spec.json', JSON.stringify({ format: 'lumbung-spec', kind, spec: SMALL_SPECS[kind] }))
    const one = await lumbung('run', 'spec.json', '--json', '--csv', 'table.csv', '--out', 'one.lumbung')
    expect(one).toMatchObject({ code: 0, err: '' })
    const tables = JSON.parse(text('table.csv.json')) as { files: { file: string }[] }
    const files = ['table.csv.json', ...tables.files.map(({ file }) => file)]
    const before = files.map(text)
    const planned = await lumbung('plan', 'spec.json', '--parts', '5', '--out', kind, '--json')
    const { parts, stages } = JSON.parse(planned.out) as { parts: number; stages: number }
    expect(parts).toBeGreaterThanOrEqual(1)
    const order = Array.from({ length: parts }, (_, part) => part)
    if (stages === 1) order.reverse()
    for (const part of order)
      expect(await lumbung('part', kind, '--index', String(part))).toMatchObject({ code: 0 })
    const merged = await lumbung('merge', kind, '--json', '--csv', 'table.csv')
    expect(merged).toEqual(one)
    expect(files.map(text)).toEqual(before)
    expect(text(`${kind}/result.lumbung`)).toBe(text('one.lumbung'))
  },
)
