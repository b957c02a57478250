import { message } from '../../../../locales/message'
import { game } from '../preset'
import { RELAY } from './base'

/** Leb Bbut Ahbochen, played in Northern Africa. */
export const lebBbutAhbochen = game(RELAY, {
  id: 'leb-bbut-ahbochen',
  name: 'Leb Bbut Ahbochen',
  summary: message('gamesRelay.leb-bbut-ahbochen.summary'),
  detail: message('gamesRelay.leb-bbut-ahbochen.detail'),
  regions: ['Northern Africa'],
  source: 'Mancala World, “Leb Bbut Ahbochen”',
  oracle: 'Leb_Bbut_Ahbochen',
  board: { holes: 10 },
  sow: { relayIf: 'exactly', relayCount: 6 },
  turn: { captures: 'chain', mustFeed: 'yes', grandSlam: 'void' },
  end: { when: 'majority' },
})
