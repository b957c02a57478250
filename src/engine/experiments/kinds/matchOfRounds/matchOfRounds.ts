import { message } from '../../../../locales/message'
import type { Experiment } from '../../contract/experiment'
import { estimateRounds, partShape, planRounds, type RoundsPart, type RoundsTask, runRounds } from './run'
import { DEFAULTS, type MatchOfRoundsSpec, parseMatchOfRounds, MAX_MATCHES } from './spec'
import { template, type Template, type Field } from '../../contract/fields'

/** How a form shows the spec. */
const FIELDS: readonly Field[] = [
  { path: 'variant', label: message('fields.variant'), type: 'variant', hint: message('fields.roundsHint') },
  { path: 'first', label: message('players.south'), type: 'agent' },
  { path: 'second', label: message('players.north'), type: 'agent' },
  { path: 'matches', label: message('fields.matches'), type: 'integer', min: 1, max: MAX_MATCHES },
  { path: 'seed', label: message('fields.seed'), type: 'seed' },
]

const novices = { first: 'novice', second: 'novice', matches: 500, seed: 1 }

/** Matches worth starting from. */
const TEMPLATES: readonly Template[] = [
  template(message('templates.burntSkipped'), message('templates.burntSkippedSource'), {
    variant: 'congkak-rounds',
    ...novices,
  }),
  template(message('templates.burntTake'), message('templates.burntTakeSource'), {
    variant: 'congkak-rounds-confiscate',
    ...novices,
  }),
]

/** How long matches last in rounds, how holes burn, and who is knocked out. */
export const matchOfRounds: Experiment<MatchOfRoundsSpec, RoundsTask, RoundsPart> = {
  kind: 'matchOfRounds',
  title: message('kinds.matchOfRounds'),
  question: message('questions.matchOfRounds'),
  unit: message('kinds.unitMatches'),
  defaults: DEFAULTS,
  fields: FIELDS,
  templates: TEMPLATES,
  parse: parseMatchOfRounds,
  partShape,
  plan: planRounds,
  estimate: estimateRounds,
  run: runRounds,
}
