import { message } from '../../../../locales/message'
import { game } from '../preset'
import { RELAY } from './base'

/** Hoyito II, played in the Caribbean. */
export const hoyitoII = game(RELAY, {
  id: 'hoyito-ii',
  name: 'Hoyito II',
  summary: message('gamesRelay.hoyito-ii.summary'),
  detail: message('gamesRelay.hoyito-ii.detail'),
  regions: ['Caribbean'],
  source: 'Valdez 2023, 50 Ways to Play Mancala, p. 100',
  oracle: 'Hoyito_II',
  readings: [message('gamesRelay.hoyito-ii.reading1'), message('gamesRelay.hoyito-ii.reading2')],
  turn: { captureCounts: [4], captures: 'chain', afterCapture: 'moveAgain' },
  end: { few: 4, fewTo: 'moverByOpponents' },
})
