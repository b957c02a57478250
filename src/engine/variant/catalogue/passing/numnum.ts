import { message } from '../../../../locales/message'
import { game } from '../preset'
import { PASSING } from './base'

/** NumNum, played in Western Africa. */
export const numnum = game(PASSING, {
  id: 'numnum',
  name: 'NumNum',
  summary: message('gamesPassing.numnum.summary'),
  detail: message('gamesPassing.numnum.detail'),
  regions: ['Western Africa'],
  source: 'Russ 1984, Mancala Games, p. 54',
  oracle: 'NumNum',
  readings: [message('gamesPassing.numnum.reading1')],
  turn: { noMove: 'pass' },
  end: { when: 'allInStores', few: 4, fewTo: 'mover' },
})
