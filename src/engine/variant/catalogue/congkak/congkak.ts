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
  readings: [
    'The paper’s pseudocode takes a last seed in the last hole of the opponent for one in a hole of the mover. The rules are those of the text. The published figures agree with the text, not with the pseudocode.',
    'The paper counts a win, a tie or a loss and nothing else. Who wins comes first here too; where games are solved, both players also go for the largest margin.',
  ],
})
