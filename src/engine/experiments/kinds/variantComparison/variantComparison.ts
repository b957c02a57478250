import { message } from '../../../../locales/message'
import type { Experiment } from '../../contract/experiment'
import { type RangePart, seriesSteps, type RangeTask } from '../severalSeries'
import { seriesOf, DEFAULTS, parseVariantComparison, type VariantComparisonSpec } from './spec'
import { template, type Template, type Field } from '../../contract/fields'
import { MAX_GAMES } from '../matchSeries/spec'

/** How a form shows the spec. */
const FIELDS: readonly Field[] = [
  {
    path: 'variants',
    label: message('fields.variants'),
    type: 'variants',
    hint: message('fields.variantsHint'),
  },
  { path: 'first', label: message('players.south'), type: 'player' },
  { path: 'second', label: message('players.north'), type: 'player' },
  { path: 'games', label: message('fields.gamesPerVariant'), type: 'integer', min: 1, max: MAX_GAMES },
  { path: 'seed', label: message('fields.seed'), type: 'seed' },
]

const novices = { first: 'novice', second: 'novice', games: 50_000, seed: 1 }

/** Comparisons worth starting from. */
const TEMPLATES: readonly Template[] = [
  template(message('templates.kasimPatch'), message('templates.kasimPatchSource'), {
    variants: ['congklak', 'congklak-patched'],
    ...novices,
  }),
  template(message('templates.movingAgain'), message('templates.movingAgainSource'), {
    variants: ['kalah', 'kalah-alt'],
    ...novices,
  }),
]

/** How a change of rules affects play. */
export const variantComparison: Experiment<VariantComparisonSpec, RangeTask, RangePart> = {
  kind: 'variantComparison',
  title: message('kinds.variantComparison'),
  question: message('questions.variantComparison'),
  defaults: DEFAULTS,
  fields: FIELDS,
  templates: TEMPLATES,
  parse: parseVariantComparison,
  ...seriesSteps(seriesOf),
}
