import { message } from '../../../../locales/message'
import type { Experiment, Task } from '../../contract/experiment'
import { estimateReplay, partShape, planReplay, type ReplayPart, runReplay } from './run'
import { parseReplay, type ReplaySpec } from './spec'

/** Replays given lines move by move: what each does, and whether it can be played at all. */
export const replay: Experiment<ReplaySpec, Task, ReplayPart> = {
  kind: 'replay',
  title: message('kinds.replay'),
  question: message('questions.replay'),
  unit: message('kinds.unitLines'),
  defaults: { lines: [] },
  parse: parseReplay,
  partShape,
  plan: planReplay,
  estimate: estimateReplay,
  run: runReplay,
}
