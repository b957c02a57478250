import { message } from '../../../../locales/message'
import { game } from '../preset'
import { AWARI } from './base'

/** Mbangbi, played in Central Africa. */
export const mbangbi = game(AWARI, {
  id: 'mbangbi',
  name: 'Mbangbi',
  summary: message('gamesAwari.mbangbi.summary'),
  detail: message('gamesAwari.mbangbi.detail'),
  regions: ['Central Africa'],
  source: 'Russ 1984, Mancala Games, p. 20',
  oracle: 'Mbangbi',
  readings: [message('gamesAwari.mbangbi.reading1')],
  board: { holes: 5 },
  start: { seedsPerHole: 8 },
  lift: { atLeast: 2 },
  sow: { direction: 'eitherWay', origin: 'skipped' },
  turn: { captureCounts: [2, 4], chainWay: 'clockwise', noMove: 'pass' },
  end: { when: 'allInStores' },
})
