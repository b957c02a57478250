import { message } from '../../../../locales/message'
import { game } from '../preset'
import { AWARI } from './base'

/** Achochodi, played in Western Africa. */
export const achochodi = game(AWARI, {
  id: 'achochodi',
  name: 'Achochodi',
  summary: message('gamesAwari.achochodi.summary'),
  detail: message('gamesAwari.achochodi.detail'),
  regions: ['Western Africa'],
  source: 'Valdez 2023, 50 Ways to Play Mancala, p. 63',
  oracle: 'Achochodi',
  sow: { origin: 'skipped', before: 'lastSeedAcross' },
  turn: { chainSides: 'bothSides', mustFeed: 'yes' },
  end: { leftovers: 'toLastMover', repetition: 'shareBySide' },
})
