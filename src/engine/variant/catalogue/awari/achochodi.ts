import { game } from '../preset'
import { AWARI } from './base'

/** Achochodi, played in Western Africa. */
export const achochodi = game(AWARI, {
  id: 'achochodi',
  name: 'Achochodi',
  summary: 'Captures twos and threes, starting from a last seed in the opponent’s row.',
  detail:
    'The chain may run back into the player’s own row, and a single seed that is about to be moved first takes the hole across from it.',
  regions: ['Western Africa'],
  source: 'Valdez 2023, 50 Ways to Play Mancala, p. 63',
  oracle: 'Achochodi',
  sow: { origin: 'skipped', before: 'lastSeedAcross' },
  turn: { chainSides: 'bothSides', mustFeed: 'yes' },
  end: { leftovers: 'toLastMover', repetition: 'shareBySide' },
})
