import { describe, expect, test } from 'vitest'
import type { Game } from '../../src/engine/rules/game'
import { start } from '../../src/engine/rules/match'
import { MIN_MEMORY } from '../../src/engine/solver/memory'
import { solvability } from '../../src/engine/solver/solvable'
import { createProver, solve } from '../../src/engine/solver/solve'
import { after } from '../../src/engine/solver/oneRound'
import { finish } from '../../src/engine/through'
import { findPreset } from '../../src/engine/variant/catalogue'
import { overrideAll } from '../../src/engine/variant/override'
import { WORDS } from '../support/words'
import { scoreOf } from '../../src/engine/variant/support'
import type { Variant } from '../../src/engine/variant/variant'
import { exhaustiveValue } from '../support/exhaustive'

const MEMORY = MIN_MEMORY
const GAMES = 300
const SIZES = [
  [1, 1],
  [1, 3],
  [2, 1],
  [2, 2],
] as const

/** Rules that decide how a round ends and what becomes of its seeds. */
const ENDINGS: readonly Readonly<Record<string, string>>[] = [
  {},
  { 'end.leftovers': 'nobody' },
  { 'end.when': 'moverCannotMove', 'turn.noMove': 'roundEnds', 'end.leftovers': 'toLastMover' },
  { 'end.when': 'allInStores', 'turn.noMove': 'pass', 'end.quietMoves': '3' },
  { 'end.when': 'moverSideEmpty', 'end.leftovers': 'halved' },
  { 'sow.relay': 'any', 'end.leftovers': 'nobody' },
  { 'sow.direction': 'eitherWay' },
  { 'sow.direction': 'eitherWay', 'end.when': 'moverCannotMove', 'turn.noMove': 'roundEnds' },
  { 'board.stores': 'capturesOnly', 'turn.lastInStore': 'turnOver', 'end.leftovers': 'nobody' },
]

function variantOf(holes: number, seeds: number, rules: Readonly<Record<string, string>>): Variant {
  const changed = overrideAll(findPreset('kalah')!.make({ holes, seeds }), Object.entries(rules))
  if (!changed.ok) throw new Error(JSON.stringify(changed.error))
  return changed.value
}

describe.each(WORDS['win.by'])('rounds won by %s', (goal) => {
  test.each(WORDS['end.repetition'])('and stopped by %s are solved for that goal', (repetition) => {
    let compared = 0
    for (const [holes, seeds] of SIZES) {
      for (const ending of ENDINGS) {
        const rules = { ...ending, 'win.by': goal, 'end.repetition': repetition }
        const variant = variantOf(holes, seeds, rules)
        const game = start(variant)
        if (game.phase === 'over') continue
        const value = exhaustiveValue(variant, game, { left: GAMES })
        if (value === null) continue
        const how = solvability(variant, game.position, MEMORY)
        if (!how.ok) throw new Error(how.because.key)
        const prover = createProver(variant, game, how.method, MEMORY)
        const solution = finish(solve(variant, game, prover))
        const told = JSON.stringify({ holes, seeds, rules })
        expect([solution.lower, solution.upper], told).toEqual([value, value])
        for (const { choice, lower, upper } of solution.moves) {
          const next = exhaustiveValue(variant, after(variant, game, choice), { left: GAMES })
          expect([lower, upper], told).toEqual([next, next])
        }
        compared++
      }
    }
    expect(compared).toBeGreaterThan(15)
  })
})

test.each(WORDS['win.by'])('the rounds before do not count in a later one, won by %s', (goal) => {
  let compared = 0
  for (const ending of ENDINGS) {
    for (const repetition of WORDS['end.repetition']) {
      const rules = { ...ending, 'win.by': goal, 'end.repetition': repetition }
      const variant = overrideAll(variantOf(1, 3, rules), [
        ['match.length', 'rounds'],
        ['match.rounds', '5'],
      ])
      // Rounds that lose seeds make no match.
      if (!variant.ok) continue
      const game = start(variant.value)
      if (game.phase === 'over' || game.round > 1) continue
      const valuesIn = (now: Game) => {
        const how = solvability(variant.value, now.position, MEMORY)
        if (!how.ok) throw new Error(how.because.key)
        const prover = createProver(variant.value, now, how.method, MEMORY)
        const { lower, upper, moves } = finish(solve(variant.value, now, prover))
        return { lower, upper, moves }
      }
      const first = valuesIn(game)
      for (const winner of ['south', 'north'] as const)
        expect(valuesIn({ ...game, round: 2, roundWinners: [winner] })).toEqual(first)
      compared++
    }
  }
  expect(compared).toBeGreaterThan(15)
})

test('waurie is won by emptying one’s row, not with seeds', () => {
  const waurie = findPreset('waurie')!.make({ holes: 2, seeds: 2 })
  const game = start(waurie)
  const how = solvability(waurie, game.position, MEMORY)
  if (!how.ok) throw new Error(how.because.key)
  const { lower, upper, moves } = finish(solve(waurie, game, createProver(waurie, game, how.method, MEMORY)))
  expect(scoreOf(waurie)).toBe('result')
  expect([lower, upper]).toEqual([1, 1])
  expect(moves.map(({ choice, lower: value }) => [choice.hole, value])).toEqual([
    [1, 1],
    [2, -1],
  ])
})
