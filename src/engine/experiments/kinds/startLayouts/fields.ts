import { message } from '../../../../locales/message'
import { MEMORY_MIB } from '../../../solver/memory'
import { choiceField, type Field } from '../../contract/fields'
import { MAX_GAMES_EACH, MAX_MOVED } from './spec'

/** Fields that only count if players judge the layouts. */
const PLAYED = { path: 'find', is: ['shares'] } as const

/** How a form shows the spec. */
export const FIELDS: readonly Field[] = [
  { path: 'variant', label: message('fields.variant'), type: 'variant' },
  {
    path: 'moved',
    label: message('fields.moved'),
    type: 'integer',
    min: 0,
    max: MAX_MOVED,
    hint: message('fields.movedHint'),
  },
  choiceField('sides', message('fields.sides'), {
    equal: message('fields.sidesEqual'),
    any: message('fields.sidesAny'),
  }),
  choiceField('stores', message('fields.stores'), {
    empty: message('fields.storesEmpty'),
    used: message('fields.storesUsed'),
  }),
  choiceField('find', message('fields.find'), {
    results: message('fields.findResults'),
    values: message('fields.findValues'),
    shares: message('fields.findShares'),
  }),
  { path: 'player', label: message('fields.judgingPlayer'), type: 'player', when: PLAYED },
  {
    path: 'games',
    label: message('fields.gamesPerLayout'),
    type: 'integer',
    min: 1,
    max: MAX_GAMES_EACH,
    when: PLAYED,
  },
  {
    path: 'memory',
    label: message('fields.memory'),
    type: 'integer',
    min: MEMORY_MIB.min,
    max: MEMORY_MIB.max,
    unit: 'MiB',
    when: { path: 'find', is: ['results', 'values'] },
    rare: true,
  },
  { path: 'seed', label: message('fields.seed'), type: 'seed', when: PLAYED },
]
