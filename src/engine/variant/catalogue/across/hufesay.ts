import { message } from '../../../../locales/message'
import { game } from '../preset'
import { ACROSS } from './base'

/** Hufesay, played in Eastern Africa. */
export const hufesay = game(ACROSS, {
  id: 'hufesay',
  name: 'Hufesay',
  summary: message('gamesAcross.hufesay.summary'),
  detail: message('gamesAcross.hufesay.detail'),
  regions: ['Eastern Africa'],
  source: 'Mancala World, “Hufesay”',
  oracle: 'Hufesay',
  turn: { noMove: 'pass' },
  end: { when: 'majority', few: 1, leftovers: 'nobody' },
})
