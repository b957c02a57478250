import { game } from '../preset'
import { AWARI } from './base'

/** Ouri, played in Western Africa. */
export const ouri = game(AWARI, {
  id: 'ouri',
  name: 'Ouri',
  summary: 'Single seeds may be moved only when nothing else is left to move.',
  detail:
    'A capture of everything the opponent has earns another move, which must feed the opponent if it can.',
  regions: ['Western Africa'],
  source: 'Valdez 2023, 50 Ways to Play Mancala, p. 66',
  oracle: 'Ouri',
  lift: { singles: 'lastResort' },
  sow: { origin: 'skipped' },
  turn: { mustFeed: 'yes', grandSlam: 'movesAgain' },
  end: { leftovers: 'toUnfed', repetition: 'shareBySide' },
})
