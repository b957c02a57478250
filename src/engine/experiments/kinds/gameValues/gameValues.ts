import type { Experiment, Task } from '../../contract/experiment'
import { FIELDS } from './fields'
import { estimateGameValues, partShape, planGameValues, runGameValues, type SolvedCell } from './run'
import { DEFAULTS, type GameValuesSpec, parseGameValues } from './spec'
import { TEMPLATES } from './templates'

/** Exact values of games, with best moves, over a grid of sizes. */
export const gameValues: Experiment<GameValuesSpec, Task, SolvedCell> = {
  kind: 'gameValues',
  title: 'Game values',
  question: 'Who wins under perfect play, and by how much?',
  unit: 'positions',
  defaults: DEFAULTS,
  fields: FIELDS,
  templates: TEMPLATES,
  parse: parseGameValues,
  partShape,
  plan: planGameValues,
  estimate: estimateGameValues,
  run: runGameValues,
}
