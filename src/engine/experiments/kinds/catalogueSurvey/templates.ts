import { message } from '../../../../locales/message'
import { PRESETS } from '../../../variant/catalogue'
import { template, type Template } from '../../contract/fields'
import { isComparable, publishedFor } from './published'

const novices = { own: [], first: 'novice', second: 'novice', seed: 1 }

const published = PRESETS.filter((preset) => {
  const results = publishedFor(preset)
  return results !== null && isComparable(results)
})

/** Surveys worth starting from. */
export const TEMPLATES: readonly Template[] = [
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
