import { expect, test } from 'vitest'
import { BUDGET_RAN_OUT } from '../../../../src/engine/kernel/gameTable'
import { createKernel } from '../../../../src/engine/kernel/kernel'
import type { Choice } from '../../../../src/engine/board/choice'
import type { Game } from '../../../../src/engine/rules/game'
import { legal } from '../../../../src/engine/rules/legal'
import { start } from '../../../../src/engine/rules/match'
import { finish } from '../../../../src/engine/through'
import { agentNamed } from '../../../support/generators/agentNamed'
import { findPreset } from '../../../../src/engine/variant/catalogue/index'
import type { Variant } from '../../../../src/engine/variant/variant'
import { playOut } from '../../../support/generators/games'
import { bestTurn, inStore, lead, turned } from '../../../support/reference'

function preset(id: string, holes: number, seeds: number): Variant {
  const variant = findPreset(id)!.make({ holes, seeds })
  return { ...variant, match: { ...variant.match, length: 'oneRound' } }
}

/** Positions met in a random game, the start among them. */
function positionsOf(variant: Variant, seed: number, count: number): readonly Game[] {
  const games = [...playOut(variant, { lot: 'south', seed }, count)].map(({ before }) => before)
  return games.filter((game) => legal(variant, game).length > 1)
}

/** The choices that no other choice beats. */
function bestOf(choices: readonly Choice[], value: (choice: Choice) => number): readonly Choice[] {
  const values = choices.map(value)
  return choices.filter((_, i) => values[i] === Math.max(...values))
}

test.each(['kalah', 'dakon', 'congklak', 'awari'])('greedy gains most by one move: %s', (id) => {
  const variant = preset(id, 4, 4)
  const kernel = createKernel(variant)
  for (const game of positionsOf(variant, 11, 30)) {
    const side = game.position.toMove
    const best = bestOf(legal(variant, game), (choice) =>
      inStore(variant, turned(variant, game, choice).game, side),
    )
    expect(best).toContainEqual(finish(kernel.chooseMove(game, agentNamed('greedy'), 5)).choice)
  }
})

test.each([
  ['kalah', 4, 3],
  ['congkak', 3, 3],
  ['congklak-patched', 4, 4],
  // The mover chooses holes to take, or may end the turn.
  ['tshuba', 6, 2],
  ['tsoro-additional', 6, 2],
  ['musoro-tsoro', 6, 2],
] as const)('maximal plays the best turn: %s', (id, holes, seeds) => {
  const variant = preset(id, holes, seeds)
  const kernel = createKernel(variant)
  for (const game of positionsOf(variant, 3, 12)) {
    const best = bestOf(legal(variant, game), (choice) => bestTurn(variant, game, choice))
    const chosen = finish(kernel.chooseMove(game, agentNamed('maximal:1000000'), 5)).choice
    expect(best).toContainEqual(chosen)
    // Foreseeing more laps than any move has is foreseeing everything.
    expect(best).toContainEqual(finish(kernel.chooseMove(game, agentNamed('calculator:1000'), 5)).choice)
  }
})

test.each(['minimax:2', 'minimax:2+memory'])('%s plays the best within its number of turns', (name) => {
  const variant = preset('kalah', 3, 3)
  const kernel = createKernel(variant)
  for (const game of positionsOf(variant, 8, 8)) {
    const side = game.position.toMove
    const best = bestOf(legal(variant, game), (choice) => {
      const next = turned(variant, game, choice)
      return lead(variant, next.game, next.goesOn ? 2 : 1, side)
    })
    expect(best).toContainEqual(finish(kernel.chooseMove(game, agentNamed(name), 5)).choice)
  }
})

test.each(['kalah', 'kalah-alt', 'congkak', 'dakon', 'ohvalhu', 'congklak'])('%s is valued exactly', (id) => {
  const variant = preset(id, 2, 2)
  const game = start(variant)
  const { moves, quality } = finish(createKernel(variant).evaluate(game, 1_000_000))
  expect(quality).toBe('exact')
  expect(moves).toEqual(
    legal(variant, game).map((choice) => ({
      choice,
      value: lead(variant, turned(variant, game, choice).game, 1000, 'south'),
    })),
  )
})

test('mcts finds the move that wins at once', () => {
  const variant: Variant = {
    ...preset('congklak', 3, 3),
    start: {
      seedsPerHole: 3,
      layout: { south: [1, 0, 2], north: [1, 5, 0], southStore: 6, northStore: 6 },
      first: 'south',
      turned: 'fixed',
      deal: 'asWritten',
      placing: 'asLaid',
    },
  }
  const chosen = finish(createKernel(variant).chooseMove(start(variant), agentNamed('mcts:400'), 1)).choice
  expect(chosen).toEqual({ hole: 1 })
})

test.each([
  ['maximal:50', 7, true],
  ['maximal:200000', 2, false],
] as const)('%s on %i holes says whether the nodes ran out', (name, holes, ranOut) => {
  const kernel = createKernel(preset('congkak', holes, holes))
  const games = kernel.playGames({
    first: agentNamed(name),
    second: agentNamed('novice'),
    seed: 1,
    from: 0,
    to: 3,
  })
  const flags = [...games].flatMap((table) => [...table.flags])
  expect(flags.map((bits) => (bits & BUDGET_RAN_OUT) !== 0)).toEqual([ranOut, ranOut, ranOut])
})

test('a long thought comes in slices', () => {
  const variant = preset('congkak', 7, 7)
  const thought = createKernel(variant).chooseMove(start(variant), agentNamed('maximal:300000'), 1)
  let slices = 0
  while (!thought.next().done) slices++
  expect(slices).toBeGreaterThan(3)
})

test('a player that slips plays any move in that share of its choices', () => {
  const variant = preset('kalah', 6, 4)
  const kernel = createKernel(variant)
  const chosen = (game: Game, name: string, times: number): readonly number[] =>
    Array.from(
      { length: times },
      (_, seed) => finish(kernel.chooseMove(game, agentNamed(name), seed)).choice.hole,
    )
  const game = positionsOf(variant, 3, 20).find(
    (each) => legal(variant, each).length === 5 && new Set(chosen(each, 'greedy', 20)).size === 1,
  )!
  const [best] = chosen(game, 'greedy', 1)
  const others = chosen(game, 'greedy~60', 600).filter((hole) => hole !== best).length / 600
  // Of five moves, four are another one: 0.6 × 0.8 = 0.48, with a standard deviation of 0.02.
  expect(others).toBeGreaterThan(0.4)
  expect(others).toBeLessThan(0.56)
})
