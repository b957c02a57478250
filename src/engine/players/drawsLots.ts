import { type Player, playerNamed } from './player'

/** Whether a player chooses its moves at random; for all others chance only breaks ties. */
export function drawsLots(name: string): boolean {
  const player: Player = playerNamed(name)
  if (player.kind !== 'agent') return false
  if (player.agent.slips !== undefined) return true
  return {
    novice: true,
    mcts: true,
    greedy: false,
    maximal: false,
    calculator: false,
    minimax: false,
  }[player.agent.kind]
}
