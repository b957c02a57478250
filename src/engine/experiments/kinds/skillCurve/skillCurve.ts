import { message } from '../../../../locales/message'
import type { Experiment } from '../../contract/experiment'
import { type RangePart, seriesSteps, type RangeTask } from '../severalSeries'
import { FIELDS } from './fields'
import { seriesOf, DEFAULTS, parseSkillCurve, type SkillCurveSpec } from './spec'
import { TEMPLATES } from './templates'

/** How much looking ahead makes up for moving second. */
export const skillCurve: Experiment<SkillCurveSpec, RangeTask, RangePart> = {
  kind: 'skillCurve',
  title: message('kinds.skillCurve'),
  question: message('questions.skillCurve'),
  defaults: DEFAULTS,
  fields: FIELDS,
  templates: TEMPLATES,
  parse: parseSkillCurve,
  ...seriesSteps(seriesOf),
}
