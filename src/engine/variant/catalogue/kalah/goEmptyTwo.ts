import { message } from '../../../../locales/message'
import { game } from '../preset'
import { KALAH } from './base'

/** GoEmpty Two. */
export const goEmptyTwo = game(KALAH, {
  id: 'go-empty-two',
  name: 'GoEmpty Two',
  summary: message('gamesKalah.go-empty-two.summary'),
  detail: message('gamesKalah.go-empty-two.detail'),
  regions: ['Americas'],
  source: 'Hanson & Hanson 2003, All about Mancala, p. 29',
  oracle: 'GoEmpty_Two',
  board: { stores: 'both' },
  start: { seedsPerHole: 3 },
  sow: { direction: 'eitherWay' },
  turn: { lastInOwnEmpty: 'nothing' },
  end: { repetition: 'splitEvenly', repeats: 'playOn' },
  win: { by: 'clear' },
})
