import { message } from '../../../../locales/message'
import { choiceField, type Field } from '../../contract/fields'
import { GOAL_WORDS } from './goalWords'
import { MAX_EFFORT } from './spec'

/** How a form shows the spec. */
export const FIELDS: readonly Field[] = [
  { path: 'variant', label: message('fields.variant'), type: 'variant' },
  choiceField('goal', message('fields.goal'), GOAL_WORDS),
  {
    path: 'line',
    label: message('fields.line'),
    hint: message('fields.lineHint'),
    type: 'text',
    when: { path: 'goal', is: ['analyse'] },
  },
  {
    path: 'position',
    label: message('fields.position'),
    hint: message('fields.positionHint'),
    type: 'text',
    rare: true,
  },
  {
    path: 'effort',
    label: message('fields.effort'),
    hint: message('fields.effortHint'),
    type: 'integer',
    min: 1,
    max: MAX_EFFORT,
    unit: message('fields.millionMoves'),
    rare: true,
  },
  choiceField(
    'proof',
    message('fields.proof'),
    {
      none: message('fields.proofNone'),
      quick: message('fields.proofQuick'),
      full: message('fields.proofFull'),
    },
    { rare: true },
  ),
]
