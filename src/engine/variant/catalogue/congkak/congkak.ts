import { game } from '../preset'
import { CONGKAK } from './base'

/** One round of congkak. */
export const congkak = game(CONGKAK, {
  id: 'congkak',
  name: 'Congkak',
  summary: 'Sow on from any hole that was not empty, and capture across the board.',
  detail: 'One round is played until all seeds are in the stores; a player without seeds passes.',
  regions: ['Southeast Asia'],
  otherNames: ['Congklak', 'Dakon'],
  source: 'Chen, Ismail, Lim & Yow 2022, The winning percentage in congkak using a randomised strategy',
  sizes: 'asManySeedsAsHoles',
})
