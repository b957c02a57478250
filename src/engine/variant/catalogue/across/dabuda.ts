import { message } from '../../../../locales/message'
import { game } from '../preset'
import { ACROSS } from './base'

/** Dabuda, played in Eastern Africa. */
export const dabuda = game(ACROSS, {
  id: 'dabuda',
  name: 'Dabuda',
  summary: message('gamesAcross.dabuda.summary'),
  detail: message('gamesAcross.dabuda.detail'),
  regions: ['Eastern Africa'],
  source: 'Russ 1984, Mancala Games, p. 32',
  oracle: 'Dabuda',
  board: { holes: 10 },
  lift: { reach: 'opponentOrEmpty' },
  turn: { capturingSeed: 'taken' },
})
