import { message } from '../../../../locales/message'
import { game } from '../preset'
import { ACROSS } from './base'

/** Ndoto, played in Eastern Africa. */
export const ndoto = game(ACROSS, {
  id: 'ndoto',
  name: 'Ndoto',
  summary: message('gamesAcross.ndoto.summary'),
  detail: message('gamesAcross.ndoto.detail'),
  regions: ['Eastern Africa'],
  source: 'Russ 1984, Mancala Games, p. 30',
  oracle: 'Ndoto',
  board: { holes: 8 },
  start: { seedsPerHole: 2 },
  lift: { singles: 'ontoEmpty' },
  end: { when: 'majority' },
})
