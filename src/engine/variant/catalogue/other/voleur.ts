import { game } from '../preset'
import { OTHER } from './base'

/** Voleur, played in Caribbean. */
export const voleur = game(OTHER, {
  id: 'voleur',
  name: 'Voleur',
  summary: 'Whatever hole the last seed falls into, the mover takes all of it.',
  detail: 'One lap per move, and no other way to capture.',
  regions: ['Caribbean'],
  source: 'Mancala World, “Voleur”',
  oracle: 'Voleur',
  turn: { lastHole: 'take' },
})
