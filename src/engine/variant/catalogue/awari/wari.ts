import { message } from '../../../../locales/message'
import { game } from '../preset'
import { AWARI } from './base'

/** Wari, played in Africa and the Caribbean. */
export const wari = game(AWARI, {
  id: 'wari',
  name: 'Wari',
  summary: message('gamesAwari.wari.summary'),
  detail: message('gamesAwari.wari.detail'),
  regions: ['Africa', 'Caribbean'],
  otherNames: ['Warri', 'Oware'],
  source: 'Russ 1984, Mancala Games, p. 14',
  oracle: 'Wari',
  sow: { origin: 'skipped' },
  turn: { mustFeed: 'yes' },
  end: { when: 'majority' },
})
