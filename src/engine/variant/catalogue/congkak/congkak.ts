import { message } from '../../../../locales/message'
import { game } from '../preset'
import { CONGKAK } from './base'

/** One round of congkak. */
export const congkak = game(CONGKAK, {
  id: 'congkak',
  name: 'Congkak',
  summary: message('gamesCongkak.congkak.summary'),
  detail: message('gamesCongkak.congkak.detail'),
  regions: ['Southeast Asia'],
  otherNames: ['Congklak', 'Dakon'],
  source: 'Chen, Ismail, Lim & Yow 2022, The winning percentage in congkak using a randomised strategy',
  sizes: 'asManySeedsAsHoles',
  readings: [message('gamesCongkak.congkak.reading1'), message('gamesCongkak.congkak.reading2')],
})
