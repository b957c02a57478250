import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { start } from '../../src/engine/rules/match'
import { kalahRulesOf } from '../../src/engine/solver/kalahLike'
import { bestLine } from '../../src/engine/solver/bestLine'
import { solvability } from '../../src/engine/solver/solvable'
import { after } from '../../src/engine/solver/oneRound'
import { createProver, solve } from '../../src/engine/solver/solve'
import { leadOf } from '../../src/engine/solver/prover'
import { finish } from '../../src/engine/solver/through'
import type { Variant } from '../../src/engine/variant/variant'
import { variants } from '../generators/variants'
import { exhaustiveValue } from './exhaustive'

const MEMORY = 2 ** 26
const GAMES = 2_000

/** Kalah's relatives: any layout, and every choice that the fast solver knows. */
const kalahLike = variants({ maxHoles: 4, maxSeedsPerHole: 3 }).map((variant): Variant => ({
  ...variant,
  board: { ...variant.board, stores: 'own' },
  start: { ...variant.start, first: 'south' },
  sow: {
    ...variant.sow,
    relay: 'never',
    direction: variant.sow.direction === 'clockwise' ? 'clockwise' : 'anticlockwise',
  },
  turn: {
    ...variant.turn,
    ...{ lastInOpponents: 'nothing', lastOnSingle: 'nothing', lastHole: 'nothing', captures: 'one' },
    ...{ grandSlam: 'allowed', mustFeed: 'no' },
  },
  end: { ...variant.end, when: 'eitherSideEmpty', quietMoves: 0 },
  match: { ...variant.match, length: 'oneRound' },
}))

const anyRules = variants({ maxHoles: 3, maxSeedsPerHole: 2 }).map((variant): Variant => ({
  ...variant,
  start: { ...variant.start, first: 'south' },
  match: { ...variant.match, length: 'oneRound' },
}))

function compare(variant: Variant): 'compared' | 'skipped' {
  const game = start(variant)
  if (game.phase === 'over') return 'skipped'
  const budget = { left: GAMES }
  const plain = exhaustiveValue(variant, game, budget)
  if (plain === null) return 'skipped'
  const how = solvability(variant, game.position, MEMORY)
  if (!how.ok) throw new Error(how.because)
  const prover = createProver(variant, game, how.method, MEMORY)
  const solution = finish(solve(variant, game, prover))
  expect(solution.lower).toBeLessThanOrEqual(plain)
  expect(solution.upper).toBeGreaterThanOrEqual(plain)
  expect(solution.proven).toBe(true)
  for (const move of solution.moves) {
    const value = exhaustiveValue(variant, after(variant, game, move.choice), { left: GAMES })
    expect([move.lower, move.upper]).toEqual([value, value])
  }
  const line = finish(bestLine(variant, game, prover, plain))
  const end = line.reduce((now, choice) => after(variant, now, choice), game)
  expect([end.phase, leadOf(end.position, 'south')]).toEqual(['over', plain])
  return 'compared'
}

describe('values equal plain minimax by the reference rules', () => {
  it('for games like kalah, from any layout', () => {
    let compared = 0
    fc.assert(
      fc.property(kalahLike, (variant) => {
        expect(kalahRulesOf(variant)).not.toBeNull()
        if (compare(variant) === 'compared') compared++
      }),
      { numRuns: 60, seed: 6 },
    )
    expect(compared).toBeGreaterThan(25)
  }, 60_000)

  it('for games of any rules', () => {
    let compared = 0
    fc.assert(
      fc.property(anyRules, (variant) => {
        if (compare(variant) === 'compared') compared++
      }),
      { numRuns: 100, seed: 7 },
    )
    expect(compared).toBeGreaterThan(40)
  }, 60_000)
})
