import { game } from '../preset'
import { congkak } from './congkak'

/** Dakon, played on Java. */
export const dakon = game(congkak, {
  id: 'dakon',
  name: 'Dakon',
  summary: 'The round ends when the player to move has no seeds left.',
  detail: 'A capture across takes the last seed even when the opposite hole is empty.',
  regions: ['Southeast Asia'],
  otherNames: ['Congklak', 'Congkak'],
  source:
    'Donkers, de Voogt & Uiterwijk 2000, Human versus machine problem-solving: winning openings in Dakon',
  turn: { emptyOpposite: 'takeLast', noMove: 'roundEnds' },
  end: { when: 'moverCannotMove' },
  match: { length: 'untilOut', refill: 'fromLeft' },
  readings: [
    'The paper does not say whether the last seed is taken when the hole across is empty. It is taken: the published counts of openings come out only in this way.',
    'The text calls an opening winning from 2n² − n seeds on. It takes one seed more, as the published counts need: the opponent is left with fewer than n seeds.',
  ],
})
