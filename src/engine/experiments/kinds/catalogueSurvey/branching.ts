import { streamOf } from '../../../random/stream'
import { legal } from '../../../rules/legal'
import { start } from '../../../rules/match'
import { play } from '../../../rules/play'
import type { Variant } from '../../../variant/variant'

/** How many choices there were in how many positions. */
export interface Branching {
  readonly choices: number
  readonly positions: number
}

/** Positions examined: enough to know the mean number of choices to about 5%. */
const POSITIONS = 400

/** Counts the choices along random games, one position per step, so that the caller can yield in between. */
export function* sampleBranching(variant: Variant, seed: number): Generator<number, Branching> {
  let [choices, positions] = [0, 0]
  for (let number = 0; positions < POSITIONS; number++) {
    const luck = streamOf(seed, number, 'play')
    let game = start(variant, number % 2 === 0 ? 'south' : 'north')
    if (game.phase === 'over') break
    while (game.phase !== 'over' && positions < POSITIONS) {
      const open = legal(variant, game)
      choices += open.length
      positions += 1
      const played = play(variant, game, open[luck.below(open.length)]!)
      if (!played.ok) throw new Error('A legal move was refused')
      ;({ game } = played.value)
      yield positions / POSITIONS
    }
  }
  return { choices, positions }
}
