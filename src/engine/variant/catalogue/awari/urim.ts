import { message } from '../../../../locales/message'
import { game } from '../preset'
import { AWARI } from './base'

/** Urim, played in Western Africa. */
export const urim = game(AWARI, {
  id: 'urim',
  name: 'Urim',
  summary: message('gamesAwari.urim.summary'),
  detail: message('gamesAwari.urim.detail'),
  regions: ['Western Africa'],
  source: 'Valdez 2023, 50 Ways to Play Mancala, p. 55',
  oracle: 'Urim',
  sow: { origin: 'skipped', skips: 'holesFrom', skipCount: 17 },
  turn: { captureCounts: [2, 3, 4], mustFeed: 'yes', grandSlam: 'void' },
  end: { leftovers: 'toLastMover', repetition: 'shareBySide' },
})
