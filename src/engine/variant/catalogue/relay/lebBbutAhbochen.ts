import { game } from '../preset'
import { RELAY } from './base'

/** Leb Bbut Ahbochen, played in Northern Africa. */
export const lebBbutAhbochen = game(RELAY, {
  id: 'leb-bbut-ahbochen',
  name: 'Leb Bbut Ahbochen',
  summary: 'A last seed that makes six is sown on; a two or a four in the opponent’s row is captured.',
  detail: 'Ten holes per side; a move that would take everything captures nothing.',
  regions: ['Northern Africa'],
  source: 'Mancala World, “Leb Bbut Ahbochen”',
  oracle: 'Leb_Bbut_Ahbochen',
  board: { holes: 10 },
  sow: { relayIf: 'exactly', relayCount: 6 },
  turn: { captures: 'chain', mustFeed: 'yes', grandSlam: 'void' },
})
