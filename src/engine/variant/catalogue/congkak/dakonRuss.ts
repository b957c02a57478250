import { game } from '../preset'
import { CONGKAK } from './base'

/** Dakon (with passes), played in Southeast Asia. */
export const dakonRuss = game(CONGKAK, {
  id: 'dakon-russ',
  name: 'Dakon (with passes)',
  summary: 'Dakon in which a player without seeds passes.',
  detail: 'A capture across needs seeds in the opposite hole.',
  regions: ['Southeast Asia'],
  source: 'Russ 1984, Mancala Games, p. 62',
  oracle: 'Dakon',
  end: { repetition: 'splitEvenly', repeats: 'playOn' },
})
