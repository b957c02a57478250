import { game } from '../preset'
import { congkak } from './congkak'

/** Congkak in rounds; laps skip burnt holes. */
export const congkakRounds = game(congkak, {
  id: 'congkak-rounds',
  name: 'Congkak in rounds',
  summary: 'Rounds follow each other until a player has lost all holes.',
  detail:
    'Each player refills holes from the store; a hole that cannot be filled is burnt, and laps skip it.',
  regions: ['Southeast Asia'],
  match: { length: 'untilOut' },
})

/** Congkak in rounds; burnt holes confiscate. */
export const congkakConfiscating = game(congkakRounds, {
  id: 'congkak-rounds-confiscate',
  name: 'Congkak in rounds, burnt holes confiscate',
  summary: 'Congkak in rounds, with burnt holes that still receive seeds.',
  detail: 'A seed that falls into a burnt hole goes to the opponent’s store.',
  regions: ['Southeast Asia'],
  match: { burnt: 'confiscated' },
})
