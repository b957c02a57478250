import { game } from '../preset'
import { AWARI } from './base'

/** Adji Kui I, played in Caribbean. */
export const adjiKuiI = game(AWARI, {
  id: 'adji-kui-i',
  name: 'Adji Kui I',
  summary: 'Captures twos and threes from the opponent, with single seeds left where they are.',
  detail: 'Only holes with at least two seeds may be lifted, and a player who has none passes.',
  regions: ['Caribbean'],
  source: 'Valdez 2023, 50 Ways to Play Mancala, p. 51',
  oracle: 'Adji_Kui_I',
  lift: { atLeast: 2 },
  turn: { noMove: 'pass' },
  end: { when: 'allInStores' },
})
