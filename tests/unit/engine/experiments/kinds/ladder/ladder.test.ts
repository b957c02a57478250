import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { planLadder } from '../../../../../../src/engine/experiments/kinds/ladder/plan'
import { partShape } from '../../../../../../src/engine/experiments/kinds/ladder/run'
import { pairingResults, standingsOf } from '../../../../../../src/engine/experiments/kinds/ladder/standings'
import { fairLayoutsOf, fairStart } from '../../../../../../src/engine/experiments/kinds/ladder/starts'
import { parseLadder } from '../../../../../../src/engine/experiments/kinds/ladder/spec'
import { looksOf } from '../../../../../../src/engine/experiments/kinds/ladder/testReport'
import { playSeries } from '../../../../../../src/engine/players/playSeries'
import { finish } from '../../../../../../src/engine/through'
import { findPreset } from '../../../../../../src/engine/variant/catalogue'
import { parseVariant } from '../../../../../../src/engine/variant/parse'
import { perform } from '../../../../../support/perform'

const kalah = findPreset('kalah')!.make({ holes: 4, seeds: 3 })

function problemsOf(input: object): readonly string[] {
  const parsed = parseLadder(input)
  return parsed.ok ? [] : parsed.error.map(({ path }) => path)
}

describe('a ladder', () => {
  it('plays every pairing in pairs with seats swapped, and rates the best first', async () => {
    const players = ['novice', 'greedy', 'minimax:3']
    const { spec, parts, report } = await perform({
      kind: 'ladder',
      spec: { variant: kalah, players, games: 60, seed: 4 },
    })
    const results = pairingResults(spec, parts)
    expect(results.map(({ first, second, games }) => [first, second, games])).toEqual([
      ['novice', 'greedy', 60],
      ['novice', 'minimax:3', 60],
      ['greedy', 'minimax:3', 60],
    ])
    for (const { asSouth, asNorth } of results)
      for (const [wins, ties, losses] of [asSouth, asNorth]) expect(wins + ties + losses).toBe(30)
    const { places } = standingsOf(spec, results)
    expect(places[0]!.player).toBe('minimax:3')
    expect(places.at(-1)!.player).toBe('novice')
    expect(places.reduce((sum, { rating }) => sum + rating, 0)).toBeCloseTo(0, 6)
    expect(places.reduce((sum, { points }) => sum + points, 0)).toBe(180)
    expect(report.tables.map(({ id }) => id)).toEqual(['ratings', 'pairs', 'crosstable', 'pairStatistics'])
  })

  it('counts the moves that each player tries per choice, on both seats', async () => {
    const players = ['minimax:30:300', 'greedy', 'novice']
    const { spec, parts } = await perform({ kind: 'ladder', spec: { variant: kalah, players, games: 20 } })
    const results = pairingResults(spec, parts)
    const nodes = new Map(standingsOf(spec, results).places.map((place) => [place.player, place.nodes]))
    expect(nodes.get('minimax:30:300')).toBeGreaterThan(50)
    expect(nodes.get('minimax:30:300')).toBeLessThanOrEqual(300)
    expect(nodes.get('greedy')).toBeGreaterThan(1)
    expect(nodes.get('greedy')).toBeLessThanOrEqual(4)
    expect(nodes.get('novice')).toBeNull()
  })

  it('still reads runs that did not count them', async () => {
    const players = ['minimax:2', 'greedy']
    const { spec, parts } = await perform({ kind: 'ladder', spec: { variant: kalah, players, games: 4 } })
    const old = [...parts].map(([index, { searched: _, ...part }]) => [index, part] as const)
    const read = old.map(([, part]) => v.is(partShape, part))
    expect(read).not.toContain(false)
    const results = pairingResults(spec, new Map(old))
    expect(results[0]!.searched).toBeNull()
    expect(standingsOf(spec, results).places.map(({ nodes }) => nodes)).toEqual([null, null])
  })

  it('gives a player that meets itself the same random numbers in both seats', async () => {
    // With one hole per side nobody has a choice: both games of a pair are the same game, and its points are shared.
    const { spec, parts } = await perform({
      kind: 'ladder',
      spec: { variant: findPreset('kalah')!.make({ holes: 1, seeds: 3 }), players: ['greedy', 'maximal'] },
    })
    const [result] = pairingResults(spec, parts)
    expect(result!.points).toBe(result!.games / 2)
    expect(result!.distinct).toBe(1)
  })

  it('plays one game more where the number is odd', () => {
    const parsed = parseLadder({ players: ['novice', 'greedy'], games: 5 })
    expect(parsed.ok && planLadder(parsed.value).reduce((sum, { units = 0 }) => sum + units, 0)).toBe(6)
  })

  it('refuses what cannot be ranked, with the field', () => {
    expect(problemsOf({ players: ['greedy', 'greedy'] })).toEqual(['players'])
    expect(problemsOf({ players: ['novice', 'greedy', 'maximal'], find: 'test' })).toEqual(['players'])
    expect(problemsOf({ players: ['novice', 'greedy'], find: 'test', elo0: 5, elo1: 5 })).toEqual(['elo1'])
    expect(problemsOf({ variant: 'awari', starts: 'fair' })).toEqual(['starts'])
  })
})

describe('fair starts', () => {
  const sixHoles = findPreset('kalah')!.make()

  it.each([
    ['kalah', 323],
    ['kalah-empty-capture', 254],
  ])('of %s are %i layouts, each with all seeds, and start over after the last', (id, count) => {
    const variant = findPreset(id)!.make()
    const layouts = fairLayoutsOf(variant)!
    expect(new Set(layouts.map((layout) => JSON.stringify(layout))).size).toBe(count)
    for (const { south, southStore, north, northStore } of layouts)
      expect([...south, ...north].reduce((sum, seeds) => sum + seeds, southStore + northStore)).toBe(48)
    expect(fairStart(variant, count).start.layout).toEqual(layouts[0])
    expect(parseVariant(fairStart(variant, 0)).ok).toBe(true)
  })

  it('belong to one rule: any other has none', () => {
    expect(fairLayoutsOf(kalah)).toBeUndefined()
    expect(fairLayoutsOf(findPreset('kalah-alt')!.make())).toBeUndefined()
    expect(fairLayoutsOf(findPreset('cross-kalah')!.make())).toBeUndefined()
    expect(problemsOf({ variant: 'kalah-cannot-move', starts: 'fair' })).toEqual(['starts'])
  })

  it('are all played, in both seats', async () => {
    const { spec, parts } = await perform({
      kind: 'ladder',
      spec: { variant: sixHoles, players: ['greedy', 'minimax:1'], starts: 'fair', games: 646, seed: 1 },
    })
    const [result] = pairingResults(spec, parts)
    expect(result!.games).toBe(646)
    expect(result!.distinct).toBeGreaterThan(323)
  })
})

it('says that nobody leads where the best have the same rating', async () => {
  const variant = findPreset('kalah')!.make({ holes: 2, seeds: 1 })
  const spec = { variant, players: ['perfect', 'greedy'], games: 2, seed: 1 }
  const { report } = await perform({ kind: 'ladder', spec })
  expect(report.finding).toMatchObject({ key: 'ladder.nobodyLeads' })
})

describe('a test', () => {
  const spec = { variant: kalah, players: ['minimax:2', 'novice'], find: 'test', games: 4_000, seed: 2 }

  it('stops by itself once it is decided, and says for what', async () => {
    const run = await perform({ kind: 'ladder', spec })
    const last = looksOf(run.spec, run.parts).at(-1)!
    expect(last.decided).toBe('H1')
    expect(last.llr).toBeGreaterThanOrEqual(last.upper)
    expect(last.games).toBeLessThan(1_000)
    const [result] = pairingResults(run.spec, run.parts)
    expect(result!.games).toBe(last.games)
    expect(run.report.finding).toMatchObject({
      args: { before: { key: 'ladder.decidedH1' }, next: { key: 'ladder.leadNow' } },
    })
  })

  it('looks first at the fewest pairs that can decide, and then after every eighth more', () => {
    const parsed = parseLadder({ ...spec, players: ['novice', 'greedy'], games: 100_000 })
    if (!parsed.ok) throw new Error('The spec is refused.')
    const tasks = planLadder(parsed.value)
    tasks.forEach(({ from }, at) => expect(from).toBe(tasks[at - 1]?.to ?? 0))
    expect(tasks.at(-1)!.to).toBe(50_000)
    const looks = tasks.filter((_, at) => at % 4 === 3).map(({ to }) => to)
    expect(looks[0]).toBe(16)
    for (const [at, pairs] of looks.entries())
      expect(pairs - (looks[at - 1] ?? 0)).toBeLessThanOrEqual(Math.max(16, pairs / 8 + 4))
    for (const { from, to } of tasks) expect(to - from).toBeLessThanOrEqual(50)
  })

  it('plays hardly more games than it needs', async () => {
    const run = await perform({ kind: 'ladder', spec: { ...spec, players: ['greedy', 'novice'] } })
    const looks = looksOf(run.spec, run.parts)
    expect(looks.at(-1)).toMatchObject({ decided: 'H1' })
    expect(looks.at(-1)!.games).toBeLessThanOrEqual(64)
  })

  it('decides for H0 where the first is no stronger', async () => {
    const run = await perform({ kind: 'ladder', spec: { ...spec, players: ['novice', 'minimax:2'] } })
    expect(run.report.finding).toMatchObject({
      args: { before: { key: 'ladder.decidedH0' }, next: { key: 'ladder.leadNow' } },
    })
  })

  it('says so if there are not enough games', async () => {
    const close = { ...spec, players: ['minimax:2', 'maximal'], games: 20, elo1: 1 }
    const run = await perform({ kind: 'ladder', spec: close })
    expect(run.report.finding).toMatchObject({
      args: { before: { key: 'ladder.undecided' }, next: { key: 'ladder.leadNow' } },
    })
  })
})

describe('random starts', () => {
  const series = { variant: kalah, first: 'perfect', second: 'greedy', seed: 9, drawnMoves: 4 }

  it('are the same by the rules and in the kernel', () => {
    const fingerprints = (first: string): readonly number[] => {
      // Every move is drawn, so that only the lots decide.
      const drawn = { ...series, first, second: 'greedy', drawnMoves: 500 }
      return finish(playSeries(drawn, { from: 0, to: 12 }, [0])).fingerprints
    }
    expect(fingerprints('perfect')).toEqual(fingerprints('minimax:1'))
  })

  it('differ from game to game', () => {
    const counts = finish(playSeries({ ...series, first: 'greedy' }, { from: 0, to: 40 }, [0]))
    expect(counts.fingerprints.length).toBeGreaterThan(20)
  })
})
