import { message } from '../../../../locales/message'
import type { Experiment } from '../../contract/experiment'
import { FIELDS } from './fields'
import { estimateRounds, partShape, planRounds, type RoundsPart, type RoundsTask, runRounds } from './run'
import { DEFAULTS, type MatchOfRoundsSpec, parseMatchOfRounds } from './spec'
import { TEMPLATES } from './templates'

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
