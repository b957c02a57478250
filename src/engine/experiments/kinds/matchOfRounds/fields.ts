import type { Field } from '../../contract/fields'
import { MAX_MATCHES } from './spec'

/** How a form shows the spec. */
export const FIELDS: readonly Field[] = [
  { path: 'variant', label: 'Variant', type: 'variant', hint: 'One whose match has several rounds.' },
  { path: 'first', label: 'South', type: 'agent' },
  { path: 'second', label: 'North', type: 'agent' },
  { path: 'matches', label: 'Matches', type: 'integer', min: 1, max: MAX_MATCHES },
  { path: 'seed', label: 'Seed', type: 'seed' },
]
