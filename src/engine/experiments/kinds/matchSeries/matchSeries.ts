import { message, plain } from '../../../../locales/message'
import type { Experiment } from '../../contract/experiment'
import {
  estimateSeries,
  partShape,
  planSeries,
  runSeries,
  type SeriesPart,
  type SeriesTask,
  shareNeeded,
} from './run'
import { DEFAULTS, type MatchSeriesSpec, parseMatchSeries, MAX_CATEGORIES, MAX_GAMES } from './spec'
import { template, type Template, choiceField, type Field } from '../../contract/fields'

/** Half widths of intervals, in percentage points, that a form offers. */
const PRECISIONS = [5, 2, 1, 0.5, 0.2, 0.1, 0.05]

const fixed = { path: 'precision', is: [null] }

/** How a form shows the spec. */
const FIELDS: readonly Field[] = [
  { path: 'variant', label: message('fields.variant'), type: 'variant' },
  { path: 'first', label: message('players.south'), type: 'player' },
  { path: 'second', label: message('players.north'), type: 'player' },
  {
    path: 'precision',
    label: message('fields.stop'),
    hint: message('fields.stopHint'),
    type: 'choice',
    orNumber: true,
    options: [
      { value: null, label: message('fields.stopAfterGames') },
      ...PRECISIONS.map((value) => ({
        value,
        label: message('fields.stopWithin', { points: plain(value) }),
      })),
    ],
  },
  { path: 'games', label: message('fields.games'), type: 'integer', min: 1, max: MAX_GAMES, when: fixed },
  { path: 'seed', label: message('fields.seed'), type: 'seed' },
  {
    path: 'categories',
    label: message('fields.categories'),
    hint: message('fields.categoriesHint'),
    type: 'integer',
    min: 1,
    max: MAX_CATEGORIES,
    listable: true,
    rare: true,
    when: fixed,
  },
  choiceField(
    'keep',
    message('fields.keep'),
    { counts: message('fields.keepCounts'), games: message('fields.keepGames') },
    { hint: message('fields.keepHint'), rare: true },
  ),
]

const novices = { variant: 'congkak', first: 'novice', second: 'novice' }

/** Series worth starting from. */
const TEMPLATES: readonly Template[] = [
  template(message('templates.novices'), message('templates.novicesSource'), {
    ...novices,
    games: 100_000,
    seed: 1,
    categories: 5,
  }),
  template(message('templates.skillOrFirst'), message('templates.skillOrFirstSource'), {
    ...novices,
    second: 'maximal',
    games: 1_000,
    seed: 1,
    categories: 5,
  }),
]

/** How often each side wins, by how much, and after how long. */
export const matchSeries: Experiment<MatchSeriesSpec, SeriesTask, SeriesPart> = {
  kind: 'matchSeries',
  title: message('kinds.matchSeries'),
  question: message('questions.matchSeries'),
  unit: message('kinds.unitGames'),
  defaults: DEFAULTS,
  fields: FIELDS,
  templates: TEMPLATES,
  parse: parseMatchSeries,
  partShape,
  plan: planSeries,
  estimate: estimateSeries,
  shareNeeded,
  run: (spec, task, _checkpoint, earlier) => runSeries(spec, task, earlier),
}
