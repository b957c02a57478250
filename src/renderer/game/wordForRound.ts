import type { Variant } from '../../engine/variant/variant'

/** The name of what ends with a round: if a match is one round, people call it the game. */
export function wordForRound({ match }: Variant): 'round' | 'game' {
  const isOne = match.length === 'oneRound' || (match.length === 'rounds' && match.rounds === 1)
  return isOne ? 'game' : 'round'
}
