import { message } from '../../../../locales/message'
import type { Experiment } from '../../contract/experiment'
import type { RangeTask } from '../severalSeries'
import { estimate, partShape, plan, run, type SurveyPart, unit } from './run'
import { DEFAULTS, parseCatalogueSurvey, type CatalogueSurveySpec } from './spec'
import { PRESETS } from '../../../variant/catalogue'
import { template, type Template, type Field } from '../../contract/fields'
import { isComparable, publishedFor } from './published'
import { MAX_GAMES } from '../matchSeries/spec'

/** How a form shows the spec. */
const FIELDS: readonly Field[] = [
  {
    path: 'variants',
    label: message('fields.catalogueGames'),
    type: 'text',
    hint: message('fields.catalogueHint'),
  },
  {
    path: 'own',
    label: message('fields.ownVariants'),
    type: 'variants',
    hint: message('fields.ownVariantsHint'),
  },
  { path: 'first', label: message('players.south'), type: 'player' },
  { path: 'second', label: message('players.north'), type: 'player' },
  { path: 'games', label: message('fields.gamesPerVariant'), type: 'integer', min: 1, max: MAX_GAMES },
  { path: 'seed', label: message('fields.seed'), type: 'seed' },
]

const novices = { own: [], first: 'novice', second: 'novice', seed: 1 }

const published = PRESETS.filter((preset) => {
  const results = publishedFor(preset)
  return results !== null && isComparable(results)
})

/** Surveys worth starting from. */
const TEMPLATES: readonly Template[] = [
  template(message('templates.publishedSurvey'), message('templates.publishedSurveySource'), {
    ...novices,
    variants: published.map(({ id }) => id).join(','),
    games: 20_000,
  }),
  template(message('templates.wholeSurvey'), message('templates.wholeSurveySource'), {
    ...novices,
    variants: 'all',
    games: 2000,
  }),
]

/** How fair, long and decisive the games of the catalogue are. */
export const catalogueSurvey: Experiment<CatalogueSurveySpec, RangeTask, SurveyPart> = {
  kind: 'catalogueSurvey',
  title: message('kinds.catalogueSurvey'),
  question: message('questions.catalogueSurvey'),
  unit,
  defaults: DEFAULTS,
  fields: FIELDS,
  templates: TEMPLATES,
  parse: parseCatalogueSurvey,
  partShape,
  plan,
  estimate,
  alike: ({ bout }) => bout,
  run,
}
