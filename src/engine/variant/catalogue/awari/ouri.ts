import { message } from '../../../../locales/message'
import { game } from '../preset'
import { AWARI } from './base'

/** Ouri, played in Western Africa. */
export const ouri = game(AWARI, {
  id: 'ouri',
  name: 'Ouri',
  summary: message('gamesAwari.ouri.summary'),
  detail: message('gamesAwari.ouri.detail'),
  regions: ['Western Africa'],
  source: 'Valdez 2023, 50 Ways to Play Mancala, p. 66',
  oracle: 'Ouri',
  lift: { singles: 'lastResort' },
  sow: { origin: 'skipped' },
  turn: { mustFeed: 'yes', grandSlam: 'movesAgain' },
  end: { when: 'majority', leftovers: 'toUnfed', repetition: 'shareBySide' },
})
