import type { Agent } from '../../src/engine/agents/agent'
import { createKernel } from '../../src/engine/kernel/kernel'
import type { Game } from '../../src/engine/rules/game'
import { legal } from '../../src/engine/rules/legal'
import { start } from '../../src/engine/rules/match'
import { play } from '../../src/engine/rules/play'
import { finish } from '../../src/engine/through'
import { SIGNED_PRESETS } from './presets'
import type { Variant } from '../../src/engine/variant/variant'
import type { Fold } from './fold'

/** Every agent there is, with little to look at. */
const AGENTS: { readonly [K in Agent['kind']]: Agent & { readonly kind: K } } = {
  novice: { kind: 'novice' },
  greedy: { kind: 'greedy' },
  maximal: { kind: 'maximal', nodes: 200 },
  calculator: { kind: 'calculator', laps: 2 },
  minimax: { kind: 'minimax', turns: 2 },
  mcts: { kind: 'mcts', playouts: 60 },
}

/** Moves between the positions asked about, how many there are, and the moves that valuing them may look at. */
const BETWEEN = 3
const POSITIONS = 3
const NODES = 400

/** What every agent chooses in positions of every preset, and the values of all moves there. */
export function foldAgents(fold: Fold): void {
  for (const preset of SIGNED_PRESETS) {
    const variant = preset.make({ holes: 4, seeds: 3 })
    const kernel = createKernel(variant)
    for (const game of positionsOf(variant)) {
      for (const agent of Object.values(AGENTS)) {
        const { choice, budgetRanOut } = finish(kernel.chooseMove(game, agent, 7))
        fold.addAll({ choice, budgetRanOut })
      }
      fold.addAll(finish(kernel.evaluate(game, NODES)))
    }
  }
}

/** Positions along the line in which everybody plays the last of the legal moves. */
function positionsOf(variant: Variant): readonly Game[] {
  const games: Game[] = []
  let game = start(variant)
  for (let moves = 0; games.length < POSITIONS && game.phase !== 'over'; moves++) {
    if (moves % BETWEEN === 0) games.push(game)
    const played = play(variant, game, legal(variant, game).at(-1)!)
    if (!played.ok) throw new Error('A legal move was refused')
    game = played.value.game
  }
  return games
}
