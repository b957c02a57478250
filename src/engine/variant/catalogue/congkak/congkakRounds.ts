import { game } from '../preset'
import { congkak } from './congkak'

/** Congkak in rounds; laps skip burnt holes. */
export const congkakRounds = game(congkak, {
  id: 'congkak-rounds',
  name: 'Congkak in rounds',
  summary: 'Rounds until a player has lost all holes; burnt holes are bypassed.',
  match: { length: 'untilOut' },
})

/** Congkak in rounds; burnt holes confiscate. */
export const congkakConfiscating = game(congkakRounds, {
  id: 'congkak-rounds-confiscate',
  name: 'Congkak in rounds, burnt holes confiscate',
  summary: 'Rounds; a seed that falls into a burnt hole goes to the opponent.',
  match: { burnt: 'confiscated' },
})
