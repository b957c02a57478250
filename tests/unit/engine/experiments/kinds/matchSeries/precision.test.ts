import { describe, expect, it } from 'vitest'
import { anyExperimentOf } from '../../../../../../src/engine/experiments/contract/catalogue'
import { neededParts } from '../../../../../../src/engine/experiments/contract/needs'
import { playedSeries } from '../../../../../../src/engine/experiments/contract/playedSeries'
import {
  planSeries,
  runSeries,
  type SeriesPart,
} from '../../../../../../src/engine/experiments/kinds/matchSeries/run'
import { reportOf } from '../../../../../../src/engine/experiments/kinds/matchSeries/report'
import {
  type MatchSeriesSpec,
  parseMatchSeries,
} from '../../../../../../src/engine/experiments/kinds/matchSeries/spec'
import { mergeCounts } from '../../../../../../src/engine/simulation/counts'
import { gamesFor } from '../../../../../../src/engine/statistics/power'
import { wilson } from '../../../../../../src/engine/statistics/proportion'

function specOf(input: object): MatchSeriesSpec {
  const parsed = parseMatchSeries(input)
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.error))
  return parsed.value
}

/** Plays all tasks in their order. */
function play(spec: MatchSeriesSpec): ReadonlyMap<number, SeriesPart> {
  const parts = new Map<number, SeriesPart>()
  for (const task of planSeries(spec)) {
    const work = runSeries(spec, task, neededParts(task, parts))
    let step = work.next()
    while (!step.done) step = work.next()
    parts.set(task.index, step.value)
  }
  return parts
}

describe('a series that stops at a precision', () => {
  it('stops at the first look at which every interval is narrow enough', () => {
    const spec = specOf({ first: 'greedy', precision: 3, seed: 4 })
    const parts = play(spec)
    const counts = mergeCounts([...parts.values()])
    expect(spec.games).toBe(gamesFor(0.03))
    expect(counts.games).toBeLessThan(spec.games)
    const halfOf = (won: number, games: number) => (wilson(won, games).high - wilson(won, games).low) / 2
    for (const won of [counts.wins.south, counts.wins.north, counts.wins.ties])
      expect(halfOf(won, counts.games)).toBeLessThanOrEqual(0.03)
    // The look before was too early.
    const [last] = [...parts.values()].filter(({ games }) => games > 0).slice(-1)
    const before = last!.before!
    const earlier = before.south + before.north + before.ties
    expect(earlier).toBeGreaterThan(0)
    expect(
      Math.max(...[before.south, before.north, before.ties].map((won) => halfOf(won, earlier))),
    ).toBeGreaterThan(0.03)
  })

  it('says why it stopped, misses no games, and knows which were played', () => {
    const spec = specOf({ precision: 5, first: 'greedy', seed: 2 })
    const parts = play(spec)
    const counts = mergeCounts([...parts.values()])
    const report = reportOf(spec, counts)
    expect(JSON.stringify(report.finding)).toContain('findings.precise')
    expect(JSON.stringify(report.caveats)).not.toContain('caveats.unplayed')
    expect([...playedSeries('matchSeries', spec, parts)]).toMatchObject([{ from: 0, to: counts.games }])
  })

  it('has few tasks between looks, because each is given the parts of all tasks of the look before', () => {
    const plan = planSeries(specOf({ first: 'minimax:9', precision: 1 }))
    const waiting = plan.map(({ needs }) => (needs ? needs.to - needs.from : 0))
    expect(Math.max(...waiting)).toBeLessThanOrEqual(64)
    const games = plan.map(({ from, to }) => to - from)
    expect(games.reduce((sum, each) => sum + each)).toBe(specOf({ precision: 1 }).games)
  })

  it('refuses ranges and precisions out of reach', () => {
    const problems = (input: object) => {
      const parsed = parseMatchSeries(input)
      return parsed.ok ? [] : parsed.error.map(({ path }) => path)
    }
    expect(problems({ precision: 1, range: { from: 0, to: 10 } })).toEqual(['range'])
    expect(problems({ precision: 0.001 })).toEqual(['precision'])
    expect(problems({ precision: 11 })).toEqual(['precision'])
  })

  it('reads parts back, with the results before', () => {
    const [part] = [...play(specOf({ precision: 10 })).values()].slice(-1)
    const experiment = anyExperimentOf('matchSeries')
    expect(JSON.parse(JSON.stringify(part))).toMatchObject({ games: part!.games })
    expect(experiment.plan(specOf({ precision: 10 })).some(({ needs }) => needs)).toBe(true)
  })
})
