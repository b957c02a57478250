import { message } from '../../../../locales/message'
import { game } from '../preset'
import { ACROSS } from './base'

/** Sadeqa IV, played in Eastern Africa. */
export const sadeqaIV = game(ACROSS, {
  id: 'sadeqa-iv',
  name: 'Sadeqa IV',
  summary: message('gamesAcross.sadeqa-iv.summary'),
  detail: message('gamesAcross.sadeqa-iv.detail'),
  regions: ['Eastern Africa'],
  source: 'Mancala World, “Sadeqa II”',
  oracle: 'Sadeqa_IV',
  start: {
    seedsPerHole: 3,
    layout: { south: [5, 5, 1, 4, 4, 4], north: [0, 4, 4, 0, 0, 1], southStore: 0, northStore: 4 },
    turned: 'withStarter',
  },
  turn: { lastInOpponentsEmpty: 'captureOpposite' },
  end: { when: 'eitherSideEmpty' },
  win: { by: 'deprive' },
})
