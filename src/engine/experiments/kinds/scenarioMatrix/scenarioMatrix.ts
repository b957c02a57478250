import { message } from '../../../../locales/message'
import type { Experiment } from '../../contract/experiment'
import { type RangePart, seriesSteps, type RangeTask } from '../severalSeries'
import { FIELDS } from './fields'
import { seriesOf, DEFAULTS, parseScenarioMatrix, type ScenarioMatrixSpec } from './spec'
import { TEMPLATES } from './templates'

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
