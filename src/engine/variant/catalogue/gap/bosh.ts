import { message } from '../../../../locales/message'
import { game } from '../preset'
import { GAP } from './base'

/** Bosh, played in Eastern Africa. */
export const bosh = game(GAP, {
  id: 'bosh',
  name: 'Bosh',
  summary: message('gamesGap.bosh.summary'),
  detail: message('gamesGap.bosh.detail'),
  regions: ['Eastern Africa'],
  source: 'Russ 1984, Mancala Games, p. 45',
  oracle: 'Bosh',
  board: { holes: 5 },
})
