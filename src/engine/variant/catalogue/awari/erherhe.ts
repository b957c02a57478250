import { message } from '../../../../locales/message'
import { game } from '../preset'
import { AWARI } from './base'

/** Erherhe, played in Africa. */
export const erherhe = game(AWARI, {
  id: 'erherhe',
  name: 'Erherhe',
  summary: message('gamesAwari.erherhe.summary'),
  detail: message('gamesAwari.erherhe.detail'),
  regions: ['Africa'],
  source: 'Russ 1984, Mancala Games, p. 19',
  oracle: 'Erherhe',
  sow: { origin: 'skipped' },
  turn: { captureCounts: [1, 3], mustFeed: 'yes' },
})
