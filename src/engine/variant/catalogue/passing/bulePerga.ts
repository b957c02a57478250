import { game } from '../preset'
import { PASSING } from './base'

/** Bule Perga, played in South Asia. */
export const bulePerga = game(PASSING, {
  id: 'bule-perga',
  name: 'Bule Perga',
  summary:
    'Sowing goes on from the hole after the last seed, and every four that comes about goes to the owner of its row.',
  detail: 'The round can be very long, because four or eight seeds may go round without ever making a four.',
  regions: ['South Asia'],
  source: 'Mancala World, “Bule Perga”',
  oracle: 'Bule_Perga',
  board: { holes: 7 },
  sow: { relayFrom: 'nextHole', passing: 'toOwnerWithLast' },
  turn: { lastInOpponents: 'nothing', lastInOwn: 'nothing' },
})
