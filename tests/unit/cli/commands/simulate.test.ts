import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it, vi } from 'vitest'
import { matchSeries } from '../../../../src/engine/experiments/kinds/matchSeries/matchSeries'
import type { MatchSeriesSpec } from '../../../../src/engine/experiments/kinds/matchSeries/spec'
import { finish } from '../../../../src/engine/through'
import { lumbung, lumbungJson } from '../../../support/cli/lumbung'
import { temporaryWorkingFolder } from '../../../support/temporaryFolder'

vi.mock('../../../../src/cli/run/spawnThread', async () => {
  const { spawnInProcess } = await import('../../../support/cli/spawnInProcess')
  return { spawnThread: spawnInProcess() }
})

const folder = temporaryWorkingFolder()
const SERIES = ['simulate', '--games', '20000', '--seed', '7']

it('writes the same bytes with 1, 2 and 7 workers, and from parts', async () => {
  for (const workers of ['1', '2', '7']) {
    const said = await lumbung(...SERIES, '--workers', workers, '--csv', `w${workers}.csv`)
    expect(said).toMatchObject({ code: 0, err: '' })
  }
  for (const [place, range] of ['0..5000', '5000..12345', '12345..20000'].entries()) {
    const { out } = await lumbung(...SERIES, '--range', range, '--json')
    writeFileSync(join(folder, `part${place}.json`), out)
  }
  const merged = await lumbung('merge', 'part2.json', 'part0.json', 'part1.json', '--csv', 'merged.csv')
  expect(merged.code).toBe(0)
  for (const suffix of ['', '-openings', '-histograms', '-convergence', '-figures']) {
    const [one, ...others] = ['w1', 'w2', 'w7', 'merged'].map((name) =>
      readFileSync(join(folder, `${name}${suffix}.csv`), 'utf8'),
    )
    for (const other of others) expect(other).toBe(one)
  }
  const about = JSON.parse(readFileSync(join(folder, 'w1.csv.json'), 'utf8')) as object
  expect(about).toMatchObject({ seed: 7, kind: 'matchSeries', spec: { games: 20_000, first: 'novice' } })
})

it('merges only parts that fit together', async () => {
  const ranges = { a: '0..600', b: '600..1000', c: '500..1000' }
  for (const [name, range] of Object.entries(ranges)) {
    const { out } = await lumbung('simulate', '--games', '1000', '--range', range, '--json')
    writeFileSync(join(folder, `${name}.json`), out)
  }
  expect(await lumbung('merge', 'b.json', 'a.json')).toMatchObject({ code: 0 })
  const missing = 'FILE: games 600 to 999 are missing after a.json\n'
  expect(await lumbung('merge', 'a.json')).toMatchObject({ code: 2, err: missing })
  const overlap = 'FILE: a.json and c.json overlap: both have game 500\n'
  expect(await lumbung('merge', 'a.json', 'c.json')).toMatchObject({ code: 2, err: overlap })
  const part = JSON.parse(readFileSync(join(folder, 'a.json'), 'utf8')) as { counts: object }
  writeFileSync(
    join(folder, 'bent.json'),
    JSON.stringify({ ...part, counts: { ...part.counts, wins: 'all' } }),
  )
  expect((await lumbung('merge', 'bent.json')).err).toContain('bent.json is damaged or was changed')
})

it('continues a stopped run as if it had never stopped', async () => {
  const whole = await lumbungJson<{ spec: MatchSeriesSpec; counts: unknown }>(...SERIES)
  const tasks = matchSeries.plan(whole.spec).slice(3, 5)
  const parts = tasks.map((task) => [task.index, finish(matchSeries.run(whole.spec, task))])
  const run = { format: 'lumbung-run', kind: 'matchSeries', spec: whole.spec, seconds: 1, checkpoints: [] }
  writeFileSync(join(folder, 'stopped.json'), JSON.stringify({ ...run, parts }))
  const resumed = await lumbungJson<{ counts: unknown }>(...SERIES, '--resume', 'stopped.json')
  expect(resumed.counts).toEqual(whole.counts)
  writeFileSync(join(folder, 'bent.json'), JSON.stringify({ ...run, parts: [[0, { counts: 1 }]] }))
  expect(await lumbung(...SERIES, '--resume', 'bent.json')).toMatchObject({
    code: 2,
    err: expect.stringMatching(
      /^--resume: bent.json is damaged or was changed: Part 0: games: Required, but missing\.$/m,
    ) as string,
  })
})

it('says what its games can tell', async () => {
  const { out } = await lumbung('simulate', '--games', '381')
  expect(out).toContain('95% intervals of at most ±5.0 percentage points; a difference of 10.1 points')
})

it('stops at a wanted precision, which at most 381 games reach', async () => {
  const { out } = await lumbung('simulate', '--precision', '5')
  expect(out).toContain('of 362 games')
  expect(out).toContain('was within ±5 percentage points')
  expect((await lumbung('simulate', '--precision', '0')).err).toContain(
    '--precision: must be from 0.01 to 10 percentage points',
  )
  expect((await lumbung('simulate', '--precision', '5', '--games', '10')).code).toBe(2)
})
