import { game } from '../preset'
import { congkak } from './congkak'

/** Dakon, played on Java. */
export const dakon = game(congkak, {
  id: 'dakon',
  name: 'Dakon',
  summary: 'Ends when the mover cannot move; the last seed is taken even when nothing lies across.',
  source:
    'Donkers, de Voogt & Uiterwijk 2000, Human versus machine problem-solving: winning openings in Dakon',
  turn: { emptyOpposite: 'takeLast', noMove: 'roundEnds' },
  end: { when: 'moverCannotMove' },
  match: { length: 'untilOut', refill: 'fromLeft' },
})
