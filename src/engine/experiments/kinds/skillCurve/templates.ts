import { template, type Template } from '../../contract/fields'

/** Curves worth starting from. */
export const TEMPLATES: readonly Template[] = [
  template('Foresight against a novice', 'Between scenarios I and II of Chen et al. 2022', {
    variant: 'congkak',
    opponent: 'novice',
    laps: { from: 1, to: 8 },
    games: 500,
    seed: 1,
  }),
]
