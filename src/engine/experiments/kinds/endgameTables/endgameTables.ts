import { message } from '../../../../locales/message'
import type { Experiment, Task } from '../../contract/experiment'
import { FIELDS } from './fields'
import {
  type EndgamePart,
  estimateEndgameTables,
  partShape,
  planEndgameTables,
  runEndgameTables,
} from './run'
import { DEFAULTS, type EndgameTablesSpec, parseEndgameTables } from './spec'
import { TEMPLATES } from './templates'
import { together } from './together'

/** Values of all positions with few seeds, by retrograde analysis. */
export const endgameTables: Experiment<EndgameTablesSpec, Task, EndgamePart> = {
  kind: 'endgameTables',
  title: message('kinds.endgameTables'),
  question: message('questions.endgameTables'),
  unit: message('kinds.unitPositions'),
  defaults: DEFAULTS,
  fields: FIELDS,
  templates: TEMPLATES,
  parse: parseEndgameTables,
  partShape,
  plan: planEndgameTables,
  estimate: estimateEndgameTables,
  run: runEndgameTables,
  together,
}
