import { message } from '../../../../locales/message'
import { game } from '../preset'
import { OTHER } from './base'

/** Gelech, played in Western Africa. */
export const gelech = game(OTHER, {
  id: 'gelech',
  name: 'Gelech',
  summary: message('gamesOther.gelech.summary'),
  detail: message('gamesOther.gelech.detail'),
  regions: ['Western Africa'],
  source: 'Valdez 2023, 50 Ways to Play Mancala, p. 30',
  oracle: 'Gelech',
  lift: { facing: 'notFacingSingle' },
  sow: { direction: 'eitherWay', before: 'singlesAcross' },
  end: { leftovers: 'toLastMover' },
})
