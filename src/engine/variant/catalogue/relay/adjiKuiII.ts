import { game } from '../preset'
import { RELAY } from './base'

/** Adji Kui II, played in Caribbean. */
export const adjiKuiII = game(RELAY, {
  id: 'adji-kui-ii',
  name: 'Adji Kui II',
  summary: 'Relay sowing that stops when the last seed makes four in the opponent’s row, which are taken.',
  detail: 'Single seeds stay where they are, and the round ends when eight seeds or fewer are left.',
  regions: ['Caribbean'],
  source: 'Valdez 2023, 50 Ways to Play Mancala, p. 88',
  oracle: 'Adji_Kui_II',
  lift: { atLeast: 2 },
  turn: { captureCounts: [4] },
  end: { repetition: 'shareBySide', few: 8 },
})
