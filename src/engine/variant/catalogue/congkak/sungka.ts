import { message } from '../../../../locales/message'
import { game } from '../preset'
import { dakon } from './dakon'

/** Sungka, dakon’s sister in the Philippines. */
export const sungka = game(dakon, {
  id: 'sungka',
  name: 'Sungka',
  summary: message('gamesCongkak.sungka.summary'),
  detail: message('gamesCongkak.sungka.detail'),
  regions: ['Southeast Asia'],
  start: { first: 'bothAtOnce' },
  match: { nextFirst: 'lastedLongest' },
  readings: [
    message('gamesCongkak.sungka.reading1'),
    message('gamesCongkak.sungka.reading2'),
    message('gamesCongkak.sungka.reading3'),
  ],
})
