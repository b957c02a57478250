import { message } from '../../../../locales/message'
import { game } from '../preset'
import { congkak } from './congkak'

/** Dakon, played on Java. */
export const dakon = game(congkak, {
  id: 'dakon',
  name: 'Dakon',
  summary: message('gamesCongkak.dakon.summary'),
  detail: message('gamesCongkak.dakon.detail'),
  regions: ['Southeast Asia'],
  otherNames: ['Congklak', 'Congkak'],
  source:
    'Donkers, de Voogt & Uiterwijk 2000, Human versus machine problem-solving: winning openings in Dakon',
  turn: { emptyOpposite: 'takeLast', noMove: 'roundEnds' },
  end: { when: 'moverCannotMove' },
  match: { length: 'untilOut', refill: 'fromLeft' },
  readings: [message('gamesCongkak.dakon.reading1'), message('gamesCongkak.dakon.reading2')],
})
