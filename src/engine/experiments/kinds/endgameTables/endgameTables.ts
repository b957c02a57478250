import { message } from '../../../../locales/message'
import type { Experiment, Task } from '../../contract/experiment'
import {
  type EndgamePart,
  estimateEndgameTables,
  partShape,
  planEndgameTables,
  runEndgameTables,
  together,
} from './run'
import { DEFAULTS, type EndgameTablesSpec, parseEndgameTables, MOST_SEEDS } from './spec'
import { findPreset } from '../../../variant/catalogue'
import { template, type Template, type Field } from '../../contract/fields'

/** How a form shows the spec. */
const FIELDS: readonly Field[] = [
  { path: 'variant', label: message('fields.variant'), type: 'variant' },
  {
    path: 'seeds',
    label: message('endgames.seeds'),
    type: 'integer',
    min: 0,
    max: MOST_SEEDS,
    hint: message('endgames.seedsHint'),
  },
  {
    path: 'position',
    label: message('endgames.position'),
    type: 'text',
    hint: message('endgames.positionHint'),
  },
]

function upTo(preset: string, seeds: number, source: string, position = ''): Template {
  const variant = findPreset(preset)!.make()
  return template(message('endgames.template', { game: variant.name, seeds }), source, {
    variant,
    seeds,
    position,
  })
}

/** Tables worth starting from. */
const TEMPLATES: readonly Template[] = [
  upTo(
    'awari',
    16,
    'Romein & Bal 2003, Solving Awari with parallel retrograde analysis',
    '1,1,1,1,1,2/4,2,3,0,0,0',
  ),
  upTo('kalah', 15, 'Pok 2001, The Game of Kalah'),
]

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
