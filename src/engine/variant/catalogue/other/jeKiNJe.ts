import { game } from '../preset'
import { OTHER } from './base'

/** Je ki n je, played in Eastern Africa. */
export const jeKiNJe = game(OTHER, {
  id: 'je-ki-n-je',
  name: 'Je ki n je',
  summary:
    'The mover chooses the way; when the relay ends in the opponent’s row, the next hole is taken together with the last.',
  detail: 'An opponent without seeds must be fed.',
  regions: ['Eastern Africa'],
  source: 'Valdez 2023, 50 Ways to Play Mancala, p. 38',
  oracle: 'Je_ki_n_je',
  readings: [
    'One description takes the last seed whenever the relay ends with the opponent; here it is taken only together with a filled next hole.',
  ],
  sow: { direction: 'eitherWay', relay: 'any' },
  turn: { nextHole: 'takeFromOpponents', takesToo: 'lastHole', chainWay: 'onward', mustFeed: 'yes' },
})
