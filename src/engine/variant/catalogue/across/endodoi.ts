import { game } from '../preset'
import { ACROSS } from './base'

/** Endodoi, played in Eastern Africa and Western Africa. */
export const endodoi = game(ACROSS, {
  id: 'endodoi',
  name: 'Endodoi',
  summary:
    'Relay sowing in which a last seed in the player’s own empty hole takes itself and the hole across.',
  detail: 'Eight holes per side with four seeds each; nobody needs to feed the other.',
  regions: ['Eastern Africa', 'Western Africa'],
  source: 'Russ 1984, Mancala Games, p. 28',
  oracle: 'Endodoi',
  board: { holes: 8 },
  turn: { capturingSeed: 'taken' },
})
