import { everyThirdEmpty } from '../layouts'
import { game } from '../preset'
import { ACROSS } from './base'

/** Tapata, played in Eastern Africa. */
export const tapata = game(ACROSS, {
  id: 'tapata',
  name: 'Tapata',
  summary:
    'Each player opens from the right half of the row with a single lap that must end with the opponent.',
  detail: 'The winner is the player who captures the opponent’s last seed; every third hole starts empty.',
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
