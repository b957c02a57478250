import { message } from '../../../../locales/message'
import type { Experiment } from '../../contract/experiment'
import { FIELDS } from './fields'
import {
  estimateSeries,
  partShape,
  planSeries,
  runSeries,
  type SeriesPart,
  type SeriesTask,
  shareNeeded,
} from './run'
import { DEFAULTS, type MatchSeriesSpec, parseMatchSeries } from './spec'
import { TEMPLATES } from './templates'

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
