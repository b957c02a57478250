import { message } from '../../../../locales/message'
import { template, type Template } from '../../contract/fields'

const novices = { variant: 'congkak', first: 'novice', second: 'novice' }

/** Series worth starting from. */
export const TEMPLATES: readonly Template[] = [
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
