import { template, type Template } from '../../contract/fields'

const novices = { first: 'novice', second: 'novice', matches: 500, seed: 1 }

/** Matches worth starting from. */
export const TEMPLATES: readonly Template[] = [
  template('Burnt holes bypassed', 'Chen et al. 2022: until a player has lost all holes', {
    variant: 'congkak-rounds',
    ...novices,
  }),
  template(
    'Burnt holes confiscate',
    'Chen et al. 2022: as some play, a seed that falls into a burnt hole goes to the opponent',
    { variant: 'congkak-rounds-confiscate', ...novices },
  ),
]
