import { message, type Text } from '../../../../locales/message'
import type { Experiment } from '../../contract/experiment'
import { estimateOpenings, partShape, runOpenings, type OpeningsPart } from './run'
import { planOpenings, type OpeningsTask } from './plan'
import { DEFAULTS, parseOpenings, type OpeningsSpec, MAX_EFFORT, MAX_LAPS, GOAL_WORDS } from './spec'
import { findPreset } from '../../../variant/catalogue'
import { template, type Template, choiceField, type Field } from '../../contract/fields'

/** How a form shows the spec. */
const FIELDS: readonly Field[] = [
  { path: 'variant', label: message('fields.variant'), type: 'variant' },
  choiceField('goal', message('fields.goal'), GOAL_WORDS),
  {
    path: 'line',
    label: message('fields.line'),
    hint: message('fields.lineHint'),
    type: 'text',
    when: { path: 'goal', is: ['analyse'] },
  },
  {
    path: 'laps',
    label: message('fields.mostLaps'),
    hint: message('fields.mostLapsHint'),
    type: 'integer',
    min: 0,
    max: MAX_LAPS,
    when: { path: 'goal', is: ['fewest-laps'] },
  },
  {
    path: 'position',
    label: message('fields.position'),
    hint: message('fields.positionHint'),
    type: 'text',
    rare: true,
  },
  {
    path: 'effort',
    label: message('fields.effort'),
    hint: message('fields.effortHint'),
    type: 'integer',
    min: 1,
    max: MAX_EFFORT,
    unit: message('fields.millionMoves'),
    rare: true,
  },
  choiceField(
    'proof',
    message('fields.proof'),
    {
      none: message('fields.proofNone'),
      quick: message('fields.proofQuick'),
      full: message('fields.proofFull'),
    },
    { rare: true },
  ),
]

const paper = 'Donkers, de Voogt & Uiterwijk 2000'
const dakon6 = { game: 'Dakon-6' }
const dakon8 = { game: 'Dakon-8' }

function search(
  title: Text,
  source: Text,
  preset: string,
  holes: number,
  wish: Partial<OpeningsSpec> = {},
): Template {
  const variant = findPreset(preset)!.make({ holes })
  return template(title, source, { ...DEFAULTS, variant, ...wish })
}

/** Searches worth starting from. */
const TEMPLATES: readonly Template[] = [
  search(message('templates.allOpenings', dakon6), message('templates.countsTable', { paper }), 'dakon', 6),
  search(
    message('templates.shortestOpening', dakon8),
    message('templates.table', { paper, number: 2 }),
    'dakon',
    8,
    { goal: 'shortest' },
  ),
  search(
    message('templates.simplestOpening', dakon8),
    message('templates.table', { paper, number: 3 }),
    'dakon',
    8,
    { goal: 'fewest-cycles' },
  ),
  search(message('templates.kasimOpening'), 'Kasim 2016', 'congklak-patched', 7, { goal: 'first' }),
]

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
