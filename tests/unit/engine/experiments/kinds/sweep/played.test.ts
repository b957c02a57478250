import { describe, expect, it } from 'vitest'
import { samplesOf } from '../../../../../../src/engine/comparisons/sample'
import { reportOf } from '../../../../../../src/engine/experiments/contract/reports'
import type { SweepSpec } from '../../../../../../src/engine/experiments/kinds/sweep/spec'
import { sweep } from '../../../../../../src/engine/experiments/kinds/sweep/sweep'
import type { SweepPart } from '../../../../../../src/engine/experiments/kinds/sweep/run'
import { settingsOf } from '../../../../../../src/engine/publish/methods'
import { playSeries } from '../../../../../../src/engine/players/playSeries'
import { finish } from '../../../../../../src/engine/through'
import { findPreset } from '../../../../../../src/engine/variant/catalogue'

function specOf(input: object): SweepSpec {
  const parsed = sweep.parse({ find: 'shares', games: 300, seed: 7, ...input })
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.error))
  return parsed.value
}

function play(spec: SweepSpec): ReadonlyMap<number, SweepPart> {
  return new Map(sweep.plan(spec).map((task) => [task.index, finish(sweep.run(spec, task))]))
}

describe('a sweep that plays', () => {
  it('plays each size with games of its own, as a series of these games would', () => {
    const spec = specOf({ variant: 'kalah', holes: { from: 3, to: 4 }, seeds: { from: 2, to: 3 } })
    const samples = samplesOf('sweep', spec, play(spec))
    expect(samples.map(({ variant }) => [variant.board.holes, variant.start.seedsPerHole])).toEqual([
      [3, 2],
      [3, 3],
      [4, 2],
      [4, 3],
    ])
    const variant = findPreset('kalah')!.make({ holes: 4, seeds: 2 })
    const series = { variant, first: 'novice', second: 'novice', seed: 7 }
    const alone = finish(playSeries(series, { from: 600, to: 900 }, [600]))
    expect(samples[2]!.counts.wins).toEqual(alone.wins)
  })

  it('gives each hole as many seeds as there are holes, if asked', () => {
    const spec = specOf({ variant: 'congkak', holes: { from: 3, to: 6 }, seedsAs: 'holes', games: 20 })
    const { tables, charts } = reportOf('sweep', spec, play(spec))
    expect(tables[0]!.rows.map(({ holes, seeds }) => [holes, seeds])).toEqual([
      [3, 3],
      [4, 4],
      [5, 5],
      [6, 6],
    ])
    expect(charts[0]).toMatchObject({ type: 'lines', x: { extent: [3, 6] } })
  })

  it('draws a grid of sizes as a map', () => {
    const spec = specOf({ variant: 'kalah', holes: { from: 2, to: 3 }, seeds: { from: 1, to: 3 }, games: 20 })
    const [chart] = reportOf('sweep', spec, play(spec)).charts
    expect(chart?.type === 'heat' && chart.cells.length).toBe(6)
  })

  it('tells a single size once', () => {
    const spec = specOf({ variant: 'kalah', holes: { from: 3, to: 3 }, seeds: { from: 2, to: 2 }, games: 20 })
    expect(JSON.stringify(reportOf('sweep', spec, play(spec)).finding).match(/shareAtSize/g)).toHaveLength(1)
  })

  it('tests all sizes together, and says so where no difference was found', () => {
    const spec = specOf({
      variant: 'kalah',
      holes: { from: 6, to: 6 },
      seeds: { from: 4, to: 5 },
      games: 100,
    })
    expect(JSON.stringify(reportOf('sweep', spec, play(spec)).finding)).toMatch(/sizesAlike|sizesDiffer/)
  })

  it('names players and random seed only where games were played', () => {
    const keys = (input: object) => {
      const parsed = sweep.parse(input)
      return parsed.ok ? JSON.stringify(settingsOf({ kind: 'sweep', spec: parsed.value })) : ''
    }
    expect(keys({})).not.toMatch(/seedOf|publish.players/)
    expect(
      keys({ find: 'shares', variant: 'kalah', holes: { from: 3, to: 4 }, seeds: { from: 3, to: 3 } }),
    ).toMatch(/seedOf/)
  })

  it('refuses boards that cannot be, too many sizes, and players that cannot play', () => {
    const paths = (input: object) => {
      const parsed = sweep.parse({ find: 'shares', variant: 'kalah', ...input })
      return parsed.ok ? [] : parsed.error.map(({ path }) => path)
    }
    expect(paths({ holes: { from: 3, to: 3 }, seeds: { from: 1, to: 1_000 } })).toEqual(['holes'])
    expect(paths({ holes: { from: 3, to: 3 }, seeds: { from: 100_000, to: 100_010 } })).toEqual(['seeds'])
    expect(paths({ first: 'net:kalah-6-4', holes: { from: 3, to: 4 }, seeds: { from: 3, to: 3 } })).toEqual([
      'first',
    ])
  })
})
