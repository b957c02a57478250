import { message } from '../../../../locales/message'
import { game } from '../preset'
import { KALAH } from './base'

/** Tchuka Ruma for two players. */
export const tchukaRuma = game(KALAH, {
  id: 'tchuka-ruma',
  name: 'Tchuka Ruma',
  summary: message('gamesKalah.tchuka-ruma.summary'),
  detail: message('gamesKalah.tchuka-ruma.detail'),
  regions: ['Europe'],
  source: 'Mancala World, “Tchuka Ruma”',
  oracle: 'Tchuka_Ruma',
  readings: [message('gamesKalah.tchuka-ruma.reading1')],
  board: { holes: 7 },
  start: { seedsPerHole: 2 },
  sow: { direction: 'ownRow', relay: 'any' },
  turn: { lastInOwnEmpty: 'nothing' },
  end: { repetition: 'splitEvenly', repeats: 'playOn' },
  win: { by: 'clear' },
})
