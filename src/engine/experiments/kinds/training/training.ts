import { message, type MessageKey } from '../../../../locales/message'
import type { Experiment } from '../../contract/experiment'
import { estimateTraining, planTraining, type TrainingTask } from './plan'
import { partShape, runTraining, type TrainingPart } from './run'
import { SETTING_NAMES } from './settingNames'
import { DEFAULTS, MOST_TABLE_SEEDS, parseTraining, type TrainingSpec, VARIED } from './spec'
import { template, type Template, choiceField, type Field } from '../../contract/fields'
import { NetworkLimit } from '../../../limits'

const SIZES = Array.from({ length: NetworkLimit.units / NetworkLimit.unitStep }, (_, step) => {
  const value = (step + 1) * NetworkLimit.unitStep
  return { value, label: String(value) }
})

/** How a form shows the spec. */
const FIELDS: readonly Field[] = [
  { path: 'variant', label: message('fields.variant'), type: 'variant' },
  choiceField('method', message('training.method'), {
    td: message('training.methodTd'),
    search: message('training.methodSearch'),
  }),
  { path: 'generations', label: message('training.generations'), type: 'integer', min: 1, max: 2_000 },
  { path: 'games', label: message('training.games'), type: 'integer', min: 2, max: 10_000_000 },
  {
    path: 'visits',
    label: message('training.visits'),
    type: 'integer',
    min: 2,
    max: 100_000,
    when: { path: 'method', is: ['search'] },
  },
  {
    path: 'tableSeeds',
    label: message('training.tableSeeds'),
    type: 'integer',
    min: 0,
    max: MOST_TABLE_SEEDS,
    hint: message('training.tableSeedsHint'),
    rare: true,
  },
  {
    path: 'opponents',
    label: message('training.opponents'),
    type: 'players',
    hint: message('training.opponentsHint'),
  },
  { path: 'matchGames', label: message('training.matchGames'), type: 'integer', min: 2, max: 100_000 },
  { path: 'every', label: message('training.every'), type: 'integer', min: 1, max: 2_000, rare: true },
  {
    path: 'branches',
    label: message('training.branches'),
    type: 'integer',
    min: 1,
    max: 16,
    hint: message('training.branchesHint'),
    rare: true,
  },
  {
    path: 'exploration',
    label: message('training.exploration'),
    type: 'integer',
    min: 0,
    max: 1_000,
    unit: '‰',
    rare: true,
  },
  {
    path: 'counts',
    label: message('training.counts'),
    type: 'integer',
    min: 1,
    max: NetworkLimit.counts,
    rare: true,
  },
  { path: 'first', label: message('training.first'), type: 'choice', options: SIZES, rare: true },
  { path: 'second', label: message('training.second'), type: 'choice', options: SIZES, rare: true },
  {
    path: 'vary',
    label: message('training.vary'),
    type: 'choice',
    options: [
      { value: 'nothing', label: message('training.varyNothing') },
      ...VARIED.map((setting) => ({ value: setting, label: SETTING_NAMES[setting] })),
    ],
    hint: message('training.varyHint'),
  },
  {
    path: 'values',
    label: message('training.values'),
    type: 'numbers',
    hint: message('training.valuesHint'),
    when: { path: 'vary', is: VARIED },
  },
  { path: 'seed', label: message('fields.seed'), type: 'seed' },
]

/** Trainings worth starting from: minutes each. */
const TEMPLATES: readonly Template[] = [
  trainingOf('training.templateKalah', 'kalah', 15),
  trainingOf('training.templateCongklak', 'congklak', 19),
  trainingOf('training.templatePatched', 'congklak-patched', 19),
  trainingOf('training.templateCongkak', 'congkak', 19),
  trainingOf('training.templateAwari', 'awari', 15),
]

function trainingOf(
  title: Extract<MessageKey, `training.template${string}`>,
  variant: string,
  counts: number,
): Template {
  return template(message(title), message('training.templateSource'), {
    variant,
    counts,
    generations: 30,
    games: 4_000,
  })
}

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
  alike: ({ role, place, training = 0 }) => 16 * training + (role === 'lesson' ? 0 : 1 + place),
  run: (spec, task, _checkpoint, earlier = new Map()) => runTraining(spec, task, earlier),
}
