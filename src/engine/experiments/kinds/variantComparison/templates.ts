import { message } from '../../../../locales/message'
import { template, type Template } from '../../contract/fields'

const novices = { first: 'novice', second: 'novice', games: 50_000, seed: 1 }

/** Comparisons worth starting from. */
export const TEMPLATES: readonly Template[] = [
  template(message('templates.kasimPatch'), message('templates.kasimPatchSource'), {
    variants: ['congklak', 'congklak-patched'],
    ...novices,
  }),
  template(message('templates.movingAgain'), message('templates.movingAgainSource'), {
    variants: ['kalah', 'kalah-alt'],
    ...novices,
  }),
]
