import { message } from '../../../../locales/message'
import { everyThirdEmpty } from '../layouts'
import { game } from '../preset'
import { ACROSS } from './base'

/** Boola, played in Eastern Africa. */
export const boola = game(ACROSS, {
  id: 'boola',
  name: 'Boola',
  summary: message('gamesAcross.boola.summary'),
  detail: message('gamesAcross.boola.detail'),
  regions: ['Eastern Africa'],
  source: 'Mancala World, “Boola”',
  oracle: 'Boola',
  pattern: everyThirdEmpty,
  board: { holes: 12 },
  start: { seedsPerHole: 3 },
  lift: { reach: 'opponentOrEmpty' },
  win: { by: 'immobilise' },
})
