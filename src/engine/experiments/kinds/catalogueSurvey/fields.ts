import { message } from '../../../../locales/message'
import type { Field } from '../../contract/fields'
import { MAX_GAMES } from '../matchSeries/spec'

/** How a form shows the spec. */
export const FIELDS: readonly Field[] = [
  {
    path: 'variants',
    label: message('fields.catalogueGames'),
    type: 'text',
    hint: message('fields.catalogueHint'),
  },
  {
    path: 'own',
    label: message('fields.ownVariants'),
    type: 'variants',
    hint: message('fields.ownVariantsHint'),
  },
  { path: 'first', label: message('players.south'), type: 'player' },
  { path: 'second', label: message('players.north'), type: 'player' },
  { path: 'games', label: message('fields.gamesPerVariant'), type: 'integer', min: 1, max: MAX_GAMES },
  { path: 'seed', label: message('fields.seed'), type: 'seed' },
]
