import { message } from '../../../../locales/message'
import type { Experiment } from '../../contract/experiment'
import { type RangePart, seriesSteps, type RangeTask } from '../severalSeries'
import { FIELDS } from './fields'
import { seriesOf, DEFAULTS, parseVariantComparison, type VariantComparisonSpec } from './spec'
import { TEMPLATES } from './templates'

/** How a change of rules affects play. */
export const variantComparison: Experiment<VariantComparisonSpec, RangeTask, RangePart> = {
  kind: 'variantComparison',
  title: message('kinds.variantComparison'),
  question: message('questions.variantComparison'),
  defaults: DEFAULTS,
  fields: FIELDS,
  templates: TEMPLATES,
  parse: parseVariantComparison,
  ...seriesSteps(seriesOf),
}
