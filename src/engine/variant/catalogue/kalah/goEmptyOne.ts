import { message } from '../../../../locales/message'
import { game } from '../preset'
import { KALAH } from './base'

/** GoEmpty One. */
export const goEmptyOne = game(KALAH, {
  id: 'go-empty-one',
  name: 'GoEmpty One',
  summary: message('gamesKalah.go-empty-one.summary'),
  detail: message('gamesKalah.go-empty-one.detail'),
  regions: ['Americas'],
  source: 'Hanson & Hanson 2003, All about Mancala, p. 29',
  oracle: 'GoEmpty_One',
  sow: { relay: 'any' },
  turn: { lastInOwnEmpty: 'nothing' },
  end: { repetition: 'splitEvenly', repeats: 'playOn' },
  win: { by: 'clear' },
})
