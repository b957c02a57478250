import { spawn, spawnSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { matchSeries } from '../../../../src/engine/experiments/kinds/matchSeries/matchSeries'
import type { MatchSeriesSpec } from '../../../../src/engine/experiments/kinds/matchSeries/spec'
import { finish } from '../../../../src/engine/solver/through'

const PROGRAM = resolve('scripts', 'lumbung.mjs')
const folder = mkdtempSync(join(tmpdir(), 'lumbung-cli-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

function lumbung(...args: string[]): { code: number | null; out: string; said: string } {
  const { status, stdout, stderr } = spawnSync(process.execPath, [PROGRAM, ...args], {
    cwd: folder,
    encoding: 'utf8',
  })
  return { code: status, out: stdout, said: stderr.replace(/^Building .*\n/, '') }
}

const SERIES = ['simulate', '--games', '20000', '--seed', '7']

it('writes the same bytes on 1, 2 and 7 threads, and from parts', { timeout: 120_000 }, () => {
  for (const workers of ['1', '2', '7']) {
    expect(lumbung(...SERIES, '--workers', workers, '--csv', `w${workers}.csv`).said).toBe('')
  }
  const ranges = ['0..5000', '5000..12345', '12345..20000']
  for (const [place, range] of ranges.entries()) {
    const { out } = lumbung(...SERIES, '--range', range, '--json')
    writePart(`part${place}.json`, out)
  }
  expect(lumbung('merge', 'part2.json', 'part0.json', 'part1.json', '--csv', 'merged.csv').code).toBe(0)
  for (const suffix of ['', '-openings', '-histograms', '-convergence', '-figures']) {
    const [one, ...others] = ['w1', 'w2', 'w7', 'merged'].map((name) =>
      readFileSync(join(folder, `${name}${suffix}.csv`)),
    )
    for (const other of others) expect(other.equals(one as Buffer)).toBe(true)
  }
  const about = JSON.parse(readFileSync(join(folder, 'w1.csv.json'), 'utf8')) as Record<string, unknown>
  expect(about).toMatchObject({ seed: 7, kind: 'matchSeries', spec: { games: 20_000, first: 'novice' } })
  expect(lumbung('merge', 'part0.json', 'part2.json')).toMatchObject({
    code: 2,
    said: expect.stringContaining('missing') as string,
  })
  expect(lumbung('merge', 'part0.json', 'part0.json').said).toContain('overlap')
  const part = JSON.parse(readFileSync(join(folder, 'part0.json'), 'utf8')) as { counts: object }
  writePart('bent.json', JSON.stringify({ ...part, counts: { ...part.counts, wins: 'all' } }))
  expect(lumbung('merge', 'bent.json').said).toContain('bent.json is not what')
})

it('refuses bad input in a line that names the field', { timeout: 60_000 }, () => {
  for (const [args, field] of [
    [['simulate', '--games', '-5'], '--games'],
    [['simulate', '--first', 'wizard'], 'first'],
    [['simulate', '--variant', 'nothing'], '--variant'],
    [['simulate', '--games', '10', '--range', '0..11'], 'range.to'],
    [['simulate', '--games', '10', '--csv', 'no/such/folder/x.csv'], '--csv'],
    [['matrix', '--agents', 'novice,novice'], 'agents'],
    [['rounds', '--variant', 'kalah'], 'variant.match.length'],
    [['nonsense'], 'nonsense'],
  ] as const) {
    const { code, out, said } = lumbung(...args)
    expect([code, out]).toEqual([2, ''])
    expect(said).toContain(field)
    expect(said.trim().split('\n').length).toBeLessThanOrEqual(2)
  }
})

it.each(['SIGINT', 'SIGHUP'] as const)('leaves a file on %s', { timeout: 120_000 }, async (signal) => {
  const args = ['simulate', '--games', '100000000', '--seed', '9', '--workers', '1', '--progress']
  const child = spawn(process.execPath, [PROGRAM, ...args], { cwd: folder })
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve))
  await new Promise((resolve) =>
    child.stderr.on('data', (said) => String(said).includes('games/s') && resolve(said)),
  )
  child.kill(signal)
  expect(await ended).toBe(130)
  const stopped = readdirSync(folder).find((name) => name.endsWith('.stopped.json')) ?? ''
  const saved = JSON.parse(readFileSync(join(folder, stopped), 'utf8')) as { parts: unknown[] }
  expect(Array.isArray(saved.parts)).toBe(true)
  expect(lumbung(...SERIES, '--resume', stopped)).toMatchObject({
    code: 2,
    said: expect.stringContaining('--resume') as string,
  })
  rmSync(join(folder, stopped))
})

it('goes on with a stopped run as if it had never stopped', { timeout: 60_000 }, () => {
  const whole = JSON.parse(lumbung(...SERIES, '--json').out) as { spec: MatchSeriesSpec; counts: unknown }
  const tasks = matchSeries.plan(whole.spec).slice(3, 5)
  const parts = tasks.map((task) => [task.index, finish(matchSeries.run(whole.spec, task))])
  const stopped = {
    format: 'lumbung-run',
    kind: 'matchSeries',
    spec: whole.spec,
    seconds: 1,
    parts,
    checkpoints: [],
  }
  writeFileSync(join(folder, 'stopped.json'), JSON.stringify(stopped))
  const resumed = JSON.parse(lumbung(...SERIES, '--json', '--resume', 'stopped.json').out) as {
    counts: unknown
  }
  expect(resumed.counts).toEqual(whole.counts)
  writeFileSync(join(folder, 'bent.json'), JSON.stringify({ ...stopped, parts: [[0, { counts: 1 }]] }))
  const bent = lumbung(...SERIES, '--resume', 'bent.json')
  expect(bent).toMatchObject({
    code: 2,
    said: '--resume: bent.json is damaged or was changed: what it holds fits no run\n',
  })
})

function writePart(name: string, text: string): void {
  writeFileSync(join(folder, name), text)
}
