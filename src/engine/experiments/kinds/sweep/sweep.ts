import { message } from '../../../../locales/message'
import type { Experiment } from '../../contract/experiment'
import { FIELDS } from './fields'
import { estimateSweep, partShape, planSweep, runSweep, type SweepPart, type SweepTask } from './run'
import { DEFAULTS, parseSweep, type SweepSpec } from './spec'
import { TEMPLATES } from './templates'

/** One number varies, everything else stays the same: result, margin and length of every game. */
export const sweep: Experiment<SweepSpec, SweepTask, SweepPart> = {
  kind: 'sweep',
  title: message('kinds.sweep'),
  question: message('questions.sweep'),
  unit: message('kinds.unitGames'),
  defaults: DEFAULTS,
  fields: FIELDS,
  templates: TEMPLATES,
  parse: parseSweep,
  partShape,
  plan: planSweep,
  estimate: estimateSweep,
  run: runSweep,
}
