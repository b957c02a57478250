import { expect, it } from 'vitest'
import { RoundTally } from '../../../../src/engine/simulation/roundTally'
import { type RoundMade, tableOf } from '../../../support/gameTables'

const ROUNDS: readonly RoundMade[] = [
  { round: 2, winner: 'north', starter: 'south', southBurnt: 2 },
  { round: 1, winner: 'south', starter: 'south' },
  { round: 1, winner: 'tie', starter: 'north' },
  { round: 2, winner: 'north', starter: 'north', southBurnt: 1, northBurnt: 3 },
]

function tallyOf(rounds: readonly RoundMade[]): RoundTally {
  const tally = new RoundTally()
  tally.add(tableOf(0, [{}], rounds))
  return tally
}

it('counts rounds by their number: who won, whether they began, what was burnt', () => {
  expect(tallyOf(ROUNDS).counts()).toEqual([
    { round: 1, played: 2, south: 1, north: 0, starter: 1, southBurnt: 0, northBurnt: 0 },
    { round: 2, played: 2, south: 0, north: 2, starter: 1, southBurnt: 3, northBurnt: 3 },
  ])
})

it('adds up to the same from parts in any order', () => {
  const parts = ROUNDS.map((round) => tallyOf([round]).counts())
  for (const order of [parts, [...parts].reverse()]) {
    const whole = new RoundTally()
    for (const part of order) whole.addAll(part)
    expect(whole.counts()).toEqual(tallyOf(ROUNDS).counts())
  }
})

it('counts nothing of games without a log of rounds', () => {
  expect(tallyOf([]).counts()).toEqual([])
})
