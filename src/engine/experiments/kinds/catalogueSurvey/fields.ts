import type { Field } from '../../contract/fields'
import { MAX_GAMES } from '../matchSeries/spec'

/** How a form shows the spec. */
export const FIELDS: readonly Field[] = [
  {
    path: 'variants',
    label: 'Games of the catalogue',
    type: 'text',
    hint: 'all, or ids of presets separated by commas',
  },
  { path: 'first', label: 'South', type: 'player' },
  { path: 'second', label: 'North', type: 'player' },
  { path: 'games', label: 'Games per variant', type: 'integer', min: 1, max: MAX_GAMES },
  { path: 'seed', label: 'Seed', type: 'seed' },
]
