import * as v from 'valibot'
import { message } from '../../../../locales/message'
import type { Experiment } from '../../contract/experiment'
import type { RangeTask } from '../severalSeries'
import { FIELDS } from './fields'
import { played } from './played'
import { estimateSolved, planSolved, type SolvedTask, solvedShape, solveSweep } from './run'
import { DEFAULTS, parseSweep, type SweepSpec } from './spec'
import type { SweepPart } from './sweepPart'
import { TEMPLATES } from './templates'

/** A task of a sweep: games to solve, or games to play. */
type SweepTask = SolvedTask | RangeTask

/** The board grows, everything else stays the same: result, margin and length of every game, or who wins. */
export const sweep: Experiment<SweepSpec, SweepTask, SweepPart> = {
  kind: 'sweep',
  title: message('kinds.sweep'),
  question: message('questions.sweep'),
  unit: message('kinds.unitGames'),
  defaults: DEFAULTS,
  fields: FIELDS,
  templates: TEMPLATES,
  parse: parseSweep,
  partShape: v.union([solvedShape, played.partShape]),
  plan: (spec) => (spec.find === 'shares' ? played.plan(spec) : planSolved(spec)),
  estimate: (spec) => (spec.find === 'shares' ? played.estimate(spec) : estimateSolved(spec)),
  alike: (task) => ('bout' in task ? task.bout : 0),
  run: (spec, task) => ('bout' in task ? played.run(spec, task) : solveSweep(spec, task)),
}
