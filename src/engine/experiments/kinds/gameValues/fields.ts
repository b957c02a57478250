import { message } from '../../../../locales/message'
import { MEMORY_MIB } from '../../../solver/memory'
import { choiceField, type Field } from '../../contract/fields'

const onGrid = { path: 'sizes', is: ['grid'] }

/** How a form shows the spec. */
export const FIELDS: readonly Field[] = [
  { path: 'variants', label: message('fields.variants'), type: 'variants' },
  choiceField('sizes', message('fields.sizes'), {
    grid: message('fields.sizesGrid'),
    own: message('fields.sizesOwn'),
  }),
  { path: 'holes', label: message('fields.holesPerSide'), type: 'range', min: 1, max: 20, when: onGrid },
  { path: 'seeds', label: message('fields.seedsPerHole'), type: 'range', min: 1, max: 60, when: onGrid },
  choiceField(
    'moves',
    message('fields.firstMoves'),
    {
      none: message('fields.movesNone'),
      quick: message('fields.movesQuick'),
      exact: message('fields.movesExact'),
    },
    { rare: true },
  ),
  {
    path: 'memory',
    label: message('fields.memory'),
    type: 'integer',
    min: MEMORY_MIB.min,
    max: MEMORY_MIB.max,
    unit: 'MiB',
    rare: true,
  },
]
