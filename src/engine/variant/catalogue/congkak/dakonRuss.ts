import { message } from '../../../../locales/message'
import { game } from '../preset'
import { CONGKAK } from './base'

/** Dakon (with passes), played in Southeast Asia. */
export const dakonRuss = game(CONGKAK, {
  id: 'dakon-russ',
  name: 'Dakon (with passes)',
  summary: message('gamesCongkak.dakon-russ.summary'),
  detail: message('gamesCongkak.dakon-russ.detail'),
  regions: ['Southeast Asia'],
  source: 'Russ 1984, Mancala Games, p. 62',
  oracle: 'Dakon',
  end: { repetition: 'splitEvenly', repeats: 'playOn' },
})
