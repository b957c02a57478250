import { game } from '../preset'
import { AWARI } from './base'

/** Wari, played in Africa and Caribbean. */
export const wari = game(AWARI, {
  id: 'wari',
  name: 'Wari',
  summary: 'Captures twos and threes from the opponent, who must be fed.',
  detail: 'A move may capture everything the opponent has.',
  regions: ['Africa', 'Caribbean'],
  otherNames: ['Warri', 'Oware'],
  source: 'Russ 1984, Mancala Games, p. 14',
  oracle: 'Wari',
  sow: { origin: 'skipped' },
  turn: { mustFeed: 'yes' },
})
