import { message } from '../../../../locales/message'
import { game } from '../preset'
import { AWARI } from './base'

/** Oware, played in Western Africa, the Caribbean and the Americas. */
export const oware = game(AWARI, {
  id: 'oware',
  name: 'Oware',
  summary: message('gamesAwari.oware.summary'),
  detail: message('gamesAwari.oware.detail'),
  regions: ['Western Africa', 'Caribbean', 'Americas'],
  otherNames: ['Abapa', 'Awari', 'Wari'],
  source: 'Valdez 2023, 50 Ways to Play Mancala, p. 49',
  oracle: 'Oware',
  sow: { origin: 'skipped' },
  turn: { mustFeed: 'yes', grandSlam: 'void' },
  end: { when: 'majority', repetition: 'shareBySide' },
})
