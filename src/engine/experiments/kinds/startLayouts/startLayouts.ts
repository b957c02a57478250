import { message } from '../../../../locales/message'
import type { Experiment } from '../../contract/experiment'
import { FIELDS } from './fields'
import {
  estimateStartLayouts,
  type LayoutsPart,
  type LayoutsTask,
  partShape,
  planStartLayouts,
  runStartLayouts,
} from './run'
import { DEFAULTS, parseStartLayouts, type StartLayoutsSpec } from './spec'
import { TEMPLATES } from './templates'

/** Which starting layouts are fair, or best for South. */
export const startLayouts: Experiment<StartLayoutsSpec, LayoutsTask, LayoutsPart> = {
  kind: 'startLayouts',
  title: message('kinds.startLayouts'),
  question: message('questions.startLayouts'),
  unit: message('kinds.unitLayouts'),
  defaults: DEFAULTS,
  fields: FIELDS,
  templates: TEMPLATES,
  parse: parseStartLayouts,
  partShape,
  plan: planStartLayouts,
  estimate: estimateStartLayouts,
  run: runStartLayouts,
}
