import { describe, expect, it } from 'vitest'
import { start } from '../../src/engine/rules/match'
import { perft } from '../../src/engine/rules/perft'
import { createProver, solve } from '../../src/engine/solver/solve'
import { solvability } from '../../src/engine/solver/solvable'
import { finish } from '../../src/engine/through'
import { findPreset } from '../../src/engine/variant/catalogue'
import { AGREEMENTS } from '../../src/engine/variant/catalogue/agreements'
import type { Variant } from '../../src/engine/variant/variant'

/** What a test counts: at most six moves, since the seventh takes minutes. */
const MOVES = 6
const COUNTS = AGREEMENTS.filter(({ what }) => what === 'sequences').map(
  ({ source, game, holes, seeds, numbers }) => [source, game, holes, seeds, numbers.slice(0, MOVES)] as const,
)
const VALUES = AGREEMENTS.filter(({ what }) => what === 'value').map(
  ({ source, game, holes, seeds, numbers }) => [source, game, holes, seeds, numbers[0]!] as const,
)

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
  it.each(VALUES)('agree with %s: %s(%i,%i) = %i', (_, id, holes, seeds, expected) => {
    const variant = gameOf(id, holes, seeds)
    const game = start(variant)
    const memory = 2 ** 26
    const solvable = solvability(variant, game.position, memory)
    if (!solvable.ok) throw new Error('not solvable')
    const prover = createProver(variant, game, solvable.method, memory)
    const { lower, upper } = finish(solve(variant, game, prover, undefined, 'none'))
    expect([lower, upper]).toEqual([expected, expected])
  })
})
