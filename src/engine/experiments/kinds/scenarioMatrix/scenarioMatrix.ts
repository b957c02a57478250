import { message } from '../../../../locales/message'
import type { Experiment } from '../../contract/experiment'
import { type RangePart, seriesSteps, type RangeTask } from '../severalSeries'
import { seriesOf, DEFAULTS, parseScenarioMatrix, type ScenarioMatrixSpec } from './spec'
import { template, type Template, type Field } from '../../contract/fields'
import { MAX_GAMES } from '../matchSeries/spec'

/** How a form shows the spec. */
const FIELDS: readonly Field[] = [
  { path: 'variant', label: message('fields.variant'), type: 'variant' },
  { path: 'agents', label: message('fields.players'), type: 'players', hint: message('fields.playersHint') },
  { path: 'games', label: message('fields.gamesPerCell'), type: 'integer', min: 1, max: MAX_GAMES },
  { path: 'seed', label: message('fields.seed'), type: 'seed' },
]

const calculators = [1, 2, 3, 4].map((laps) => `calculator:${laps}`)

/** Matrices worth starting from. */
const TEMPLATES: readonly Template[] = [
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

/** Which matters more, moving first or skill? Scenarios I–IV of the congkak paper, for any agents. */
export const scenarioMatrix: Experiment<ScenarioMatrixSpec, RangeTask, RangePart> = {
  kind: 'scenarioMatrix',
  title: message('kinds.scenarioMatrix'),
  question: message('questions.scenarioMatrix'),
  defaults: DEFAULTS,
  fields: FIELDS,
  templates: TEMPLATES,
  parse: parseScenarioMatrix,
  ...seriesSteps(seriesOf),
}
