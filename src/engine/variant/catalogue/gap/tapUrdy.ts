import { game } from '../preset'
import { GAP } from './base'

/** Tap-Urdy, played in Central Asia. */
export const tapUrdy = game(GAP, {
  id: 'tap-urdy',
  name: 'Tap-Urdy',
  summary:
    'After every lap the hole beyond an empty next hole is taken, and the relay goes on from the last hole.',
  detail: 'Seeds left at the end count for nobody.',
  regions: ['Central Asia'],
  source: 'Valdez 2023, 50 Ways to Play Mancala, p. 113',
  oracle: 'Tap-Urdy',
  readings: [
    'One description captures only from an occupied last hole; here the final seed in an empty hole captures as well.',
  ],
  sow: { relayFrom: 'lastHole' },
  turn: { evenFrom: 2, afterCapture: 'relayOn' },
  end: { leftovers: 'nobody', repetition: 'draw' },
})
