import { STRATEGIES } from '../../../strategies/catalogue'
import { MAX_HOLES } from '../../../variant/variant'
import { choiceField, type Field } from '../../contract/fields'
import { MAX_SEEDS_PER_HOLE } from './spec'

const names = Object.fromEntries(STRATEGIES.map(({ id, name }) => [id, `${id}: ${name}`]))

/** How a form shows the spec. */
export const FIELDS: readonly Field[] = [
  { path: 'variant', label: 'Variant', type: 'variant' },
  choiceField('strategy', 'South’s strategy', names),
  { path: 'holes', label: 'Holes per side', type: 'range', min: 1, max: MAX_HOLES },
  { path: 'seeds', label: 'Seeds per hole', type: 'integer', min: 1, max: MAX_SEEDS_PER_HOLE },
]
