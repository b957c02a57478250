import { message } from '../../../../locales/message'
import { MAX_HOLES } from '../../../variant/variant'
import { choiceField, type Field } from '../../contract/fields'
import { MAX_GAMES } from '../matchSeries/spec'
import { MOST_FORCED_SEEDS } from './spec'

const played = { path: 'find', is: ['shares'] }

/** How a form shows the spec. */
export const FIELDS: readonly Field[] = [
  { path: 'variant', label: message('fields.variant'), type: 'variant' },
  choiceField('find', message('fields.find'), {
    values: message('fields.findPerfect'),
    shares: message('fields.findWins'),
  }),
  { path: 'holes', label: message('fields.holesPerSide'), type: 'range', min: 1, max: MAX_HOLES },
  choiceField('seedsAs', message('fields.seedsPerHole'), {
    range: message('fields.seedsInRange'),
    holes: message('fields.seedsAsHoles'),
  }),
  {
    path: 'seeds',
    label: message('fields.seedsFromTo'),
    type: 'range',
    min: 1,
    max: MOST_FORCED_SEEDS,
    hint: message('fields.forcedHint'),
    when: { path: 'seedsAs', is: ['range'] },
  },
  { path: 'first', label: message('players.south'), type: 'player', when: played },
  { path: 'second', label: message('players.north'), type: 'player', when: played },
  {
    path: 'games',
    label: message('fields.gamesPerSize'),
    type: 'integer',
    min: 1,
    max: MAX_GAMES,
    when: played,
  },
  { path: 'seed', label: message('fields.seed'), type: 'seed', when: played },
]
