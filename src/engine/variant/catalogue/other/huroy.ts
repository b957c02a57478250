import { message } from '../../../../locales/message'
import { game } from '../preset'
import { OTHER } from './base'

/** Huroy, played in Western Africa. */
export const huroy = game(OTHER, {
  id: 'huroy',
  name: 'Huroy',
  summary: message('gamesOther.huroy.summary'),
  detail: message('gamesOther.huroy.detail'),
  regions: ['Western Africa'],
  source: 'Valdez 2023, 50 Ways to Play Mancala, p. 28',
  oracle: 'Huroy',
  sow: { direction: 'eitherWay', before: 'singlesAcross' },
  end: { leftovers: 'toLastMover' },
})
