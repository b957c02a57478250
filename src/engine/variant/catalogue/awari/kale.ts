import { game } from '../preset'
import { AWARI } from './base'

/** Kale, played in Central Africa. */
export const kale = game(AWARI, {
  id: 'kale',
  name: 'Kale',
  summary: 'Captures twos and threes in chains that may run from the opponent’s row into the player’s own.',
  detail: 'A move of a single seed never captures, and a move that would take everything captures nothing.',
  regions: ['Central Africa'],
  source: 'Valdez 2023, 50 Ways to Play Mancala, p. 69',
  oracle: 'Kale',
  sow: { origin: 'skipped' },
  turn: { chainSides: 'bothSides', singleSeed: 'capturesNothing', mustFeed: 'yes', grandSlam: 'void' },
  end: { leftovers: 'toUnfed', repetition: 'shareBySide' },
})
