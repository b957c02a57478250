import { message } from '../../../../locales/message'
import { template, type Template } from '../../contract/fields'

const calculators = [1, 2, 3, 4].map((laps) => `calculator:${laps}`)

/** Matrices worth starting from. */
export const TEMPLATES: readonly Template[] = [
  template(message('templates.scenarios'), message('templates.scenariosSource'), {
    variant: 'congkak',
    agents: ['novice', 'maximal'],
    games: 1_000,
    seed: 1,
  }),
  template(message('templates.noviceToExpert'), message('templates.noviceToExpertSource'), {
    variant: 'congkak',
    agents: ['novice', 'greedy', ...calculators, 'maximal'],
    games: 200,
    seed: 1,
  }),
  template(message('templates.budgets'), message('templates.budgetsSource'), {
    variant: 'congkak',
    agents: ['novice', 'maximal:200', 'maximal:2000', 'maximal:20000'],
    games: 100,
    seed: 1,
  }),
]
