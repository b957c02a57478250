import { message } from '../../../../locales/message'
import { game } from '../preset'
import { ACROSS } from './base'

/** Dépouiller. */
export const depouiller = game(ACROSS, {
  id: 'depouiller',
  name: 'Dépouiller',
  summary: message('gamesAcross.depouiller.summary'),
  detail: message('gamesAcross.depouiller.detail'),
  regions: ['Americas'],
  source: 'Davies 2025',
  oracle: 'Depouiller',
  board: { holes: 5 },
  start: { seedsPerHole: 2 },
  lift: { reach: 'opponentOrEmpty' },
  sow: { relay: 'never' },
  turn: {
    lastInOwnEmpty: 'captureOpposite',
    lastInOpponentsEmpty: 'captureOpposite',
    capturingSeed: 'stays',
    noMove: 'roundEnds',
  },
  end: { when: 'eitherSideEmpty' },
  win: { by: 'deprive' },
})
