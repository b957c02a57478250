import { message } from '../../../../locales/message'
import { game } from '../preset'
import { KALAH } from './base'

/** NS Kalah, a modern game. */
export const nsKalah = game(KALAH, {
  id: 'ns-kalah',
  name: 'NS Kalah',
  summary: message('gamesKalah.ns-kalah.summary'),
  detail: message('gamesKalah.ns-kalah.detail'),
  regions: ['Americas'],
  source: 'Davies 2025',
  oracle: 'NS_Kalah',
  board: { holes: 7 },
  sow: { direction: 'ownRow' },
  turn: { capturingSeed: 'stays', grandSlam: 'givesRest' },
  end: { when: 'moverCannotMove', repetition: 'splitEvenly', repeats: 'playOn' },
})
