import { message } from '../../../../locales/message'
import type { Field } from '../../contract/fields'
import { MAX_GAMES } from '../matchSeries/spec'
import { MAX_LAPS } from './spec'

/** How a form shows the spec. */
export const FIELDS: readonly Field[] = [
  { path: 'variant', label: message('fields.variant'), type: 'variant' },
  { path: 'opponent', label: message('fields.opponent'), type: 'player' },
  { path: 'laps', label: message('fields.laps'), type: 'range', min: 1, max: MAX_LAPS },
  { path: 'games', label: message('fields.gamesPerPoint'), type: 'integer', min: 1, max: MAX_GAMES },
  { path: 'seed', label: message('fields.seed'), type: 'seed' },
]
