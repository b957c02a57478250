import { message } from '../../../../locales/message'
import { game } from '../preset'
import { PASSING } from './base'

/** Adi, played in Western Africa. */
export const adi = game(PASSING, {
  id: 'adi',
  name: 'Adi',
  summary: message('gamesPassing.adi.summary'),
  detail: message('gamesPassing.adi.detail'),
  regions: ['Western Africa'],
  source: 'Russ 1984, Mancala Games, p. 53',
  oracle: 'Adi',
  readings: [message('gamesPassing.adi.reading1')],
  turn: { noMove: 'pass' },
  end: { when: 'allInStores', few: 4, fewTo: 'mover' },
})
