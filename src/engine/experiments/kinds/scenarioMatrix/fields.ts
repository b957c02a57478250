import { message } from '../../../../locales/message'
import type { Field } from '../../contract/fields'
import { MAX_GAMES } from '../matchSeries/spec'

/** How a form shows the spec. */
export const FIELDS: readonly Field[] = [
  { path: 'variant', label: message('fields.variant'), type: 'variant' },
  { path: 'agents', label: message('fields.players'), type: 'players', hint: message('fields.playersHint') },
  { path: 'games', label: message('fields.gamesPerCell'), type: 'integer', min: 1, max: MAX_GAMES },
  { path: 'seed', label: message('fields.seed'), type: 'seed' },
]
