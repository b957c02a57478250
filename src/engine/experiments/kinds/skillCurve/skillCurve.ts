import { message } from '../../../../locales/message'
import type { Experiment } from '../../contract/experiment'
import { type RangePart, seriesSteps, type RangeTask } from '../severalSeries'
import { seriesOf, DEFAULTS, parseSkillCurve, type SkillCurveSpec, MAX_LAPS } from './spec'
import { template, type Template, type Field } from '../../contract/fields'
import { MAX_GAMES } from '../matchSeries/spec'

/** How a form shows the spec. */
const FIELDS: readonly Field[] = [
  { path: 'variant', label: message('fields.variant'), type: 'variant' },
  { path: 'opponent', label: message('fields.opponent'), type: 'player' },
  { path: 'laps', label: message('fields.laps'), type: 'range', min: 1, max: MAX_LAPS },
  { path: 'games', label: message('fields.gamesPerPoint'), type: 'integer', min: 1, max: MAX_GAMES },
  { path: 'seed', label: message('fields.seed'), type: 'seed' },
]

/** Curves worth starting from. */
const TEMPLATES: readonly Template[] = [
  template(message('templates.foresight'), message('templates.foresightSource'), {
    variant: 'congkak',
    opponent: 'novice',
    laps: { from: 1, to: 8 },
    games: 500,
    seed: 1,
  }),
]

/** How much looking ahead makes up for moving second. */
export const skillCurve: Experiment<SkillCurveSpec, RangeTask, RangePart> = {
  kind: 'skillCurve',
  title: message('kinds.skillCurve'),
  question: message('questions.skillCurve'),
  defaults: DEFAULTS,
  fields: FIELDS,
  templates: TEMPLATES,
  parse: parseSkillCurve,
  ...seriesSteps(seriesOf),
}
