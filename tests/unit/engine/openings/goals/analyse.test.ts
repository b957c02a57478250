import { expect, it } from 'vitest'
import { analyse, extremesOf, leftToOpponent } from '../../../../../src/engine/openings/goals/analyse'
import { PUBLISHED } from '../../../../../src/engine/papers/published'
import { start } from '../../../../../src/engine/rules/match'
import { findPreset } from '../../../../../src/engine/variant/catalogue'

it('measures the opening found by hand as the Dakon paper does', () => {
  const { handFound } = PUBLISHED.claims.dakon
  const row = PUBLISHED.dakonOpenings.find(({ goal }) => goal === 'hand-found')!
  const variant = findPreset('dakon')!.make({ holes: row.holes })
  const line = analyse(variant, start(variant, 'south').position, row.moves.split(' ').map(Number))
  const { laps, mostLaps, longMoves } = extremesOf(line)
  expect({ moves: line.moves.length, laps, mostLaps, longMoves, left: leftToOpponent(line) }).toEqual({
    moves: handFound.moves,
    laps: handFound.laps,
    mostLaps: handFound.mostLaps,
    longMoves: handFound.movesOverOneCycle,
    left: handFound.left,
  })
  const departures = line.moves.flatMap(({ departs }, at) => (departs ? [at + 1] : []))
  expect(departures).toEqual(PUBLISHED.claims.dakon.betterAlternatives)
})
