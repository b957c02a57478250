import { message } from '../../../../locales/message'
import { game } from '../preset'
import { ACROSS } from './base'

/** Sadeqa, played in Eastern Africa. */
export const sadeqa = game(ACROSS, {
  id: 'sadeqa',
  name: 'Sadeqa',
  summary: message('gamesAcross.sadeqa.summary'),
  detail: message('gamesAcross.sadeqa.detail'),
  regions: ['Eastern Africa'],
  source: 'Russ 1984, Mancala Games, p. 33',
  oracle: 'Sadeqa',
  board: { holes: 10 },
  start: {
    layout: {
      south: [0, 4, 0, 4, 0, 4, 0, 0, 0, 4],
      north: [0, 4, 0, 1, 0, 4, 0, 4, 0, 4],
      southStore: 0,
      northStore: 0,
    },
    turned: 'withStarter',
  },
  lift: { reach: 'opponentOrEmpty' },
  end: { when: 'eitherSideEmpty' },
  win: { by: 'deprive' },
})
