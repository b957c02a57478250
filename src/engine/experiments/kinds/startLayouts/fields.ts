import { MEMORY_MIB } from '../../../solver/memory'
import { choiceField, type Field } from '../../contract/fields'
import { MAX_MOVED } from './spec'

/** How a form shows the spec. */
export const FIELDS: readonly Field[] = [
  { path: 'variant', label: 'Variant', type: 'variant' },
  {
    path: 'moved',
    label: 'Seeds moved',
    type: 'integer',
    min: 0,
    max: MAX_MOVED,
    hint: 'from the even start, at most',
  },
  choiceField('sides', 'Seeds per side', { equal: 'equal', any: 'any' }),
  choiceField('stores', 'Stores', { empty: 'start empty', used: 'may hold moved seeds' }),
  choiceField('find', 'Find', { results: 'who wins', values: 'by how much' }),
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
