import { expect, it } from 'vitest'
import { otherSide, type Side } from '../../../../src/engine/board/position'
import { parsePosition } from '../../../../src/engine/board/notation'
import { streamOf } from '../../../../src/engine/random/stream'
import { legal } from '../../../../src/engine/rules/legal'
import { start, startFrom } from '../../../../src/engine/rules/match'
import { play } from '../../../../src/engine/rules/play'
import { STRATEGIES, findStrategy, playerOf, strategyOf } from '../../../../src/engine/strategies/catalogue'
import { follow, type Made } from '../../../../src/engine/strategies/follow'
import type { Strategy } from '../../../../src/engine/strategies/strategy'
import { findPreset } from '../../../../src/engine/variant/catalogue'
import type { Variant } from '../../../../src/engine/variant/variant'

const kalah = findPreset('kalah')!.make({ holes: 4, seeds: 1 })

function from(variant: Variant, text: string) {
  const position = parsePosition(text)
  if (!position.ok) throw new Error(JSON.stringify(position.error))
  return startFrom(variant, position.value)
}

/** A game in which one side keeps to a strategy and the other plays at random; who begins is given. */
function playOut(variant: Variant, strategy: Strategy, side: Side, first: Side, seed: number) {
  const luck = streamOf(seed, 1, 'play')
  const { position } = start(variant)
  let game = startFrom(variant, { ...position, toMove: first })
  const made: Made[] = []
  while (game.phase !== 'over') {
    const mover = game.position.toMove
    const choices = legal(variant, game)
    const drawn = choices[luck.below(choices.length)]!
    const choice = mover === side ? follow(variant, strategy, game, made, seed)! : drawn
    const played = play(variant, game, choice)
    if (!played.ok) throw new Error(played.error.code)
    made.push({ side: mover, choice })
    game = played.value.game
  }
  return { made, game }
}

it.each(STRATEGIES)('$id plays North as it plays South', (strategy) => {
  for (const seed of [1, 2, 3]) {
    const south = playOut(kalah, strategy, 'south', 'south', seed)
    const north = playOut(kalah, strategy, 'north', 'north', seed)
    const turned = north.made.map(({ side, choice }) => ({ side: otherSide(side), choice }))
    expect(turned).toEqual(south.made)
  }
})

it.each(['south', 'north'] as const)('Pok’s strategy for KalahAlt loses no game that %s begins', (side) => {
  const variant = findPreset('kalah-alt')!.make({ holes: 5, seeds: 1 })
  for (let seed = 1; seed <= 20; seed++) {
    const { game } = playOut(variant, findStrategy('pok-alt')!, side, side, seed)
    expect(game.winner).not.toBe(otherSide(side))
  }
})

it('plays its first moves by script, and then answers move by move', () => {
  const mirror = findStrategy('pok-attempt-3')!
  const made: Made[] = []
  expect(follow(kalah, mirror, from(kalah, '1,1,1,1+0 1,1,1,1+0 S'), made, 1)).toEqual({ hole: 4 })
  made.push({ side: 'south', choice: { hole: 4 } })
  expect(follow(kalah, mirror, from(kalah, '1,1,1,0+1 1,1,1,1+0 S'), made, 1)).toEqual({ hole: 3 })
  made.push({ side: 'south', choice: { hole: 3 } })
  made.push({ side: 'north', choice: { hole: 2 } }, { side: 'north', choice: { hole: 1 } })
  const game = from(kalah, '1,1,0,1+1 0,1,2,1+0 S')
  expect(follow(kalah, mirror, game, made, 1)).toEqual({ hole: 2 })
  made.push({ side: 'south', choice: { hole: 2 } })
  expect(follow(kalah, mirror, game, made, 1)).toEqual({ hole: 1 })
})

it('chooses among equals by the seed alone', () => {
  const any: Strategy = { id: 'x', name: 'x', source: 'x', opening: [], rules: [{ play: 'any' }] }
  const seeds = Array.from({ length: 40 }, (_, seed) => seed)
  const holes = () => seeds.map((seed) => follow(kalah, any, start(kalah), [], seed)!.hole)
  expect(holes()).toEqual(holes())
  expect(new Set(holes())).toEqual(new Set([1, 2, 3, 4]))
})

it('plays the first legal choice where no rule applies, and nothing once the game is over', () => {
  const capture: Strategy = { id: 'x', name: 'x', source: 'x', opening: [], rules: [{ play: 'capture' }] }
  const game = from(kalah, '0,1,1,1+1 1,1,1,1+0 S')
  for (const seed of [1, 2, 3, 4]) expect(follow(kalah, capture, game, [], seed)).toEqual({ hole: 2 })
  expect(follow(kalah, capture, { ...game, phase: 'over' }, [], 1)).toBeUndefined()
})

it('names players by their strategy', () => {
  for (const strategy of STRATEGIES) expect(strategyOf(playerOf(strategy))).toBe(strategy)
  expect(strategyOf('strategy:pok-attempt-9')).toBeUndefined()
  expect(strategyOf('pok-alt')).toBeUndefined()
})
