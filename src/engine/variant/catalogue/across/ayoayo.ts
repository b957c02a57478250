import { game } from '../preset'
import { ACROSS } from './base'

/** Ayoayo, played in Western Africa. */
export const ayoayo = game(ACROSS, {
  id: 'ayoayo',
  name: 'Ayoayo',
  summary:
    'Relay sowing in which a last seed in the player’s own empty hole takes itself and the hole across.',
  detail: 'A lap that comes round skips the hole it began from, and an opponent without seeds must be fed.',
  regions: ['Western Africa'],
  source: 'Mohr 1993, The New Games Treasury, p. 102',
  oracle: 'Ayoayo',
  sow: { origin: 'skipped' },
  turn: { capturingSeed: 'taken', mustFeed: 'yes' },
})
