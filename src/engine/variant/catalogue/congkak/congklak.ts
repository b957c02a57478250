import { message } from '../../../../locales/message'
import { game } from '../preset'
import { congkak } from './congkak'

/** Congklak as on the rule sheet. */
export const congklak = game(congkak, {
  id: 'congklak',
  name: 'Congklak',
  summary: message('gamesCongkak.congklak.summary'),
  detail: message('gamesCongkak.congklak.detail'),
  regions: ['Southeast Asia'],
  source: 'Congklak rule sheet, after Kasim 2016, Playing the game of Congklak with reinforcement learning',
  end: { when: 'majority', leftovers: 'nobody' },
  win: { by: 'majority' },
  readings: [
    message('gamesCongkak.congklak.reading1'),
    message('gamesCongkak.congklak.reading2'),
    message('gamesCongkak.congklak.reading3'),
  ],
})

/** Congklak with the patch that keeps the first player from winning at once. */
export const congklakPatched = game(congklak, {
  id: 'congklak-patched',
  name: 'Congklak with Kasim’s patch',
  summary: message('gamesCongkak.congklak-patched.summary'),
  detail: message('gamesCongkak.congklak-patched.detail'),
  regions: ['Southeast Asia'],
  sow: { relay: 'own' },
  readings: [message('gamesCongkak.congklak-patched.reading1')],
})
