import { message } from '../../../../locales/message'
import { choiceField, type Field } from '../../contract/fields'
import { MAX_CATEGORIES, MAX_GAMES } from './spec'

/** How a form shows the spec. */
export const FIELDS: readonly Field[] = [
  { path: 'variant', label: message('fields.variant'), type: 'variant' },
  { path: 'first', label: message('players.south'), type: 'player' },
  { path: 'second', label: message('players.north'), type: 'player' },
  { path: 'games', label: message('fields.games'), type: 'integer', min: 1, max: MAX_GAMES },
  { path: 'seed', label: message('fields.seed'), type: 'seed' },
  {
    path: 'categories',
    label: message('fields.categories'),
    hint: message('fields.categoriesHint'),
    type: 'integer',
    min: 1,
    max: MAX_CATEGORIES,
    listable: true,
    rare: true,
  },
  choiceField(
    'keep',
    message('fields.keep'),
    { counts: message('fields.keepCounts'), games: message('fields.keepGames') },
    { hint: message('fields.keepHint'), rare: true },
  ),
]
