import { expect, test } from 'vitest'
import { takeNetwork } from '../../../../src/engine/agents/learned'
import { newNetwork } from '../../../../src/engine/agents/newNetwork'
import { createKernel } from '../../../../src/engine/kernel/kernel'
import { decide } from '../../../../src/engine/players/decide'
import { playerNamed } from '../../../../src/engine/players/player'
import type { Game } from '../../../../src/engine/rules/game'
import { legal } from '../../../../src/engine/rules/legal'
import { finish } from '../../../../src/engine/through'
import { findPreset } from '../../../../src/engine/variant/catalogue'
import type { Variant } from '../../../../src/engine/variant/variant'
import { agentNamed } from '../../../support/generators/agentNamed'
import { playOut } from '../../../support/generators/games'

/** More than any of these searches needs: where moves run out, a memory sees further. */
const ENOUGH = 100_000_000

function preset(id: string, holes: number, seeds: number): Variant {
  const variant = findPreset(id)!.make({ holes, seeds })
  return { ...variant, match: { ...variant.match, length: 'oneRound' } }
}

function positionsOf(variant: Variant, count: number): readonly Game[] {
  const games = [1, 2, 3].flatMap((seed) => [...playOut(variant, { lot: 'south', seed }, count)])
  return games.map(({ before }) => before).filter((game) => legal(variant, game).length > 1)
}

/** Kalah in which a round ends after a few moves without a capture, so that positions differ by how many there were. */
const quiet: Variant = {
  ...preset('kalah', 4, 3),
  end: { ...preset('kalah', 4, 3).end, quietMoves: 4 },
}

test.each([
  ['kalah', preset('kalah', 4, 3), 5],
  ['kalah, rounds that end after quiet moves', quiet, 6],
  ['congkak', preset('congkak', 4, 4), 3],
  ['congklak with the patch', preset('congklak-patched', 4, 4), 5],
  ['awari, where positions repeat', preset('awari', 4, 2), 7],
  ['toguz kumalak, where holes are claimed', preset('toguz-kumalak', 4, 4), 5],
  ['bao, with the past of a round', preset('bao', 8, 2), 2],
] as const)('a memory finds the same choices in fewer moves: %s', (_, variant, turns) => {
  const kernel = createKernel(variant)
  let [plain, remembering] = [0, 0]
  for (const [seed, game] of positionsOf(variant, 12).entries()) {
    const [without, withMemory] = ['', '+memory'].map((suffix) =>
      finish(kernel.chooseMove(game, agentNamed(`minimax:${turns}:${ENOUGH}${suffix}`), seed)),
    )
    expect(withMemory!.choice).toEqual(without!.choice)
    expect(withMemory!.budgetRanOut).toBe(without!.budgetRanOut)
    plain += without!.nodes!
    remembering += withMemory!.nodes!
  }
  expect(remembering).toBeLessThan(plain)
})

test('a memory finds the same choices where a network values positions', () => {
  const variant = preset('kalah', 4, 3)
  takeNetwork(newNetwork('remembered', variant, { counts: 7, first: 16, second: 16 }, 2))
  const chosen = (game: Game, suffix: string) =>
    finish(decide(variant, game, playerNamed(`net-minimax:remembered:4:${ENOUGH}${suffix}`), 1, []))
  let [plain, remembering] = [0, 0]
  for (const game of positionsOf(variant, 8)) {
    const [without, withMemory] = [chosen(game, ''), chosen(game, '+memory')]
    expect(withMemory.choice).toEqual(without.choice)
    plain += without.nodes!
    remembering += withMemory.nodes!
  }
  expect(remembering).toBeLessThan(plain)
})

test('what was remembered for one choice does not count for the next', () => {
  const variant = preset('kalah', 6, 4)
  const kernel = createKernel(variant)
  const [first, second] = positionsOf(variant, 6)
  const choose = (game: Game) => finish(kernel.chooseMove(game, agentNamed('minimax:30:5000+memory'), 1))
  const alone = choose(first!)
  choose(second!)
  expect(choose(first!)).toEqual(alone)
})
