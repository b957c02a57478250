import { game } from '../preset'
import { GAP } from './base'

/** Bosh, played in Eastern Africa. */
export const bosh = game(GAP, {
  id: 'bosh',
  name: 'Bosh',
  summary: 'Sowing goes on from the hole after the last seed; if it is empty, the hole beyond it is taken.',
  detail: 'Five holes per side with four seeds each, and one capture per move.',
  regions: ['Eastern Africa'],
  source: 'Russ 1984, Mancala Games, p. 45',
  oracle: 'Bosh',
  board: { holes: 5 },
})
