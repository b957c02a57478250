import { message } from '../../../../locales/message'
import type { Experiment } from '../../contract/experiment'
import { estimateLadder, type LadderTask, planLadder } from './plan'
import { type LadderPart, partShape, runLadder, shareNeeded } from './run'
import { DEFAULTS, type LadderSpec, parseLadder } from './spec'
import { template, type Template, choiceField, type Field } from '../../contract/fields'
import { MAX_GAMES } from '../matchSeries/spec'

const whenTest = { path: 'find', is: ['test'] }
const RATES = [0.01, 0.02, 0.05, 0.1]

/** How a form shows the spec. */
const FIELDS: readonly Field[] = [
  { path: 'variant', label: message('fields.variant'), type: 'variant' },
  { path: 'players', label: message('fields.players'), type: 'players', hint: message('ladder.playersHint') },
  choiceField('find', message('fields.find'), {
    ratings: message('ladder.findRatings'),
    test: message('ladder.findTest'),
  }),
  {
    path: 'games',
    label: message('ladder.gamesPerPairing'),
    type: 'integer',
    min: 2,
    max: MAX_GAMES,
    hint: message('ladder.gamesHint'),
  },
  choiceField(
    'starts',
    message('ladder.starts'),
    {
      even: message('ladder.startsEven'),
      random: message('ladder.startsRandom'),
      fair: message('ladder.startsFair'),
      chosen: message('ladder.startsChosen'),
    },
    { hint: message('ladder.startsHint') },
  ),
  {
    path: 'openings',
    label: message('ladder.openings'),
    type: 'lines',
    hint: message('ladder.openingsHint'),
    when: { path: 'starts', is: ['chosen'] },
  },
  {
    path: 'drawnMoves',
    label: message('ladder.drawnMoves'),
    type: 'integer',
    min: 1,
    max: 40,
    when: { path: 'starts', is: ['random'] },
    rare: true,
  },
  { path: 'elo0', label: message('ladder.elo0'), type: 'integer', min: -1_000, max: 1_000, when: whenTest },
  { path: 'elo1', label: message('ladder.elo1'), type: 'integer', min: -1_000, max: 1_000, when: whenTest },
  rateField('alpha', 'ladder.alpha'),
  rateField('beta', 'ladder.beta'),
  { path: 'seed', label: message('fields.seed'), type: 'seed' },
]

function rateField(path: string, label: 'ladder.alpha' | 'ladder.beta'): Field {
  const options = RATES.map((value) => ({ value, label: message('ladder.rate', { rate: rateText(value) }) }))
  return { path, label: message(label), type: 'choice', options, orNumber: true, when: whenTest, rare: true }
}

function rateText(value: number) {
  return { as: 'share', value, digits: 0 } as const
}

/** Ladders worth starting from. */
const TEMPLATES: readonly Template[] = [
  template(message('ladder.templateCongkak'), message('ladder.templateCongkakSource'), {
    variant: 'congkak',
    players: ['novice', 'greedy', 'calculator:2', 'maximal', 'minimax:2', 'mcts:200'],
    games: 100,
  }),
  template(message('ladder.templateTest'), message('ladder.templateTestSource'), {
    variant: 'kalah',
    players: ['minimax:3', 'minimax:2'],
    find: 'test',
    games: 20_000,
  }),
]

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
