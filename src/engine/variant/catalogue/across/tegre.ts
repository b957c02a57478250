import { message } from '../../../../locales/message'
import { game } from '../preset'
import { ACROSS } from './base'

/** Tegre, played in Eastern Africa. */
export const tegre = game(ACROSS, {
  id: 'tegre',
  name: 'Tegre',
  summary: message('gamesAcross.tegre.summary'),
  detail: message('gamesAcross.tegre.detail'),
  regions: ['Eastern Africa'],
  source: 'Russ 1984, Mancala Games, p. 30',
  oracle: 'Tegre',
  turn: { afterCapture: 'sowOn' },
  end: { leftovers: 'toLastMover' },
})
