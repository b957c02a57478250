import { message } from '../../../../locales/message'
import type { Experiment, Task } from '../../contract/experiment'
import { FIELDS } from './fields'
import {
  type CheckedBoard,
  estimateStrategyCheck,
  partShape,
  planStrategyCheck,
  runStrategyCheck,
} from './run'
import { DEFAULTS, parseStrategyCheck, type StrategyCheckSpec } from './spec'
import { TEMPLATES } from './templates'

/** A strategy against every reply. */
export const strategyCheck: Experiment<StrategyCheckSpec, Task, CheckedBoard> = {
  kind: 'strategyCheck',
  title: message('kinds.strategyCheck'),
  question: message('questions.strategyCheck'),
  unit: message('kinds.unitPositions'),
  defaults: DEFAULTS,
  fields: FIELDS,
  templates: TEMPLATES,
  parse: parseStrategyCheck,
  partShape,
  plan: planStrategyCheck,
  estimate: estimateStrategyCheck,
  run: runStrategyCheck,
}
