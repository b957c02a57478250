import type { Field } from '../../contract/fields'
import { MAX_GAMES } from '../matchSeries/spec'
import { MAX_LAPS } from './spec'

/** How a form shows the spec. */
export const FIELDS: readonly Field[] = [
  { path: 'variant', label: 'Variant', type: 'variant' },
  { path: 'opponent', label: 'Opponent', type: 'player' },
  { path: 'laps', label: 'Laps foreseen', type: 'range', min: 1, max: MAX_LAPS },
  { path: 'games', label: 'Games per point', type: 'integer', min: 1, max: MAX_GAMES },
  { path: 'seed', label: 'Seed', type: 'seed' },
]
