import { game } from '../preset'
import { MANGALA } from './base'

/** Al-manqala, played in Western Asia. */
export const alManqala = game(MANGALA, {
  id: 'al-manqala',
  name: 'Al-manqala',
  summary: 'Captures twos and fours from both rows, running back from the last seed.',
  detail: 'If the opponent cannot be fed, the player who was not fed takes what is left.',
  regions: ['Western Asia'],
  source: 'Mancala World, “Al-manqala”',
  oracle: 'Al-manqala',
  readings: [
    'One description has the game sown clockwise, another anticlockwise; here it is sown anticlockwise.',
  ],
  board: { holes: 7 },
  start: { seedsPerHole: 7 },
  turn: { mustFeed: 'yes' },
  end: { leftovers: 'toUnfed', repetition: 'draw' },
})
