import { message } from '../../../../locales/message'
import { game } from '../preset'
import { AWARI } from './base'

/** Adji Kui I, played in the Caribbean. */
export const adjiKuiI = game(AWARI, {
  id: 'adji-kui-i',
  name: 'Adji Kui I',
  summary: message('gamesAwari.adji-kui-i.summary'),
  detail: message('gamesAwari.adji-kui-i.detail'),
  regions: ['Caribbean'],
  source: 'Valdez 2023, 50 Ways to Play Mancala, p. 51',
  oracle: 'Adji_Kui_I',
  lift: { atLeast: 2 },
  turn: { noMove: 'pass' },
  end: { when: 'majority' },
})
