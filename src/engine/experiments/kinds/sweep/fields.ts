import { MAX_HOLES } from '../../../variant/variant'
import type { Field } from '../../contract/fields'
import { MOST_FORCED_SEEDS } from './spec'

/** How a form shows the spec. */
export const FIELDS: readonly Field[] = [
  { path: 'variant', label: 'Variant', type: 'variant' },
  { path: 'holes', label: 'Holes per side', type: 'range', min: 1, max: MAX_HOLES },
  {
    path: 'seeds',
    label: 'Seeds per hole',
    type: 'range',
    min: 1,
    max: MOST_FORCED_SEEDS,
    hint: 'With one hole per side nobody has a choice, and a million games take seconds.',
  },
]
