import { message } from '../../../../locales/message'
import type { Experiment } from '../../contract/experiment'
import { type BoutPart, boutSteps, type BoutTask } from '../bouts'
import { FIELDS } from './fields'
import { boutsOf, DEFAULTS, parseVariantComparison, type VariantComparisonSpec } from './spec'
import { TEMPLATES } from './templates'

/** How a change of rules affects play. */
export const variantComparison: Experiment<VariantComparisonSpec, BoutTask, BoutPart> = {
  kind: 'variantComparison',
  title: message('kinds.variantComparison'),
  question: message('questions.variantComparison'),
  defaults: DEFAULTS,
  fields: FIELDS,
  templates: TEMPLATES,
  parse: parseVariantComparison,
  ...boutSteps(boutsOf),
}
