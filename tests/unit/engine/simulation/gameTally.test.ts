import { describe, expect, it } from 'vitest'
import { GameTally } from '../../../../src/engine/simulation/gameTally'
import { type GameMade, tableOf } from '../../../support/gameTables'

function countsOf(games: readonly GameMade[], cuts: readonly number[] = [0], from = 0) {
  const tally = new GameTally(cuts)
  tally.add(tableOf(from, games))
  return tally.counts()
}

describe('a tally of games', () => {
  it('counts who won, and how often whoever began', () => {
    const counts = countsOf([
      { winner: 'south', starter: 'south' },
      { winner: 'south', starter: 'north' },
      { winner: 'north', starter: 'north' },
      { winner: 'tie', starter: 'north' },
    ])
    expect(counts).toMatchObject({ games: 4, wins: { south: 2, north: 1, ties: 1 }, starterWins: 2 })
  })

  it('counts games that a limit stopped as undecided, whatever is in the stores', () => {
    const counts = countsOf([
      { winner: 'tie', stopped: true, endless: true, moves: 1 },
      { winner: 'south', stopped: true, endless: true, moves: 1 },
      { winner: 'tie', moves: 9 },
    ])
    expect(counts.wins).toEqual({ south: 0, north: 0, ties: 1, undecided: 2 })
    expect(counts.openings).toEqual([{ hole: 1, mover: 0, other: 0, ties: 1, undecided: 2 }])
    expect(counts.shortest).toEqual({ south: null, north: null, tie: { moves: 9, game: 2 } })
  })

  it('counts wins by opening for whoever made it', () => {
    const counts = countsOf([
      { opening: 7, winner: 'south', starter: 'south' },
      { opening: 7, winner: 'south', starter: 'north' },
      { opening: 2, winner: 'tie' },
      { opening: 7, winner: 'north', starter: 'north' },
    ])
    expect(counts.openings).toEqual([
      { hole: 2, mover: 0, other: 0, ties: 1, undecided: 0 },
      { hole: 7, mover: 2, other: 1, ties: 0, undecided: 0 },
    ])
  })

  it('counts margins, lengths and endings', () => {
    const counts = countsOf([
      { south: 10, north: 4, moves: 8, laps: 9, turns: 3, rounds: 2, ended: 'sideEmpty' },
      { south: 4, north: 10, moves: 8, laps: 30, turns: 4, ended: 'majority' },
      { south: 10, north: 4, moves: 12, laps: 30, turns: 4, ended: 'sideEmpty' },
    ])
    expect(counts.margins).toEqual([
      [-6, 1],
      [6, 2],
    ])
    expect(counts.moves).toEqual([
      [8, 2],
      [12, 1],
    ])
    expect(counts.laps).toEqual([
      [9, 1],
      [30, 2],
    ])
    expect(counts.turns).toEqual([
      [3, 1],
      [4, 2],
    ])
    expect(counts.rounds).toEqual([
      [1, 2],
      [2, 1],
    ])
    expect(counts.endings).toEqual([
      ['majority', 1],
      ['sideEmpty', 2],
    ])
  })

  it('remembers the shortest game of each result, the first of equals', () => {
    const counts = countsOf(
      [
        { winner: 'south', moves: 9 },
        { winner: 'south', moves: 7 },
        { winner: 'south', moves: 7 },
        { winner: 'north', moves: 12 },
      ],
      [0],
      100,
    )
    expect(counts.shortest).toEqual({
      south: { moves: 7, game: 101 },
      north: { moves: 12, game: 103 },
      tie: null,
    })
  })

  it('counts games without an end, and games whose budget ran out, once each', () => {
    const counts = countsOf([
      { endless: true },
      { budgetRanOut: true },
      { endless: true, budgetRanOut: true },
    ])
    expect([counts.endless, counts.budgetRanOut]).toEqual([2, 2])
  })

  it('counts wins between cuts apart, within a batch and across batches', () => {
    const tally = new GameTally([0, 3, 5, 100])
    tally.add(tableOf(1, [{ winner: 'south' }, { winner: 'north' }, { winner: 'tie' }]))
    tally.add(tableOf(4, [{ winner: 'south' }, { winner: 'north' }, { winner: 'north' }]))
    expect(tally.games).toBe(6)
    expect(tally.counts().segments).toEqual([
      { start: 0, south: 1, north: 1, ties: 0, undecided: 0 },
      { start: 3, south: 1, north: 0, ties: 1, undecided: 0 },
      { start: 5, south: 0, north: 2, ties: 0, undecided: 0 },
    ])
  })
})
