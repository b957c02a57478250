import { message } from '../../../../locales/message'
import { STRATEGIES } from '../../../strategies/catalogue'
import { MAX_HOLES } from '../../../variant/variant'
import { choiceField, type Field } from '../../contract/fields'
import { MAX_SEEDS_PER_HOLE } from './spec'

const names = Object.fromEntries(STRATEGIES.map(({ id, name }) => [id, name]))

/** How a form shows the spec. */
export const FIELDS: readonly Field[] = [
  { path: 'variant', label: message('fields.variant'), type: 'variant' },
  choiceField('strategy', message('fields.strategy'), names),
  { path: 'holes', label: message('fields.holesPerSide'), type: 'range', min: 1, max: MAX_HOLES },
  { path: 'seeds', label: message('fields.seedsPerHole'), type: 'integer', min: 1, max: MAX_SEEDS_PER_HOLE },
]
