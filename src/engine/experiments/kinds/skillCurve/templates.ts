import { message } from '../../../../locales/message'
import { template, type Template } from '../../contract/fields'

/** Curves worth starting from. */
export const TEMPLATES: readonly Template[] = [
  template(message('templates.foresight'), message('templates.foresightSource'), {
    variant: 'congkak',
    opponent: 'novice',
    laps: { from: 1, to: 8 },
    games: 500,
    seed: 1,
  }),
]
