import { message } from '../../../../locales/message'
import { game } from '../preset'
import { MANGALA } from './base'

/** Bohnenspiel, played in Europe. */
export const bohnenspiel = game(MANGALA, {
  id: 'bohnenspiel',
  name: 'Bohnenspiel',
  summary: message('gamesMangala.bohnenspiel.summary'),
  detail: message('gamesMangala.bohnenspiel.detail'),
  regions: ['Europe'],
  otherNames: ['Das Bohnenspiel', 'Bean game'],
  source: 'Mancala World, “Bohnenspiel”',
  oracle: 'Bohnenspiel',
  start: { seedsPerHole: 6 },
  turn: { captureCounts: [2, 4, 6] },
  end: { leftovers: 'toLastMover' },
})
