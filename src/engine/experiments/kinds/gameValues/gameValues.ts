import { message } from '../../../../locales/message'
import type { Experiment, Task } from '../../contract/experiment'
import { FIELDS } from './fields'
import { estimateGameValues, partShape, planGameValues, runGameValues, type SolvedCell } from './run'
import { DEFAULTS, type GameValuesSpec, parseGameValues } from './spec'
import { TEMPLATES } from './templates'
import { together } from './jobs'

/** Exact values of games, with best moves, over a grid of sizes. */
export const gameValues: Experiment<GameValuesSpec, Task, SolvedCell> = {
  kind: 'gameValues',
  title: message('kinds.gameValues'),
  question: message('questions.gameValues'),
  unit: message('kinds.unitPositions'),
  defaults: DEFAULTS,
  fields: FIELDS,
  templates: TEMPLATES,
  parse: parseGameValues,
  partShape,
  plan: planGameValues,
  estimate: estimateGameValues,
  run: runGameValues,
  together,
}
