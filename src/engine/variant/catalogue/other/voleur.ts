import { message } from '../../../../locales/message'
import { game } from '../preset'
import { OTHER } from './base'

/** Voleur, played in the Caribbean. */
export const voleur = game(OTHER, {
  id: 'voleur',
  name: 'Voleur',
  summary: message('gamesOther.voleur.summary'),
  detail: message('gamesOther.voleur.detail'),
  regions: ['Caribbean'],
  source: 'Mancala World, “Voleur”',
  oracle: 'Voleur',
  turn: { lastHole: 'take' },
})
