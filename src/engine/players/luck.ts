import { type Player, playerNamed } from './player'

/** Whether a player draws lots for its moves; chance only breaks ties for all others. */
export function drawsLots(name: string): boolean {
  const player: Player = playerNamed(name)
  if (player.kind !== 'agent') return false
  return {
    novice: true,
    mcts: true,
    greedy: false,
    maximal: false,
    calculator: false,
    minimax: false,
  }[player.agent.kind]
}
