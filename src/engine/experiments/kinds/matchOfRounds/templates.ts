import { message } from '../../../../locales/message'
import { template, type Template } from '../../contract/fields'

const novices = { first: 'novice', second: 'novice', matches: 500, seed: 1 }

/** Matches worth starting from. */
export const TEMPLATES: readonly Template[] = [
  template(message('templates.burntSkipped'), message('templates.burntSkippedSource'), {
    variant: 'congkak-rounds',
    ...novices,
  }),
  template(message('templates.burntTake'), message('templates.burntTakeSource'), {
    variant: 'congkak-rounds-confiscate',
    ...novices,
  }),
]
