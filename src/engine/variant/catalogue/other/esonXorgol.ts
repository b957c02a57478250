import { message } from '../../../../locales/message'
import { game } from '../preset'
import { OTHER } from './base'

/** Eson Xorgol, played in Central Asia. */
export const esonXorgol = game(OTHER, {
  id: 'eson-xorgol',
  name: 'Eson Xorgol',
  summary: message('gamesOther.eson-xorgol.summary'),
  detail: message('gamesOther.eson-xorgol.detail'),
  regions: ['Central Asia'],
  source: 'Russ 1984, Mancala Games, p. 24',
  oracle: 'Eson_Xorgol',
  board: { holes: 5 },
  start: { seedsPerHole: 9 },
  lift: { reach: 'bothRows' },
  sow: { direction: 'clockwise' },
  turn: { gap: 'captureBeyondFilled' },
  end: { when: 'majority', few: 2, leftovers: 'nobody' },
})
