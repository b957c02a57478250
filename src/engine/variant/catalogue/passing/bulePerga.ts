import { message } from '../../../../locales/message'
import { game } from '../preset'
import { PASSING } from './base'

/** Bule Perga, played in South Asia. */
export const bulePerga = game(PASSING, {
  id: 'bule-perga',
  name: 'Bule Perga',
  summary: message('gamesPassing.bule-perga.summary'),
  detail: message('gamesPassing.bule-perga.detail'),
  regions: ['South Asia'],
  source: 'Mancala World, “Bule Perga”',
  oracle: 'Bule_Perga',
  board: { holes: 7 },
  sow: { relayFrom: 'nextHole', passing: 'toOwnerWithLast' },
  turn: { lastInOpponents: 'nothing', lastInOwn: 'nothing' },
  end: { when: 'majority' },
})
