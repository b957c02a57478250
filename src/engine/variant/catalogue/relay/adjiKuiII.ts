import { message } from '../../../../locales/message'
import { game } from '../preset'
import { RELAY } from './base'

/** Adji Kui II, played in the Caribbean. */
export const adjiKuiII = game(RELAY, {
  id: 'adji-kui-ii',
  name: 'Adji Kui II',
  summary: message('gamesRelay.adji-kui-ii.summary'),
  detail: message('gamesRelay.adji-kui-ii.detail'),
  regions: ['Caribbean'],
  source: 'Valdez 2023, 50 Ways to Play Mancala, p. 88',
  oracle: 'Adji_Kui_II',
  lift: { atLeast: 2 },
  turn: { captureCounts: [4] },
  end: { repetition: 'shareBySide', few: 8 },
})
