import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type GameCounts, mergeCounts, NO_GAMES, shorter } from '../../../../src/engine/simulation/counts'
import { GameTally } from '../../../../src/engine/simulation/gameTally'
import { type GameMade, tableOf } from '../../../support/gameTables'

const CUTS = [0, 4, 9]

const game: fc.Arbitrary<GameMade> = fc.record({
  winner: fc.constantFrom('south', 'north', 'tie'),
  starter: fc.constantFrom('south', 'north'),
  opening: fc.integer({ min: 1, max: 4 }),
  ended: fc.constantFrom('allInStores', 'cannotMove', 'majority', 'endless'),
  south: fc.integer({ min: 0, max: 9 }),
  north: fc.integer({ min: 0, max: 9 }),
  moves: fc.integer({ min: 1, max: 9 }),
  laps: fc.integer({ min: 1, max: 9 }),
  turns: fc.integer({ min: 1, max: 9 }),
  rounds: fc.integer({ min: 1, max: 3 }),
  budgetRanOut: fc.boolean(),
  endless: fc.boolean(),
  stopped: fc.boolean(),
  fingerprint: fc.integer({ min: 1, max: 5 }),
})

function countsOf(from: number, games: readonly GameMade[]): GameCounts {
  const tally = new GameTally(CUTS)
  tally.add(tableOf(from, games))
  return tally.counts()
}

describe('mergeCounts', () => {
  it('gives the counts of the whole from parts cut anywhere, in any order', () => {
    const cases = fc.array(game, { minLength: 1, maxLength: 15 }).chain((games) =>
      fc.record({
        games: fc.constant(games),
        cuts: fc.subarray(games.map((_, at) => at).slice(1)),
        order: fc.array(fc.nat(), { minLength: 15, maxLength: 15 }),
      }),
    )
    fc.assert(
      fc.property(cases, ({ games, cuts, order }) => {
        const ends = [...cuts, games.length]
        const parts = [0, ...cuts].map((from, at) => countsOf(from, games.slice(from, ends[at])))
        const shuffled = parts
          .map((part, at) => ({ part, key: order[at]! }))
          .sort((a, b) => a.key - b.key)
          .map(({ part }) => part)
        expect(mergeCounts(shuffled)).toEqual(countsOf(0, games))
      }),
    )
  })

  it('of nothing is nothing, and nothing adds nothing', () => {
    expect(mergeCounts([])).toEqual(NO_GAMES)
    const counts = countsOf(3, [{ winner: 'north' }, { winner: 'tie', ended: 'endless' }])
    expect(mergeCounts([NO_GAMES, counts, NO_GAMES])).toEqual(counts)
  })
})

it('prefers the shorter game, the earlier of equals, any game to none', () => {
  const [early, late, long] = [
    { moves: 5, game: 1 },
    { moves: 5, game: 2 },
    { moves: 6, game: 0 },
  ]
  for (const [a, b] of [
    [early, late],
    [late, early],
    [early, long],
    [long, early],
    [early, null],
    [null, early],
  ] as const)
    expect(shorter(a, b)).toBe(early)
  expect(shorter(null, null)).toBeNull()
})

describe('mergeCounts of many', () => {
  it('adds up one after the other what pieces add up to', () => {
    const parts = Array.from({ length: 200 }, (_, at) =>
      countsOf(at, [{ winner: at % 3 === 0 ? 'north' : 'south', moves: 1 + (at % 9), fingerprint: at }]),
    )
    const pieces = [parts.slice(0, 70), parts.slice(70)].map((piece) => mergeCounts(piece))
    expect(mergeCounts(parts.values())).toEqual(mergeCounts(pieces))
    expect(mergeCounts([])).toEqual(NO_GAMES)
  })
})
