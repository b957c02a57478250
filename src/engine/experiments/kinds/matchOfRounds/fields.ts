import { message } from '../../../../locales/message'
import type { Field } from '../../contract/fields'
import { MAX_MATCHES } from './spec'

/** How a form shows the spec. */
export const FIELDS: readonly Field[] = [
  { path: 'variant', label: message('fields.variant'), type: 'variant', hint: message('fields.roundsHint') },
  { path: 'first', label: message('players.south'), type: 'agent' },
  { path: 'second', label: message('players.north'), type: 'agent' },
  { path: 'matches', label: message('fields.matches'), type: 'integer', min: 1, max: MAX_MATCHES },
  { path: 'seed', label: message('fields.seed'), type: 'seed' },
]
