import { message } from '../../../../locales/message'
import type { Experiment } from '../../contract/experiment'
import { type BoutPart, boutSteps, type BoutTask } from '../bouts'
import { FIELDS } from './fields'
import { boutsOf, DEFAULTS, parseScenarioMatrix, type ScenarioMatrixSpec } from './spec'
import { TEMPLATES } from './templates'

/** Which matters more, moving first or skill? Scenarios I–IV of the congkak paper, for any agents. */
export const scenarioMatrix: Experiment<ScenarioMatrixSpec, BoutTask, BoutPart> = {
  kind: 'scenarioMatrix',
  title: message('kinds.scenarioMatrix'),
  question: message('questions.scenarioMatrix'),
  defaults: DEFAULTS,
  fields: FIELDS,
  templates: TEMPLATES,
  parse: parseScenarioMatrix,
  ...boutSteps(boutsOf),
}
