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
  readings: [
    'The paper does not say who starts a later round. The winner of a round starts the next; after a tie, the player who did not start.',
    'A match goes on until a player has lost all holes or concedes. Nobody concedes. A match that is still open after 1,000 rounds is undecided.',
  ],
})

/** Congkak in rounds; burnt holes confiscate. */
export const congkakConfiscating = game(congkakRounds, {
  id: 'congkak-rounds-confiscate',
  name: 'Congkak in rounds, burnt holes confiscate',
  summary: 'Congkak in rounds, with burnt holes that still receive seeds.',
  detail: 'A seed that falls into a burnt hole goes to the opponent’s store.',
  regions: ['Southeast Asia'],
  match: { burnt: 'confiscated' },
  readings: [
    'The paper mentions as a further rule that a seed which falls into a burnt hole goes to the opponent. It does not say what a last seed there does. A burnt hole holds no seeds, so a last seed that falls there ends the turn.',
  ],
})
