import { template, type Template } from '../../contract/fields'

const novices = { variant: 'congkak', first: 'novice', second: 'novice' }

/** Series worth starting from. */
export const TEMPLATES: readonly Template[] = [
  template('Novices at congkak', 'Chen et al. 2022, Table 2: five categories of 20,000 games', {
    ...novices,
    games: 100_000,
    seed: 1,
    categories: 5,
  }),
  template(
    'Counting against the first move',
    'Chen et al. 2022, scenario II: a novice moves first against an expert',
    { ...novices, second: 'maximal', games: 1_000, seed: 1, categories: 5 },
  ),
]
