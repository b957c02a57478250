import { streamOf } from '../../src/engine/random/stream'
import type { Game } from '../../src/engine/rules/game'
import { legal } from '../../src/engine/rules/legal'
import { start } from '../../src/engine/rules/match'
import { play } from '../../src/engine/rules/play'
import type { Variant } from '../../src/engine/variant/variant'

/** A random game by the rules alone, with the luck the kernel would have. */
export interface NoviceGame {
  readonly end: Game
  readonly moves: number
  readonly laps: number
  readonly turns: number
  readonly opening: number
  readonly starter: number
}

/** Plays game `index` of a seed between two novices with the reference. */
export function noviceGame(variant: Variant, seed: number, index: number): NoviceGame {
  const lot = variant.start.first === 'lot' && streamOf(seed, index, 'lot').below(2) === 1 ? 'north' : 'south'
  const luck = streamOf(seed, index, 'play')
  let game = start(variant, lot)
  let [moves, laps, turns, opening] = [0, 0, 0, 0]
  for (let choices = legal(variant, game); choices.length > 0; choices = legal(variant, game)) {
    const choice = choices[luck.below(choices.length)]!
    const played = play(variant, game, choice)
    if (!played.ok) throw new Error(`A legal choice was refused: ${JSON.stringify(played.error)}`)
    const { steps } = played.value
    if (moves === 0) opening = choice.hole
    moves++
    laps += steps.filter((step) => step.kind === 'lift').length
    turns += turnsIn(game, played.value.game, steps)
    game = played.value.game
  }
  return { end: game, moves, laps, turns, opening, starter: lot === 'north' ? 1 : 0 }
}

type Steps = readonly { readonly kind: string }[]

/** A turn is over by itself, by a pass in its middle or by the end of the round; a simultaneous opening is two turns. */
function turnsIn(before: Game, after: Game, steps: Steps): number {
  if (before.phase === 'opening') return after.phase === 'opening' ? 0 : 2
  const over = ['turnOver', 'pass', 'roundOver', 'endlessRelay']
  return steps.some((step) => over.includes(step.kind)) ? 1 : 0
}
