import { choiceField, type Field } from '../../contract/fields'
import { MAX_EFFORT } from './spec'

/** How a form shows the spec. */
export const FIELDS: readonly Field[] = [
  { path: 'variant', label: 'Variant', type: 'variant' },
  choiceField('goal', 'Goal', {
    count: 'Count all',
    shortest: 'Shortest',
    'max-capture': 'Most captured',
    'fewest-laps': 'Fewest laps in a move',
    'fewest-cycles': 'Fewest cycles in a move',
    first: 'Is there any?',
    analyse: 'Measure a line',
  }),
  {
    path: 'line',
    label: 'Line',
    hint: 'Hole numbers, as played in one turn.',
    type: 'text',
    when: { path: 'goal', is: ['analyse'] },
  },
  {
    path: 'position',
    label: 'Position',
    hint: 'Leave empty for the start of the game.',
    type: 'text',
    rare: true,
  },
  {
    path: 'effort',
    label: 'Effort',
    hint: 'Move budget for searches too large to finish.',
    type: 'integer',
    min: 1,
    max: MAX_EFFORT,
    unit: 'million moves',
    rare: true,
  },
  choiceField(
    'proof',
    'Proof',
    { none: 'Find lines only', quick: 'What takes minutes', full: 'Whatever it takes' },
    { rare: true },
  ),
]
