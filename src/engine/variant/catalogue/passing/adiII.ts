import { message } from '../../../../locales/message'
import { game } from '../preset'
import { PASSING } from './base'

/** Adi II, played in Western Africa. */
export const adiII = game(PASSING, {
  id: 'adi-ii',
  name: 'Adi II',
  summary: message('gamesPassing.adi-ii.summary'),
  detail: message('gamesPassing.adi-ii.detail'),
  regions: ['Western Africa'],
  source: 'Hanson & Hanson 2003, All about Mancala, pp. 67–74',
  oracle: 'Adi_II',
  readings: [message('gamesPassing.adi-ii.reading1')],
  sow: { passing: 'ownToMover' },
  turn: { noMove: 'pass' },
  end: { when: 'allInStores', few: 4, fewTo: 'mover' },
})
