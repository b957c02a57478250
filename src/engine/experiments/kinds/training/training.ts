import { message } from '../../../../locales/message'
import type { Experiment } from '../../contract/experiment'
import { FIELDS } from './fields'
import { estimateTraining, planTraining, type TrainingTask } from './plan'
import { partShape, runTraining, type TrainingPart } from './run'
import { DEFAULTS, parseTraining, type TrainingSpec } from './spec'
import { TEMPLATES } from './templates'

/** How well can a network learn a game by playing itself? */
export const training: Experiment<TrainingSpec, TrainingTask, TrainingPart> = {
  kind: 'training',
  title: message('kinds.training'),
  question: message('questions.training'),
  unit: message('kinds.unitGames'),
  defaults: DEFAULTS,
  fields: FIELDS,
  templates: TEMPLATES,
  parse: parseTraining,
  partShape,
  plan: planTraining,
  estimate: estimateTraining,
  alike: ({ role, place }) => (role === 'lesson' ? 0 : 1 + place),
  run: (spec, task, _checkpoint, earlier = new Map()) => runTraining(spec, task, earlier),
}
