import { message } from '../../../../locales/message'
import { game } from '../preset'
import { ACROSS } from './base'

/** Gamacha, played in Eastern Africa. */
export const gamacha = game(ACROSS, {
  id: 'gamacha',
  name: 'Gamacha',
  summary: message('gamesAcross.gamacha.summary'),
  detail: message('gamesAcross.gamacha.detail'),
  regions: ['Eastern Africa'],
  source: 'Russ 1984, Mancala Games, p. 33',
  oracle: 'Gamacha',
  board: { holes: 12 },
  start: {
    layout: {
      south: [0, 0, 4, 0, 4, 4, 4, 0, 4, 0, 4, 0],
      north: [4, 0, 4, 0, 4, 0, 0, 0, 4, 0, 4, 0],
      southStore: 0,
      northStore: 0,
    },
    turned: 'withStarter',
  },
  lift: { reach: 'opponentOrEmpty' },
  end: { when: 'eitherSideEmpty' },
  win: { by: 'deprive' },
})
