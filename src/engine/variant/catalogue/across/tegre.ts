import { game } from '../preset'
import { ACROSS } from './base'

/** Tegre, played in Eastern Africa. */
export const tegre = game(ACROSS, {
  id: 'tegre',
  name: 'Tegre',
  summary: 'Relay sowing in which a capturing seed is lifted again and sown on.',
  detail: 'The turn ends when the last seed falls into an empty hole and captures nothing.',
  regions: ['Eastern Africa'],
  source: 'Russ 1984, Mancala Games, p. 30',
  oracle: 'Tegre',
  turn: { afterCapture: 'sowOn' },
  end: { leftovers: 'toLastMover' },
})
