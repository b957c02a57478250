import { game } from '../preset'
import { AWARI } from './base'

/** Mbangbi, played in Central Africa. */
export const mbangbi = game(AWARI, {
  id: 'mbangbi',
  name: 'Mbangbi',
  summary: 'The mover chooses the way of every sowing and captures twos and fours from the opponent.',
  detail: 'Only holes with at least two seeds may be lifted, and a player who has none passes.',
  regions: ['Central Africa'],
  source: 'Russ 1984, Mancala Games, p. 20',
  oracle: 'Mbangbi',
  readings: [
    'Captures run back against the way that was sown; another program runs them clockwise whichever way was sown.',
  ],
  board: { holes: 5 },
  start: { seedsPerHole: 8 },
  lift: { atLeast: 2 },
  sow: { direction: 'eitherWay', origin: 'skipped' },
  turn: { captureCounts: [2, 4], noMove: 'pass' },
  end: { when: 'allInStores' },
})
