import { game } from '../preset'
import { MANGALA } from './base'

/** Bohnenspiel, played in Europe. */
export const bohnenspiel = game(MANGALA, {
  id: 'bohnenspiel',
  name: 'Bohnenspiel',
  summary: 'Captures twos, fours and sixes from both rows, running back from the last seed.',
  detail: 'When a player cannot move, the player who moved last takes all that is left.',
  regions: ['Europe'],
  otherNames: ['Das Bohnenspiel', 'Bean game'],
  source: 'Mancala World, “Bohnenspiel”',
  oracle: 'Bohnenspiel',
  start: { seedsPerHole: 6 },
  turn: { captureCounts: [2, 4, 6] },
  end: { leftovers: 'toLastMover' },
})
