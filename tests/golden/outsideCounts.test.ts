import { describe, expect, it } from 'vitest'
import { start } from '../../src/engine/rules/match'
import { perft } from '../../src/engine/rules/perft'
import { createProver, solve } from '../../src/engine/solver/solve'
import { solvability } from '../../src/engine/solver/solvable'
import { finish } from '../../src/engine/solver/through'
import { findPreset } from '../../src/engine/variant/catalogue'
import type { Variant } from '../../src/engine/variant/variant'

/** Sequences of 1, 2, … moves as counted by programs of other people, which docs/agreement.md names. */
const COUNTS = [
  ['pykgp', 'kalah', 6, 4, [6, 35, 185, 942, 4690, 23233]],
  ['pykgp', 'kalah', 6, 3, [6, 35, 182, 904, 4243, 19418]],
  ['pykgp', 'kalah', 4, 3, [4, 15, 50, 158, 488, 1510]],
  ['Oware Abapa Arena', 'oware', 6, 4, [6, 36, 190, 1014, 5219, 27332]],
] as const

/** Values for the first player without empty captures, by CMancala 12.2. */
const VALUES = [
  [6, 1, 2],
  [6, 2, 6],
  [6, 3, 2],
] as const

function gameOf(id: string, holes: number, seeds: number): Variant {
  return findPreset(id)!.make({ holes, seeds })
}

describe('move sequences', () => {
  it.each(COUNTS)('agree with %s: %s(%i,%i)', (_, id, holes, seeds, expected) => {
    const variant = gameOf(id, holes, seeds)
    const { counts, divided } = finish(perft(variant, start(variant), expected.length))
    expect(counts).toEqual(expected)
    expect(divided.reduce((sum, { count }) => sum + count, 0)).toBe(expected.at(-1))
  })

  it('end where games end', () => {
    const variant = gameOf('kalah', 1, 1)
    const { counts } = finish(perft(variant, start(variant), 3))
    expect(counts).toEqual([1, 0, 0])
  })
})

describe('values of kalah', () => {
  it.each(VALUES)('agree with CMancala: kalah(%i,%i) = %i', (holes, seeds, expected) => {
    const variant = gameOf('kalah', holes, seeds)
    const game = start(variant)
    const memory = 2 ** 26
    const solvable = solvability(variant, game.position, memory)
    if (!solvable.ok) throw new Error('not solvable')
    const prover = createProver(variant, game, solvable.method, memory)
    const { lower, upper } = finish(solve(variant, game, prover, undefined, 'none'))
    expect([lower, upper]).toEqual([expected, expected])
  })
})
