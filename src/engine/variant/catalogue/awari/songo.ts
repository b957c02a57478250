import { message } from '../../../../locales/message'
import { game } from '../preset'
import { AWARI } from './base'

/** Songo, played in Central Africa. */
export const songo = game(AWARI, {
  id: 'songo',
  name: 'Songo',
  summary: message('gamesAwari.songo.summary'),
  detail: message('gamesAwari.songo.detail'),
  regions: ['Central Africa'],
  source: 'Russ 1984, Mancala Games, p. 19',
  oracle: 'Songo',
  board: { holes: 7 },
  start: { seedsPerHole: 5 },
  sow: { direction: 'clockwise', origin: 'skipped' },
  turn: { captureCounts: [2, 4], mustFeed: 'yes' },
  end: { when: 'majority' },
})
