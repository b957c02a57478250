import { message } from '../../../../locales/message'
import type { Experiment } from '../../contract/experiment'
import { type BoutPart, boutSteps, type BoutTask } from '../bouts'
import { FIELDS } from './fields'
import { boutsOf, DEFAULTS, parseSkillCurve, type SkillCurveSpec } from './spec'
import { TEMPLATES } from './templates'

/** How much looking ahead makes up for moving second. */
export const skillCurve: Experiment<SkillCurveSpec, BoutTask, BoutPart> = {
  kind: 'skillCurve',
  title: message('kinds.skillCurve'),
  question: message('questions.skillCurve'),
  defaults: DEFAULTS,
  fields: FIELDS,
  templates: TEMPLATES,
  parse: parseSkillCurve,
  ...boutSteps(boutsOf),
}
