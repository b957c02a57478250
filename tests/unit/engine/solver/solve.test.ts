import { describe, expect, it } from 'vitest'
import { storeOf } from '../../../../src/engine/board/position'
import type { Game } from '../../../../src/engine/rules/game'
import { legal } from '../../../../src/engine/rules/legal'
import { start } from '../../../../src/engine/rules/match'
import { after } from '../../../../src/engine/solver/oneRound'
import type { Bounds, Prover } from '../../../../src/engine/solver/prover'
import { valueOf } from '../../../../src/engine/solver/prover'
import { bestOf, createProver, solve } from '../../../../src/engine/solver/solve'
import { finish } from '../../../../src/engine/through'
import { findPreset } from '../../../../src/engine/variant/catalogue'
import type { Variant } from '../../../../src/engine/variant/variant'

const MEMORY = 64 * 2 ** 20
const variant = findPreset('kalah')!.make({ holes: 3, seeds: 3 })

/** A prover that knows bounds for South, stores left out, and decides no question beyond them. */
function proverOf(boundsOf: (game: Game) => Bounds): Prover {
  return {
    score: 'margin',
    step: 1,
    *prepare() {},
    *isAtLeast(game) {
      const { lower, upper } = boundsOf(game)
      return game.position.toMove === 'south' ? { lower, upper } : { lower: -upper, upper: -lower }
    },
    nodes: () => 0,
    usable: () => true,
  }
}

/** The game before any choice, and the games after each, told apart by South's store and the side to move. */
const root = start(variant)
const isRoot = ({ position }: Game): boolean =>
  position.toMove === 'south' && position.seeds[storeOf(3, 'south')] === 0

describe('solving with bounds that leave something open', () => {
  it('does not take an undecided question for a proof', () => {
    const solution = finish(
      solve(
        variant,
        root,
        proverOf(() => ({ lower: -4, upper: 4 })),
      ),
    )
    expect([solution.upper, solution.proven]).toEqual([4, false])
    for (const { choice, lower, upper } of solution.moves) {
      const gained = after(variant, root, choice).position.seeds[storeOf(3, 'south')]!
      expect([lower, upper]).toEqual([gained - 4, Math.min(4, gained + 4)])
    }
    expect(bestOf(root, solution)).toEqual([])
  })

  it('closes in on a game by what its moves come to', () => {
    const prover = proverOf((game) => (isRoot(game) ? { lower: -9, upper: 9 } : { lower: -3, upper: 1 }))
    const { lower, upper, moves } = finish(solve(variant, root, prover))
    expect([lower, upper]).toEqual([
      Math.max(...moves.map((move) => move.lower)),
      Math.max(...moves.map((move) => move.upper)),
    ])
    expect(upper).toBeLessThan(9)
    expect(lower).toBeGreaterThan(-9)
  })

  it('names a best choice only if no other can be worth more', () => {
    const bounds = (lower: number, upper: number, hole: number) => ({ lower, upper, choice: { hole } })
    const best = (moves: readonly ReturnType<typeof bounds>[]) =>
      bestOf(root, { lower: 0, upper: 3, proven: false, nodes: 0, moves }).map(({ hole }) => hole)
    expect(best([bounds(0, 3, 1), bounds(-2, 1, 2)])).toEqual([])
    expect(best([bounds(1, 3, 1), bounds(-2, 1, 2)])).toEqual([1])
    expect(best([bounds(2, 2, 1), bounds(2, 2, 2), bounds(0, 1, 3)])).toEqual([1, 2])
  })
})

it('proves the value alone, with fewer positions, if no moves are asked for', () => {
  const board = findPreset('kalah')!.make({ holes: 4, seeds: 3 })
  const game = start(board)
  const fresh = () => createProver(board, game, 'fast', 16 * 2 ** 20)
  const all = finish(solve(board, game, fresh()))
  const alone = finish(solve(board, game, fresh(), undefined, 'none'))
  expect(alone).toMatchObject({ lower: all.lower, upper: all.upper, proven: true, moves: [] })
  expect(alone.nodes).toBeLessThan(all.nodes)
})

it('starts asking near what rich turns win, where any hole can be relayed', () => {
  const dakon = findPreset('dakon')!.make({ holes: 5 })
  const game = start(dakon)
  const prover = createProver(dakon, game, 'search', MEMORY)
  const { lower, upper, nodes } = finish(solve(dakon, game, prover, undefined, 'none'))
  expect([lower, upper]).toEqual([48, 48])
  const { likely: _, ...fromZero } = createProver(dakon, game, 'search', MEMORY)
  const asked = finish(solve(dakon, game, fromZero, undefined, 'none'))
  expect([asked.lower, asked.upper]).toEqual([48, 48])
  expect(nodes).toBeLessThan(asked.nodes / 4)
})

describe('bounds where play can repeat', () => {
  const split = findPreset('awari')!.make({ holes: 3, seeds: 2 })
  const awari: Variant = { ...split, end: { ...split.end, repetition: 'shareBySide' } }

  it('meet if endless play gives nobody more', () => {
    const game = start(split)
    const { proven, moves } = finish(solve(split, game, createProver(split, game, 'retrograde', MEMORY)))
    expect(proven).toBe(true)
    expect(moves.map(({ lower, upper }) => [lower, upper])).toEqual([
      [-2, -2],
      [3, 3],
      [0, 0],
    ])
  })

  it('keep to the parity of the seeds, and to what was proven of each move', () => {
    const game = start(awari)
    const prover = createProver(awari, game, 'retrograde', MEMORY)
    const solution = finish(solve(awari, game, prover))
    expect([solution.lower % 2, solution.upper % 2].map(Math.abs)).toEqual([0, 0])
    for (const [at, choice] of legal(awari, game).entries()) {
      const proven = finish(valueOf(prover, after(awari, game, choice)))
      const { lower, upper } = solution.moves[at]!
      expect(lower).toBe(proven.lower)
      expect(upper).toBe(Math.min(proven.upper, solution.upper))
    }
  })

  it.each([
    ['a draw on repetition', { ...awari.end, repetition: 'draw' }, 1],
    ['leftovers that nobody takes', { ...awari.end, leftovers: 'nobody' }, 1],
    ['every seed with a player', awari.end, 2],
  ] as const)('are as far apart as %s allows', (_, end, step) => {
    const made = { ...awari, end }
    expect(createProver(made, start(made), 'retrograde', MEMORY).step).toBe(step)
  })
})
