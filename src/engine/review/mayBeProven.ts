import { seedsInPlay } from '../board/position'
import type { Game } from '../rules/game'

/** With more seeds in holes than this, no proof is attempted while somebody waits. */
const PROVABLE_SEEDS = 48

/** Whether a game has few enough seeds to ask if its moves can be proven; a full board needs none of what asks it. */
export function mayBeProven({ phase, position }: Game): boolean {
  return phase === 'play' && seedsInPlay(position) <= PROVABLE_SEEDS
}
