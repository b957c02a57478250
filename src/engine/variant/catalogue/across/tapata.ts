import { message } from '../../../../locales/message'
import { everyThirdEmpty } from '../layouts'
import { game } from '../preset'
import { ACROSS } from './base'

/** Tapata, played in Eastern Africa. */
export const tapata = game(ACROSS, {
  id: 'tapata',
  name: 'Tapata',
  summary: message('gamesAcross.tapata.summary'),
  detail: message('gamesAcross.tapata.detail'),
  regions: ['Eastern Africa'],
  source: 'Russ 1984, Mancala Games, p. 34',
  oracle: 'Tapata',
  pattern: everyThirdEmpty,
  board: { holes: 12 },
  start: { seedsPerHole: 3 },
  lift: { reach: 'opponentOrEmpty', opening: 'rightHalf' },
  sow: { firstMove: 'overToOpponent' },
  end: { when: 'eitherSideEmpty' },
  win: { by: 'deprive' },
})
