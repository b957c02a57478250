import { template, type Template } from '../../contract/fields'

const calculators = [1, 2, 3, 4].map((laps) => `calculator:${laps}`)

/** Matrices worth starting from. */
export const TEMPLATES: readonly Template[] = [
  template('Scenarios I–IV', 'Chen et al. 2022, questions 1–5: novice and expert', {
    variant: 'congkak',
    agents: ['novice', 'maximal'],
    games: 1_000,
    seed: 1,
  }),
  template(
    'From novice to expert',
    'Between novice and expert: greedy, and players who foresee only a few laps',
    { variant: 'congkak', agents: ['novice', 'greedy', ...calculators, 'maximal'], games: 200, seed: 1 },
  ),
  template('Growing budgets', 'What a budgeted expert gains by looking at ten times as many moves', {
    variant: 'congkak',
    agents: ['novice', 'maximal:200', 'maximal:2000', 'maximal:20000'],
    games: 100,
    seed: 1,
  }),
]
