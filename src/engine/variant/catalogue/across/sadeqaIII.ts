import { message } from '../../../../locales/message'
import { game } from '../preset'
import { ACROSS } from './base'

/** Sadeqa III, played in Eastern Africa. */
export const sadeqaIII = game(ACROSS, {
  id: 'sadeqa-iii',
  name: 'Sadeqa III',
  summary: message('gamesAcross.sadeqa-iii.summary'),
  detail: message('gamesAcross.sadeqa-iii.detail'),
  regions: ['Eastern Africa'],
  source: 'Mancala World, “Sadeqa III”',
  oracle: 'Sadeqa_III',
  board: { holes: 8 },
  start: { seedsPerHole: 6 },
  end: { when: 'majority', leftovers: 'toLastMover' },
})
