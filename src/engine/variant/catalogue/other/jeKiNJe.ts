import { message } from '../../../../locales/message'
import { game } from '../preset'
import { OTHER } from './base'

/** Je ki n je, played in Eastern Africa. */
export const jeKiNJe = game(OTHER, {
  id: 'je-ki-n-je',
  name: 'Je ki n je',
  summary: message('gamesOther.je-ki-n-je.summary'),
  detail: message('gamesOther.je-ki-n-je.detail'),
  regions: ['Eastern Africa'],
  source: 'Valdez 2023, 50 Ways to Play Mancala, p. 38',
  oracle: 'Je_ki_n_je',
  readings: [message('gamesOther.je-ki-n-je.reading1')],
  sow: { direction: 'eitherWay', relay: 'any' },
  turn: { nextHole: 'takeFromOpponents', takesToo: 'lastHole', chainWay: 'onward', mustFeed: 'yes' },
  end: { when: 'majority' },
})
