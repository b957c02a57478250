import { message } from '../../../../locales/message'
import type { Field } from '../../contract/fields'
import { MOST_SEEDS } from './spec'

/** How a form shows the spec. */
export const FIELDS: readonly Field[] = [
  { path: 'variant', label: message('fields.variant'), type: 'variant' },
  {
    path: 'seeds',
    label: message('endgames.seeds'),
    type: 'integer',
    min: 0,
    max: MOST_SEEDS,
    hint: message('endgames.seedsHint'),
  },
  {
    path: 'position',
    label: message('endgames.position'),
    type: 'text',
    hint: message('endgames.positionHint'),
  },
]
