import { message } from '../../../../locales/message'
import { game } from '../preset'
import { ACROSS } from './base'

/** Giuthi, played in Eastern Africa. */
export const giuthi = game(ACROSS, {
  id: 'giuthi',
  name: 'Giuthi',
  summary: message('gamesAcross.giuthi.summary'),
  detail: message('gamesAcross.giuthi.detail'),
  regions: ['Eastern Africa'],
  source: 'Russ 1984, Mancala Games, p. 37',
  oracle: 'Giuthi',
  board: { holes: 8 },
  start: { seedsPerHole: 6 },
  lift: { atLeast: 2 },
  sow: { direction: 'eitherWay', turning: 'everyLap' },
  turn: {
    acrossAfter: 'opponentsSown',
    capturingSeed: 'taken',
    captures: 'chain',
    chainWay: 'onward',
    noMove: 'pass',
  },
  end: { when: 'allInStores' },
})
