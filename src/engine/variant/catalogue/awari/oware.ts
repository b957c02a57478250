import { game } from '../preset'
import { AWARI } from './base'

/** Oware, played in Western Africa, Caribbean and Americas. */
export const oware = game(AWARI, {
  id: 'oware',
  name: 'Oware',
  summary: 'The tournament game: captures twos and threes from the opponent, who must be fed.',
  detail: 'A move that would capture everything the opponent has is allowed but captures nothing.',
  regions: ['Western Africa', 'Caribbean', 'Americas'],
  otherNames: ['Abapa', 'Awari', 'Wari'],
  source: 'Valdez 2023, 50 Ways to Play Mancala, p. 49',
  oracle: 'Oware',
  sow: { origin: 'skipped' },
  turn: { mustFeed: 'yes', grandSlam: 'void' },
  end: { repetition: 'shareBySide' },
})
