import { message } from '../../../../locales/message'
import { game } from '../preset'
import { ACROSS } from './base'

/** Endodoi, played in Eastern Africa and Western Africa. */
export const endodoi = game(ACROSS, {
  id: 'endodoi',
  name: 'Endodoi',
  summary: message('gamesAcross.endodoi.summary'),
  detail: message('gamesAcross.endodoi.detail'),
  regions: ['Eastern Africa', 'Western Africa'],
  source: 'Russ 1984, Mancala Games, p. 28',
  oracle: 'Endodoi',
  board: { holes: 8 },
  turn: { capturingSeed: 'taken' },
})
