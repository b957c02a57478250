// @vitest-environment happy-dom
import { unzipSync } from 'fflate'
import { expect, test } from 'vitest'
import { experimentOf } from '../../../../src/engine/experiments/contract/catalogue'
import type { Report } from '../../../../src/engine/experiments/report/report'
import { archive } from '../../../../src/renderer/results/archive'
import { newRun } from '../../../../src/renderer/runs/run'

test('runs of one title have their own folders, each with every table and the run', async () => {
  const experiment = experimentOf('matchSeries')
  const spec = experiment.parse({ games: 10, seed: 3 })
  if (!spec.ok) throw new Error(JSON.stringify(spec.error))
  const table = (id: string) => ({
    id,
    title: id,
    columns: [{ key: 'n', label: 'N' }],
    rows: [{ n: 1 }, { n: 2 }],
  })
  const report: Report = {
    finding: '',
    tables: [table('wins'), table('holes')],
    charts: [],
    lines: [],
    caveats: [],
  }
  const run = { record: { ...newRun(experiment, spec.value), title: 'Congkak' }, parts: new Map(), report }
  const zip = unzipSync(new Uint8Array(await (await archive([run, run])).arrayBuffer()))
  expect(Object.keys(zip).sort()).toEqual([
    'congkak-2/holes.csv',
    'congkak-2/run.json',
    'congkak-2/wins.csv',
    'congkak/holes.csv',
    'congkak/run.json',
    'congkak/wins.csv',
  ])
  expect(new TextDecoder().decode(zip['congkak/wins.csv'])).toBe('n\r\n1\r\n2\r\n')
})
