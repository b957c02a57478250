import { message } from '../../../../locales/message'
import type { Experiment } from '../../contract/experiment'
import { estimateOpenings } from './estimate'
import { FIELDS } from './fields'
import { partShape } from './partShape'
import { planOpenings, type OpeningsTask } from './plan'
import { runOpenings, type OpeningsPart } from './run'
import { DEFAULTS, parseOpenings, type OpeningsSpec } from './spec'
import { TEMPLATES } from './templates'

/** Winning openings: how many, how short, how simple. */
export const winningOpenings: Experiment<OpeningsSpec, OpeningsTask, OpeningsPart> = {
  kind: 'winningOpenings',
  title: message('kinds.winningOpenings'),
  question: message('questions.winningOpenings'),
  unit: message('kinds.unitMoves'),
  defaults: DEFAULTS,
  fields: FIELDS,
  templates: TEMPLATES,
  parse: parseOpenings,
  partShape,
  plan: planOpenings,
  estimate: estimateOpenings,
  alike: ({ type }) => (type === 'line' ? 0 : 1),
  run: runOpenings,
}
