import { game } from '../preset'
import { CLAIMED } from './base'

/** Bao (two rows), played in Eastern Africa. */
export const bao = game(CLAIMED, {
  id: 'bao',
  name: 'Bao (two rows)',
  summary: 'Captures across, and holes of the opponent claimed by a last seed that makes four.',
  detail:
    'A move goes on for a second lap only if the first reached the opponent, and the starter waits to capture until the other has.',
  regions: ['Eastern Africa'],
  source: 'Russ 1984, Mancala Games, p. 43',
  oracle: 'Bao',
  readings: ['The first player may rearrange seeds before the first move; the preset does not.'],
  board: { holes: 7 },
  sow: { relayIf: 'visited' },
  turn: {
    lastInOwnEmpty: 'captureOpposite',
    captures: 'chain',
    chainWay: 'onward',
    starterWaits: 'untilOtherCaptures',
  },
  claim: { lap: 'severalSeeds' },
})
