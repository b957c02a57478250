import { message } from '../../../../locales/message'
import { game } from '../preset'
import { CLAIMED } from './base'

/** Bao (two rows), played in Eastern Africa. */
export const bao = game(CLAIMED, {
  id: 'bao',
  name: 'Bao (two rows)',
  summary: message('gamesClaimed.bao.summary'),
  detail: message('gamesClaimed.bao.detail'),
  regions: ['Eastern Africa'],
  source: 'Russ 1984, Mancala Games, p. 43',
  oracle: 'Bao',
  readings: [message('gamesClaimed.bao.reading1')],
  board: { holes: 7 },
  sow: { relayIf: 'visited' },
  turn: {
    lastInOwnEmpty: 'captureOpposite',
    captures: 'chain',
    chainWay: 'onward',
    starterWaits: 'untilOtherCaptures',
  },
  claim: { lap: 'severalSeeds' },
})
