import { MEMORY_MIB } from '../../../solver/memory'
import { choiceField, type Field } from '../../contract/fields'

const onGrid = { path: 'sizes', is: ['grid'] }

/** How a form shows the spec. */
export const FIELDS: readonly Field[] = [
  { path: 'variants', label: 'Variants', type: 'variants' },
  choiceField('sizes', 'Sizes', { grid: 'A grid of sizes', own: 'Each variant’s own board and layout' }),
  { path: 'holes', label: 'Holes per side', type: 'range', min: 1, max: 20, when: onGrid },
  { path: 'seeds', label: 'Seeds per hole', type: 'range', min: 1, max: 60, when: onGrid },
  choiceField(
    'moves',
    'Values of first moves',
    { quick: 'which are best, the others within a few seconds', exact: 'all exactly' },
    { rare: true },
  ),
  {
    path: 'memory',
    label: 'Memory per worker',
    type: 'integer',
    min: MEMORY_MIB.min,
    max: MEMORY_MIB.max,
    unit: 'MiB',
    rare: true,
  },
]
