import { game } from '../preset'
import { congkak } from './congkak'

/** Congklak as on the rule sheet. */
export const congklak = game(congkak, {
  id: 'congklak',
  name: 'Congklak',
  summary: 'The first player to hold more than half of all seeds at the end of a turn wins.',
  detail: 'The first player can win without the other ever moving; a patched version takes that away.',
  regions: ['Southeast Asia'],
  source: 'Congklak rule sheet, after Kasim 2016, Playing the game of Congklak with reinforcement learning',
  end: { when: 'majority', leftovers: 'nobody' },
  win: { by: 'majority' },
})

/** Congklak with the patch that keeps the first player from winning at once. */
export const congklakPatched = game(congklak, {
  id: 'congklak-patched',
  name: 'Congklak with Kasim’s patch',
  summary: 'Congklak in which seeds are sown on only from the player’s own holes.',
  detail: 'The patch was proposed to keep the first player from winning in one turn.',
  regions: ['Southeast Asia'],
  sow: { relay: 'own' },
})
