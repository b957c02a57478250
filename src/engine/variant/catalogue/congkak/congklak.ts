import { game } from '../preset'
import { congkak } from './congkak'

/** Congklak as on the rule sheet. */
export const congklak = game(congkak, {
  id: 'congklak',
  name: 'Congklak',
  summary: 'The first to hold more than half at the end of a turn wins.',
  source: 'Congklak rule sheet, after Kasim 2016, Playing the game of Congklak with reinforcement learning',
  end: { when: 'majority', leftovers: 'nobody' },
  win: { by: 'majority' },
})

/** Congklak with the patch that keeps the first player from winning at once. */
export const congklakPatched = game(congklak, {
  id: 'congklak-patched',
  name: 'Congklak with Kasim’s patch',
  summary: 'Congklak, sown on only from own holes.',
  sow: { relay: 'own' },
})
