import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
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
const inside = (path: string): string => join(folder, path)
const read = (path: string): string => readFileSync(inside(path), 'utf8')

function writeStudy(name: string, games = 300): void {
  const study = {
    format: 'lumbung-study',
    title: 'Board sizes',
    date: '2026-01-02',
    runs: [
      { id: 'seven', title: '7 holes', kind: 'matchSeries', spec: { games, seed: 1 } },
      {
        id: 'five',
        like: 'seven',
        change: { 'variant.board.holes': 5, 'variant.start.seedsPerHole': 5, seed: 2 },
      },
    ],
    comparisons: [{ id: 'sizes', title: 'Sizes', runs: ['seven', 'five'], baseline: 'seven' }],
    items: [
      { type: 'table', of: 'seven', show: 'total', caption: 'Wins on the usual board' },
      { type: 'figure', of: 'sizes', show: 'differences' },
      { type: 'table', of: 'sizes', show: 'comparison', columns: ['setting', 'value', 'low', 'high'] },
    ],
  }
  writeFileSync(inside(`${name}.study.json`), JSON.stringify(study))
}

function filesUnder(path: string): readonly string[] {
  return readdirSync(inside(path)).flatMap((name) => {
    const at = `${path}/${name}`
    return statSync(inside(at)).isDirectory() ? filesUnder(at) : [at]
  })
}

it('writes a folder with specs, runs, numbered tables and figures, texts and one command', async () => {
  writeStudy('paper')
  const said = await lumbung('study', 'paper.study.json')
  expect(said.code).toBe(0)
  expect(said.out).toContain('Runs computed: 2; already there: 0.')
  const files = filesUnder('paper').map((path) => path.replace('paper/', ''))
  for (const path of [
    'paper.study.json',
    'specs/five.json',
    'runs/seven.json',
    'tables/table-1.csv',
    'tables/table-2.tex',
    'figures/figure-1.svg',
    'figures/figure-1.pdf',
    'data/sizes/comparison.csv',
    'methods.md',
    'results.md',
    'citation.bib',
    'README.md',
  ])
    expect(files).toContain(path)
  expect(read('paper/rerun.sh')).toContain('$LUMBUNG study paper.study.json --out rerun')
  expect(read('paper/README.md')).toContain('[Table 1](tables/table-1.md): Wins on the usual board')
  expect(read('paper/tables/table-2.csv').split('\r\n')[0]).toBe('setting,value,low,high')
  const methods = read('paper/methods.md')
  expect(methods.match(/xoroshiro128\+/g)).toHaveLength(1)
  expect(methods).toContain('Newcombe')
  expect(methods).not.toContain('South wins more often')
  expect(read('paper/results.md')).toContain('“5 holes”')
})

it('runs only what is missing or changed', async () => {
  expect((await lumbung('study', 'paper.study.json')).out).toContain('Runs computed: 0; already there: 2.')
  expect(await lumbung('study', 'paper.study.json', '--status')).toMatchObject({
    code: 0,
    out: 'seven: finished\nfive: finished\n',
  })
  rmSync(inside('paper/runs/five.json'))
  const open = await lumbung('study', 'paper.study.json', '--status')
  expect(open.code).toBe(1)
  expect(open.out).toContain('five: not run yet')
  expect((await lumbung('study', 'paper.study.json')).out).toContain('Runs computed: 1; already there: 1.')
  writeStudy('paper', 400)
  expect((await lumbung('study', 'paper.study.json', '--status')).out).toContain('seven: changed')
  writeStudy('paper')
})

it('takes results that were computed elsewhere, which are the same bytes', async () => {
  await lumbung('study', 'paper.study.json')
  const here = read('paper/runs/five.json')
  rmSync(inside('paper/runs/five.json'))
  const { out } = await lumbung('study', 'paper.study.json', '--specs')
  expect(out).toContain('specs/five.json')
  await lumbung('run', 'paper/specs/five.json', '--out', 'paper/runs/five.json')
  expect(read('paper/runs/five.json')).toBe(here)
  expect((await lumbung('study', 'paper.study.json')).out).toContain('Runs computed: 0')
})

it('gives the same bytes again from its own bundle, and never anything about time or place', async () => {
  await lumbung('study', 'paper.study.json', '--bundle', 'first.zip')
  const first = unzipSync(new Uint8Array(readFileSync(inside('first.zip'))))
  writeFileSync(inside('again.study.json'), strFromU8(first['paper.study.json']!))
  writeFileSync(inside('paper2.study.json'), '')
  rmSync(inside('paper2.study.json'))
  await lumbung('study', 'again.study.json', '--out', 'rerun')
  for (const [path, content] of Object.entries(first)) {
    if (!/^(runs|specs|tables|data|figures)\/|^(methods|results)\.md$/.test(path)) continue
    expect(Buffer.from(content).equals(readFileSync(inside(`rerun/${path}`))), path).toBe(true)
  }
  await lumbung('study', 'paper.study.json', '--bundle', 'second.zip')
  expect(readFileSync(inside('second.zip')).equals(readFileSync(inside('first.zip')))).toBe(true)
})

it('calls settings by the titles that authors gave to their runs', async () => {
  const study = JSON.parse(read('paper.study.json')) as { runs: object[] }
  const runs = study.runs.map((run, at) => ({ ...run, title: ['Usual', 'Small'][at] }))
  writeFileSync(inside('titled.study.json'), JSON.stringify({ ...study, runs }))
  await lumbung('study', 'titled.study.json')
  const rows = read('titled/tables/table-2.csv').split('\r\n')
  expect(rows.slice(1, 3).map((row) => row.split(',')[0])).toEqual(['Usual', 'Small'])
})

it('continues a run that was killed', async () => {
  writeStudy('killed', 500)
  await lumbung('study', 'killed.study.json')
  const whole = read('killed/runs/seven.json')
  const run = JSON.parse(whole) as { parts: unknown[]; checkpoints: unknown[] }
  writeFileSync(
    inside('killed/runs/seven.partial.json'),
    JSON.stringify({ ...run, parts: run.parts.slice(0, 3) }),
  )
  rmSync(inside('killed/runs/seven.json'))
  const said = await lumbung('study', 'killed.study.json')
  expect(said.out).toContain('Runs computed: 1; already there: 1.')
  expect(read('killed/runs/seven.json')).toBe(whole)
  expect(existsSync(inside('killed/runs/seven.partial.json'))).toBe(false)
})

it('removes tables and figures that the study no longer has', async () => {
  writeStudy('less')
  await lumbung('study', 'less.study.json')
  const study = JSON.parse(read('less.study.json')) as { items: unknown[] }
  writeFileSync(inside('less.study.json'), JSON.stringify({ ...study, items: study.items.slice(0, 1) }))
  await lumbung('study', 'less.study.json')
  expect(filesUnder('less/tables')).toEqual([
    'less/tables/table-1.csv',
    'less/tables/table-1.md',
    'less/tables/table-1.tex',
  ])
})

it('starts from a template, and names every problem with its place', async () => {
  expect(await lumbung('study', 'new.study.json', '--template', 'kalah-values')).toMatchObject({ code: 0 })
  expect(read('new.study.json')).toContain('Values of kalah')
  expect((await lumbung('study', 'new.study.json', '--template', 'kalah-values')).code).toBe(4)
  expect((await lumbung('study', 'x.study.json', '--template', 'chess')).err).toContain('kalah-values')
  writeFileSync(inside('bad.study.json'), JSON.stringify({ format: 'lumbung-study', title: 'x', runs: [] }))
  expect(await lumbung('study', 'bad.study.json')).toMatchObject({
    code: 2,
    err: expect.stringContaining('runs') as string,
  })
})
