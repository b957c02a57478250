import type { Field } from '../../contract/fields'
import { MAX_GAMES } from '../matchSeries/spec'

/** How a form shows the spec. */
export const FIELDS: readonly Field[] = [
  { path: 'variant', label: 'Variant', type: 'variant' },
  { path: 'agents', label: 'Players', type: 'players', hint: 'Each plays each, as South and as North.' },
  { path: 'games', label: 'Games per cell', type: 'integer', min: 1, max: MAX_GAMES },
  { path: 'seed', label: 'Seed', type: 'seed' },
]
