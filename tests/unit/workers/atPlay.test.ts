import { expect, it } from 'vitest'
import { parsePosition } from '../../../src/engine/board/notation'
import { legal } from '../../../src/engine/rules/legal'
import { start, startFrom } from '../../../src/engine/rules/match'
import { play } from '../../../src/engine/rules/play'
import { finish } from '../../../src/engine/through'
import { playerOf, STRATEGIES } from '../../../src/engine/strategies/catalogue'
import { findPreset, PRESETS } from '../../../src/engine/variant/catalogue'
import { PERFECT } from '../../../src/engine/players/player'
import type { Evaluation } from '../../../src/engine/kernel/kernel'
import type { Choice } from '../../../src/engine/board/choice'
import type { Game } from '../../../src/engine/rules/game'
import type { Variant } from '../../../src/engine/variant/variant'
import { createWork } from '../../../src/workers/work'

const workOf = createWork()

async function chooseMove(variant: Variant, game: Game, agent: string, seed: number): Promise<Choice> {
  return finish(await workOf({ type: 'choose', variant, game, made: [], agent, seed })) as Choice
}

async function valueMoves(variant: Variant, game: Game): Promise<Evaluation> {
  return finish(await workOf({ type: 'evaluate', variant, game })) as Evaluation
}

it.each(PRESETS.map(({ id }) => id))(
  'agents choose what %s allows, also while both open at once',
  async (id) => {
    const variant = findPreset(id)!.make({})
    let game = start(variant)
    for (const agent of ['novice', 'greedy', 'maximal:500', 'calculator:2', 'minimax:1', 'mcts:50']) {
      const choice = await chooseMove(variant, game, agent, 1)
      expect(legal(variant, game)).toContainEqual(choice)
      const played = play(variant, game, choice)
      if (played.ok) game = played.value.game.phase === 'over' ? start(variant) : played.value.game
    }
  },
)

it.each(PRESETS.map(({ id }) => id))('strategies play what %s allows, on either side', async (id) => {
  const variant = findPreset(id)!.make({})
  for (const player of STRATEGIES.map(playerOf)) {
    let game = start(variant)
    for (let count = 0; count < 12 && game.phase !== 'over'; count++) {
      const choice = await chooseMove(variant, game, player, count)
      expect(legal(variant, game)).toContainEqual(choice)
      const played = play(variant, game, choice)
      if (played.ok) game = played.value.game
    }
  }
})

it('values moves exactly where a proof is near, and the perfect player plays the best of them', async () => {
  const variant = findPreset('kalah')!.make({ holes: 3, seeds: 2 })
  const game = start(variant)
  const { moves, quality } = await valueMoves(variant, game)
  expect(quality).toBe('exact')
  expect(moves.map(({ choice }) => choice)).toEqual(legal(variant, game))
  const best = Math.max(...moves.map(({ value }) => value))
  const chosen = await chooseMove(variant, game, PERFECT, 1)
  expect(moves.find(({ choice }) => choice.hole === chosen.hole)?.value).toBe(best)
})

it('values moves for the mover, North as well as South', async () => {
  const variant = findPreset('kalah')!.make({ holes: 2, seeds: 2 })
  const values = async (text: string) => {
    const position = parsePosition(text)
    if (!position.ok) throw new Error(JSON.stringify(position.error))
    const { moves } = await valueMoves(variant, startFrom(variant, position.value))
    return moves.map(({ value }) => value)
  }
  expect(await values('2,1+3 0,2+0 S')).toEqual(await values('0,2+0 2,1+3 N'))
})

it('refuses a player it does not have, and a game too large to be proven', async () => {
  const variant = findPreset('congkak')!.make({})
  await expect(chooseMove(variant, start(variant), 'clairvoyant', 1)).rejects.toThrow('clairvoyant')
  await expect(chooseMove(variant, start(variant), 'strategy:pok', 1)).rejects.toThrow('strategy:pok')
  await expect(chooseMove(variant, start(variant), PERFECT, 1)).rejects.toThrow('tooLargeForPerfect')
})
