import { message } from '../../../../locales/message'
import type { Experiment } from '../../contract/experiment'
import { FIELDS } from './fields'
import { estimateLadder, type LadderTask, planLadder } from './plan'
import { type LadderPart, partShape, runLadder } from './run'
import { shareNeeded } from './shareNeeded'
import { DEFAULTS, type LadderSpec, parseLadder } from './spec'
import { TEMPLATES } from './templates'

/** How strong is each player? Ratings of players who all meet each other, or a test of two. */
export const ladder: Experiment<LadderSpec, LadderTask, LadderPart> = {
  kind: 'ladder',
  title: message('kinds.ladder'),
  question: message('questions.ladder'),
  unit: message('kinds.unitGames'),
  defaults: DEFAULTS,
  fields: FIELDS,
  templates: TEMPLATES,
  parse: parseLadder,
  partShape,
  plan: planLadder,
  estimate: estimateLadder,
  alike: ({ pairing }) => pairing,
  shareNeeded,
  run: (spec, task, _checkpoint, earlier = new Map()) => runLadder(spec, task, earlier),
}
