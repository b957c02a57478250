import { message } from '../../../../locales/message'
import { game } from '../preset'
import { ACROSS } from './base'

/** Ayoayo, played in Western Africa. */
export const ayoayo = game(ACROSS, {
  id: 'ayoayo',
  name: 'Ayoayo',
  summary: message('gamesAcross.ayoayo.summary'),
  detail: message('gamesAcross.ayoayo.detail'),
  regions: ['Western Africa'],
  source: 'Mohr 1993, The New Games Treasury, p. 102',
  oracle: 'Ayoayo',
  sow: { origin: 'skipped' },
  turn: { capturingSeed: 'taken', mustFeed: 'yes' },
  end: { when: 'majority' },
})
