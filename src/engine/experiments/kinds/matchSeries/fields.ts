import { choiceField, type Field } from '../../contract/fields'
import { MAX_CATEGORIES, MAX_GAMES } from './spec'

/** How a form shows the spec. */
export const FIELDS: readonly Field[] = [
  { path: 'variant', label: 'Variant', type: 'variant' },
  { path: 'first', label: 'South', type: 'player' },
  { path: 'second', label: 'North', type: 'player' },
  { path: 'games', label: 'Games', type: 'integer', min: 1, max: MAX_GAMES },
  { path: 'seed', label: 'Seed', type: 'seed', hint: 'The same seed plays the same games anywhere.' },
  { path: 'categories', label: 'Categories', type: 'integer', min: 1, max: MAX_CATEGORIES, rare: true },
  choiceField(
    'keep',
    'Keep',
    { counts: 'counts', games: 'every game' },
    { hint: 'Every game gives a table with one row per game, for up to a million games.', rare: true },
  ),
]
