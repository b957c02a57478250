import { expect, it } from 'vitest'
import { matchSeries } from '../../../../../../src/engine/experiments/kinds/matchSeries/matchSeries'
import { reportOf } from '../../../../../../src/engine/experiments/kinds/matchSeries/report'
import type { MatchSeriesSpec } from '../../../../../../src/engine/experiments/kinds/matchSeries/spec'
import { type GameCounts, mergeCounts, NO_GAMES } from '../../../../../../src/engine/simulation/counts'
import { finish } from '../../../../../../src/engine/solver/through'

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
  expect(table?.rows.map((row) => row.slice(0, 2))).toEqual([
    ['1', 500],
    ['2', 1_500],
    ['all', 2_000],
  ])
  expect(matchSeries.parse({ games: 10, categories: [5, 6] })).toMatchObject({
    ok: false,
    error: [{ path: 'categories' }],
  })
})

it('compares with a published table, and tells a wrong one', () => {
  const counts = play(specOf({}))
  const rows = (first: number) => [{ category: 'I', games: 2_000, first, second: 1_920 - first, ties: 80 }]
  const finding = (first: number): string =>
    reportOf(specOf({ published: { source: 'a table', rows: rows(first) } }), counts).finding
  expect(finding(1_215)).toContain('This agrees with a table')
  expect(finding(900)).toContain('This does not agree with a table')
})

it('is independent of the seed only in distribution', () => {
  expect(play(specOf({ seed: 4 }))).not.toEqual(play(specOf({ seed: 3 })))
})
