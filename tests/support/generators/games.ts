import fc from 'fast-check'
import type { Side } from '../../../src/engine/board/position'
import type { Choice } from '../../../src/engine/board/choice'
import type { Game } from '../../../src/engine/rules/game'
import { legal } from '../../../src/engine/rules/legal'
import { start } from '../../../src/engine/rules/match'
import { play } from '../../../src/engine/rules/play'
import type { Step } from '../../../src/engine/rules/step'
import type { Variant } from '../../../src/engine/variant/variant'
import { variants, type Sizes } from './variants'

/** What determines a random game: who starts if lots are drawn, and the seed of the choices. */
export interface Luck {
  readonly lot: Side
  readonly seed: number
}

/** One choice of a game, with the game before and after it. */
export interface Turned {
  readonly before: Game
  readonly choice: Choice
  readonly steps: readonly Step[]
  readonly after: Game
}

/** A variant with random numbers to play it. */
export function gamesOf(of?: Sizes | fc.Arbitrary<Variant>): fc.Arbitrary<{ variant: Variant; luck: Luck }> {
  return fc.record({
    variant: of instanceof fc.Arbitrary ? of : variants(of),
    luck: fc.record({
      lot: fc.constantFrom<Side>('south', 'north'),
      seed: fc.nat({ max: 0x7fff_ffff }),
    }),
  })
}

/** Plays a game at random until it is over, or up to a number of choices. */
export function* playOut(variant: Variant, luck: Luck, maxChoices = 300): Generator<Turned, Game> {
  let game = start(variant, luck.lot)
  const pick = picker(luck.seed)
  for (let made = 0; made < maxChoices; made++) {
    const choices = legal(variant, game)
    if (choices.length === 0) break
    const choice = choices[pick(choices.length)]!
    const played = play(variant, game, choice)
    if (!played.ok) throw new Error(`A legal choice was refused: ${JSON.stringify(played.error)}`)
    yield { before: game, choice, steps: played.value.steps, after: played.value.game }
    game = played.value.game
  }
  return game
}

/** A small generator of numbers below a bound (mulberry32). */
function picker(seed: number): (bound: number) => number {
  let state = seed >>> 0
  return (bound) => {
    state = (state + 0x6d2b79f5) >>> 0
    let t = Math.imul(state ^ (state >>> 15), state | 1)
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61)
    return ((t ^ (t >>> 14)) >>> 0) % bound
  }
}
