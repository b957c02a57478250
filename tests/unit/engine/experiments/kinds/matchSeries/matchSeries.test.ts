import { expect, it } from 'vitest'
import { inEnglish } from '../../../../../../src/locales/english'
import { matchSeries } from '../../../../../../src/engine/experiments/kinds/matchSeries/matchSeries'
import { reportOf } from '../../../../../../src/engine/experiments/kinds/matchSeries/report'
import type { MatchSeriesSpec } from '../../../../../../src/engine/experiments/kinds/matchSeries/spec'
import {
  distinctIn,
  type GameCounts,
  mergeCounts,
  NO_GAMES,
} from '../../../../../../src/engine/simulation/counts'
import { finish } from '../../../../../../src/engine/through'
import { findPreset } from '../../../../../../src/engine/variant/catalogue'

function specOf(input: object): MatchSeriesSpec {
  const parsed = matchSeries.parse({ games: 2_000, seed: 3, ...input })
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.error))
  return parsed.value
}

function play(spec: MatchSeriesSpec): GameCounts {
  return mergeCounts(matchSeries.plan(spec).map((task) => finish(matchSeries.run(spec, task))))
}

it('counts every game once', () => {
  const counts = play(specOf({}))
  const { south, north, ties, undecided } = counts.wins
  expect(south + north + ties).toBe(2_000)
  expect(undecided).toBe(0)
  for (const histogram of [counts.margins, counts.moves, counts.laps, counts.turns, counts.rounds]) {
    expect(histogram.reduce((sum, [, games]) => sum + games, 0)).toBe(2_000)
  }
  const opened = counts.openings.reduce((sum, { mover, other, ties: even }) => sum + mover + other + even, 0)
  expect(opened).toBe(2_000)
  expect(counts.starterWins).toBe(south)
  expect(counts.margins.filter(([margin]) => margin > 0).reduce((sum, [, games]) => sum + games, 0)).toBe(
    south,
  )
  expect(counts.shortest.south?.moves).toBeGreaterThanOrEqual(counts.moves[0]?.[0] ?? 0)
})

it('plays ranges that add up to the whole', () => {
  const ranges = [
    { from: 0, to: 1 },
    { from: 1, to: 777 },
    { from: 777, to: 2_000 },
  ]
  const parts = ranges.map((range) => play(specOf({ range })))
  expect(mergeCounts([...parts].reverse())).toEqual(play(specOf({})))
  expect(mergeCounts([NO_GAMES])).toEqual(NO_GAMES)
})

it('splits games into categories of any sizes', () => {
  const counts = play(specOf({ categories: [500, 1_500] }))
  const [table] = reportOf(specOf({ categories: [500, 1_500] }), counts).tables
  expect(table?.rows).toMatchObject([
    { category: 1, games: 500 },
    { category: 2, games: 1_500 },
  ])
  expect(matchSeries.parse({ games: 10, categories: [5, 6] })).toMatchObject({
    ok: false,
    error: [{ path: 'categories' }],
  })
})

it('compares with a published table, notices a wrong one, and says when there are too few games', () => {
  const small = specOf({})
  const large = specOf({ games: 60_000 })
  const finding = (spec: typeof small, [first, second, ties]: readonly [number, number, number]): string => {
    const rows = [{ category: 'I', games: first + second + ties, first, second, ties }]
    return inEnglish(
      reportOf({ ...spec, published: { source: 'a table', rows, of: null } }, play(spec)).finding,
    )
  }
  expect(finding(large, [60_760, 35_320, 3_920])).toContain(
    'All shares agree with a table to within one percentage point',
  )
  expect(finding(large, [55_000, 41_080, 3_920])).toContain('Not all shares agree with a table')
  expect(finding(small, [1_215, 706, 79])).toContain('too few games to say whether the shares agree')
})

it.each([
  ['the game and players of the table', {}, true],
  ['another board', { variant: findPreset('congkak')!.make({ holes: 5 }) }, false],
  ['another game', { variant: findPreset('kalah')!.make() }, false],
  ['another player', { second: 'greedy' }, false],
])('compares %s with a published table only if they are the same', (_, change, isCompared) => {
  const of = { variant: findPreset('congkak')!.make(), first: 'novice', second: 'novice' }
  const rows = [{ category: 'I', games: 3, first: 1, second: 1, ties: 1 }]
  const spec = specOf({ games: 200, published: { source: 'a table', rows, of }, ...change })
  const report = reportOf(spec, play(spec))
  const told = JSON.stringify(report)
  expect(inEnglish(report.finding).includes('a table')).toBe(isCompared)
  expect(told.includes('"comparison"')).toBe(isCompared)
  expect(report.caveats.map(inEnglish).some((caveat) => caveat.includes('Not compared with a table'))).toBe(
    !isCompared,
  )
})

it('never counts more distinct games than were played', () => {
  const fingerprints = Array.from({ length: 1_000 }, (_, place) => place * 1_000_000)
  expect(distinctIn({ ...NO_GAMES, games: 3_000, fingerprints })).toEqual({ games: 3_000, exact: false })
})

it('says that nothing was measured where every game was undecided', () => {
  const spec = specOf({ games: 10, categories: 1 })
  const wins = { south: 0, north: 0, ties: 0, undecided: 10 }
  const report = reportOf(spec, { ...play(spec), wins })
  expect(inEnglish(report.finding)).toContain('Nothing was measured')
  expect(inEnglish(report.finding)).not.toContain('%')
  expect(report.charts[0]).toMatchObject({
    rows: [{ parts: [{ value: 0, low: null, high: null }, {}, {}, {}] }],
  })
})

it('is independent of the seed only in distribution', () => {
  expect(play(specOf({ seed: 4 }))).not.toEqual(play(specOf({ seed: 3 })))
})

it('keeps all games apart from the categories, in columns named after the sides', () => {
  const spec = specOf({ categories: 2 })
  const { tables } = reportOf(spec, play(spec))
  const [categories, total] = tables
  expect(categories?.rows.map(({ category }) => category)).toEqual([1, 2])
  expect([total?.id, total?.rows.length]).toEqual(['total', 1])
  expect(total?.columns.map(({ key }) => key).slice(0, 6)).toEqual([
    'games',
    'southWins',
    'northWins',
    'ties',
    'undecided',
    'southShare',
  ])
  const single = specOf({ categories: 1 })
  expect(reportOf(single, play(single)).tables[0]?.id).toBe('total')
})
