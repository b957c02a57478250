import { message } from '../../../../locales/message'
import { game } from '../preset'
import { AWARI } from './base'

/** Kale, played in Central Africa. */
export const kale = game(AWARI, {
  id: 'kale',
  name: 'Kale',
  summary: message('gamesAwari.kale.summary'),
  detail: message('gamesAwari.kale.detail'),
  regions: ['Central Africa'],
  source: 'Valdez 2023, 50 Ways to Play Mancala, p. 69',
  oracle: 'Kale',
  sow: { origin: 'skipped' },
  turn: { chainSides: 'bothSides', singleSeed: 'capturesNothing', mustFeed: 'yes', grandSlam: 'void' },
  end: { when: 'majority', leftovers: 'toUnfed', repetition: 'shareBySide' },
})
