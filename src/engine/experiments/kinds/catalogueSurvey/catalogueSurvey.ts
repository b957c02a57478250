import { message } from '../../../../locales/message'
import type { Experiment } from '../../contract/experiment'
import type { RangeTask } from '../severalSeries'
import { FIELDS } from './fields'
import { estimate, partShape, plan, run, type SurveyPart, unit } from './run'
import { DEFAULTS, parseCatalogueSurvey, type CatalogueSurveySpec } from './spec'
import { TEMPLATES } from './templates'

/** How fair, long and decisive the games of the catalogue are. */
export const catalogueSurvey: Experiment<CatalogueSurveySpec, RangeTask, SurveyPart> = {
  kind: 'catalogueSurvey',
  title: message('kinds.catalogueSurvey'),
  question: message('questions.catalogueSurvey'),
  unit,
  defaults: DEFAULTS,
  fields: FIELDS,
  templates: TEMPLATES,
  parse: parseCatalogueSurvey,
  partShape,
  plan,
  estimate,
  alike: ({ bout }) => bout,
  run,
}
