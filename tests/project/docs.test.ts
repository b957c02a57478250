import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { playSeries } from '../../src/engine/players/playSeries'
import { PUBLISHED } from '../../src/engine/papers/published'
import { finish } from '../../src/engine/through'
import { addWins } from '../../src/engine/simulation/counts'
import { winCells, type WinShare } from '../../src/engine/experiments/report/winTable'
import { AGREEMENTS, commandOf } from '../../src/engine/variant/catalogue/agreements'
import { PRESETS } from '../../src/engine/variant/catalogue'
import { parseVariant } from '../../src/engine/variant/parse'
import type { Variant } from '../../src/engine/variant/variant'

const RUNS = join('docs', 'runs')
const scenarios = readFileSync(join('docs', 'scenarios.md'), 'utf8')

type Row = Readonly<Record<string, number | string | null>>

/** The answer of a command, as `--json` gave it. */
interface Stored {
  readonly commit: string
  readonly version: string
  readonly seed: number
  readonly spec: { readonly variant: object; readonly games: number; readonly agents?: readonly string[] }
  readonly categories: readonly Row[]
  readonly total: Row
  readonly comparison: readonly Row[]
  readonly cells: readonly Row[]
  readonly matches: readonly Row[]
  readonly rows: readonly Row[]
  readonly published: readonly Row[]
  readonly answers: readonly { readonly about: string; readonly answer: string }[]
}

/** The rules of a stored run, which may be of an earlier version. */
function variantOf({ variant }: Stored['spec']): Variant {
  const parsed = parseVariant(variant)
  if (!parsed.ok) throw new Error('The rules of a stored run cannot be read.')
  return parsed.value
}

/** A share as a percentage: 60.85%. */
function percent(share: number, digits = 2): string {
  return `${(share * 100).toFixed(digits)}%`
}

/** A share with its interval, if one applies: 60.85% (60.55–61.15). */
function percentWithin({ value, low, high }: WinShare): string {
  if (low === null || high === null) return percent(value)
  return `${percent(value)} (${(low * 100).toFixed(2)}–${(high * 100).toFixed(2)})`
}

function stored(name: string): Stored {
  return JSON.parse(readFileSync(join(RUNS, `${name}.json`), 'utf8')) as Stored
}

/** The rows of the table below a comment `<!-- table: name -->`, without its head. */
function tableIn(text: string, name: string): readonly (readonly string[])[] {
  const after = text.split(`<!-- table: ${name} -->`)[1] ?? ''
  const lines = after.trim().split('\n')
  const end = lines.findIndex((line) => !line.startsWith('|'))
  return lines.slice(2, end < 0 ? undefined : end).map((line) =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  )
}

function share(row: Row, key: 'first' | 'second' | 'tie'): string {
  const [value, low, high] = ['Share', 'Low', 'High'].map((end) => row[`${key}${end}`] as number | null)
  return percentWithin({ value: value!, low: low!, high: high! })
}

const games = (count: unknown): string => Number(count).toLocaleString('en-US')

/** The row of a table of wins. */
const wins = (row: Row): readonly string[] => [
  games(row.games),
  ...(['first', 'second', 'tie'] as const).map((key) => share(row, key)),
]

describe('docs/scenarios.md', () => {
  it('shows Table 2 as in the stored run', () => {
    const { categories, total } = stored('table2')
    const published = addWins(
      PUBLISHED.congkakTable2.map(({ first, second, ties }) => ({
        south: first,
        north: second,
        ties,
        undecided: 0,
      })),
    )
    const [all, , , , , ...shares] = Object.values(winCells(published)) as number[]
    const [f, fl, fh, s, sl, sh, t, tl, th] = shares
    const printed = [
      [f, fl, fh],
      [s, sl, sh],
      [t, tl, th],
    ].map(([value, low, high]) => percentWithin({ value: value!, low: low!, high: high! }))
    expect(tableIn(scenarios, 'table2')).toEqual([
      ...categories.map((row) => [row.category, ...wins(row)]),
      ['all', ...wins(total)],
      ['_published, all_', games(all), ...printed],
    ])
  })

  it('shows scenarios I–IV as in the stored run', () => {
    const names = ['I', 'II', 'III', 'IV']
    expect(tableIn(scenarios, 'scenarios')).toEqual(
      stored('scenarios').cells.map((cell, at) => [
        names[at],
        cell.first,
        cell.second,
        ...(['first', 'second', 'tie'] as const).map((key) => share(cell, key)),
        cell.distinct === null ? 'not counted' : games(cell.distinct),
        games(cell.budgetRanOut),
        String(cell.fewestMoves),
        Number(cell.meanMoves).toFixed(1),
      ]),
    )
  })

  it('shows growing budgets as in the stored run', () => {
    const { cells, spec } = stored('budgets')
    const cell = (first: string, second: string): Row =>
      cells.find((each) => each.first === first && each.second === second)!
    const [novice = '', ...experts] = spec.agents ?? []
    expect(tableIn(scenarios, 'budgets')).toEqual(
      experts.map((expert) => [
        games(expert.split(':')[1]),
        percent(Number(cell(novice, expert).secondShare)),
        percent(Number(cell(expert, novice).firstShare)),
        percent(Number(cell(expert, expert).firstShare)),
        games(cell(expert, expert).distinct),
        games(
          [cell(novice, expert), cell(expert, novice), cell(expert, expert)].reduce(
            (sum, { budgetRanOut }) => sum + Number(budgetRanOut),
            0,
          ),
        ),
      ]),
    )
  })

  it.each(['shares', 'distinct', 'fewest'] as const)('shows the %s of all cells as stored', (name) => {
    const { cells, spec } = stored('matrix')
    const agents = spec.agents ?? []
    const text = {
      shares: (cell: Row) =>
        [cell.firstShare, cell.tieShare, cell.secondShare]
          .map((x) => (100 * Number(x)).toFixed(1))
          .join(' / '),
      distinct: ({ distinct }: Row) => (distinct === null ? '–' : games(distinct)),
      fewest: ({ fewestMoves }: Row) => String(fewestMoves),
    }[name]
    expect(tableIn(scenarios, name)).toEqual(
      agents.map((first, row) => [
        first,
        ...agents.map((_, column) => text(cells[row * agents.length + column]!)),
      ]),
    )
  })

  it('answers the questions with stored numbers', () => {
    const text = scenarios.replace(/\s+/g, ' ')
    const { cells, answers } = stored('matrix')
    const cell = (first: string, second: string): Row =>
      cells.find((each) => each.first === first && each.second === second)!
    const short = (row: Row): string => {
      const [value, low, high] = ['Share', 'Low', 'High'].map((end) => 100 * Number(row[`second${end}`]))
      return `${value!.toFixed(1)}% (${low!.toFixed(1)}–${high!.toFixed(1)})`
    }
    expect(text).toContain(
      `foreseeing only moves of a single lap wins ${short(cell('novice', 'calculator:1'))}`,
    )
    expect(text).toContain(`(greedy) wins ${short(cell('novice', 'greedy'))}`)
    const own = ['novice', 'greedy', 'calculator:1', 'calculator:2'].map((agent) =>
      percent(Number(cell(agent, agent).firstShare), 1),
    )
    expect(text).toContain(
      `wins ${own[0]} between novices, ${own[1]} between greedy players, ${own[2]} between`,
    )
    expect(text).toContain(`${own[3]} of two, and all games`)
    // The stored sentences were written when a space stood before the percent sign.
    const ties = answers.find(({ about }) => about === 'ties')!.answer.replaceAll(' %', '%')
    for (const part of [/\d+\.\d+% \([^)]*\)/, /χ² = [^)]*/, /in \d+ other cells/])
      expect(text).toContain(part.exec(ties)![0])
    const [, two] = stored('scenarios').cells
    expect(text).toContain(`at least ${percent(Number(two!.secondLow))} at the 95% level`)
  })

  it('shows undecided matches as in the stored run', () => {
    const [matches] = stored('rounds').matches
    const undecided = Number(matches!.undecided) / Number(matches!.games)
    expect(scenarios).toContain(`${percent(undecided)} of ${games(matches!.games)} matches`)
  })

  it('shows ten million games as in the stored run', () => {
    const { total } = stored('tenMillion')
    expect(scenarios.replace(/\s+/g, ' ')).toContain(
      `narrow the shares to ${share(total, 'first')}, ${share(total, 'second')} and ${share(total, 'tie')}`,
    )
  })
})

describe('docs/survey.md', () => {
  const { published, rows } = stored('survey')
  const shown = tableIn(readFileSync(join('docs', 'survey.md'), 'utf8'), 'survey')

  it('shows shares as in the stored run', () => {
    expect(shown.length).toBeGreaterThan(0)
    for (const [name, ...cells] of shown) {
      const row = published.find(({ variant }) => variant === name)!
      const { decided, ties } = rows.find(({ variant }) => variant === name)!
      const keys = ['starter', 'publishedStarter', 'other', 'publishedOther', 'ties', 'publishedTies']
      const shares = [...keys.map((key) => Number(row[key])), 1 - Number(decided) - Number(ties)]
      const p = Number(row.p)
      const told = p < 0.001 ? '< 0.001' : p.toFixed(3)
      expect(cells).toEqual([...shares.map((value) => percent(Math.max(0, value))), told])
    }
  })

  it('shows every game that differs', () => {
    const differ = published.filter(({ p }) => p !== null && Number(p) < 0.05)
    expect(differ.map(({ variant }) => variant)).toEqual(['Anywoli', 'Sadeqa IV', 'No Sides Child'])
  })
})

describe('docs/survey.md, games of four rows', () => {
  const { rows } = stored('fourRows')
  const shown = tableIn(readFileSync(join('docs', 'survey.md'), 'utf8'), 'fourRows')

  it('shows every game as in the stored run', () => {
    const expected = rows.map(({ variant, starter, starterLow, starterHigh, ...row }) => [
      variant,
      percent(Number(starter)),
      starterLow === null
        ? '–'
        : `${percent(Number(starterLow)).slice(0, -1)}–${percent(Number(starterHigh))}`,
      percent(Number(row.other)),
      percent(Number(row.endless)),
      Number(row.meanMoves).toFixed(1),
      Number(row.branching).toFixed(2),
    ])
    expect(shown).toEqual(expected)
  })

  it('has every game of four rows', () => {
    const names = PRESETS.filter(({ family }) => family === 'fourRows').map(({ variant }) => variant.name)
    expect(rows.map(({ variant }) => variant)).toEqual(names)
  })
})

describe('docs/agreement.md', () => {
  it('shows every comparison that the app shows', () => {
    const rows = tableIn(readFileSync(join('docs', 'agreement.md'), 'utf8'), 'agreement')
    const expected = AGREEMENTS.map((agreement) => {
      const { game, holes, seeds, source, version, what, numbers } = agreement
      const counted = what === 'sequences'
      return [
        `${game}(${holes},${seeds})`,
        `${source} (${version})`,
        counted ? `sequences of 1…${numbers.length} moves` : 'value for the first player',
        counted ? `${numbers.map(games).join(', ')}: all equal` : `+${numbers[0]}: equal`,
        `\`${commandOf(agreement)}\``,
      ]
    })
    expect(rows.slice(0, expected.length)).toEqual(expected)
  })
})

describe('stored runs', () => {
  it.each(readdirSync(RUNS))('%s states its version, commit and random seed', (file) => {
    const run = stored(file.replace(/\.json$/, ''))
    expect(run.commit).toMatch(/^[0-9a-f]{40}$/)
    expect(run.version).toBeTruthy()
    expect(run.seed).toBeGreaterThan(0)
  })

  it('of Table 2 comes out the same today', () => {
    const { spec, seed, total } = stored('table2')
    const series = { variant: variantOf(spec), first: 'novice', second: 'novice', seed }
    const { wins: today } = finish(playSeries(series, { from: 0, to: spec.games }, [0]))
    expect([today.south, today.north, today.ties]).toEqual([total.firstWins, total.secondWins, total.ties])
  })

  it.each([0, 1, 8])('of the matrix comes out the same today in cell %i', (place) => {
    const { spec, seed, cells } = stored('matrix')
    const cell = cells[place]!
    const series = { variant: variantOf(spec), first: String(cell.first), second: String(cell.second), seed }
    const from = place * spec.games
    const { wins: today } = finish(playSeries(series, { from, to: from + spec.games }, [0]))
    expect([today.south, today.north, today.ties]).toEqual([cell.firstWins, cell.secondWins, cell.ties])
  })
})
