import type { Variant } from '../../variant'
import { withSeedsAsHoles, type Preset } from '../preset'
import { CHEN, congkak } from './congkak'

const rounds: Variant = {
  ...congkak,
  name: 'Congkak in rounds',
  match: { ...congkak.match, length: 'untilOut' },
}

const confiscating: Variant = {
  ...rounds,
  name: 'Congkak in rounds, burnt holes confiscate',
  match: { ...rounds.match, burnt: 'confiscated' },
}

/** Congkak in rounds; laps skip burnt holes. */
export const congkakRoundsPreset: Preset = {
  id: 'congkak-rounds',
  summary: 'Rounds until a player has lost all holes; burnt holes are bypassed.',
  origin: CHEN,
  make: withSeedsAsHoles(rounds),
}

/** Congkak in rounds; burnt holes confiscate. */
export const congkakConfiscatingPreset: Preset = {
  id: 'congkak-rounds-confiscate',
  summary: 'Rounds; a seed that falls into a burnt hole goes to the opponent.',
  origin: CHEN,
  make: withSeedsAsHoles(confiscating),
}
