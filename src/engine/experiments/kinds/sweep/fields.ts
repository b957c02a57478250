import { message } from '../../../../locales/message'
import { MAX_HOLES } from '../../../variant/variant'
import type { Field } from '../../contract/fields'
import { MOST_FORCED_SEEDS } from './spec'

/** How a form shows the spec. */
export const FIELDS: readonly Field[] = [
  { path: 'variant', label: message('fields.variant'), type: 'variant' },
  { path: 'holes', label: message('fields.holesPerSide'), type: 'range', min: 1, max: MAX_HOLES },
  {
    path: 'seeds',
    label: message('fields.seedsPerHole'),
    type: 'range',
    min: 1,
    max: MOST_FORCED_SEEDS,
    hint: message('fields.forcedHint'),
  },
]
