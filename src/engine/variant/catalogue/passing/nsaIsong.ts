import { message } from '../../../../locales/message'
import { game } from '../preset'
import { PASSING } from './base'

/** Nsa Isong, played in Western Africa. */
export const nsaIsong = game(PASSING, {
  id: 'nsa-isong',
  name: 'Nsa Isong',
  summary: message('gamesPassing.nsa-isong.summary'),
  detail: message('gamesPassing.nsa-isong.detail'),
  regions: ['Western Africa'],
  source: 'Mancala World, “Nsa Isong”',
  oracle: 'Nsa_Isong',
  readings: [message('gamesPassing.nsa-isong.reading1')],
  sow: { direction: 'clockwise' },
  end: { few: 4, fewTo: 'mover' },
})
