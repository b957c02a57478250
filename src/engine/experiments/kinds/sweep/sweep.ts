import * as v from 'valibot'
import { message, type Text } from '../../../../locales/message'
import type { Experiment } from '../../contract/experiment'
import type { RangeTask } from '../severalSeries'
import {
  played,
  estimateSolved,
  planSolved,
  type SolvedTask,
  solvedShape,
  solveSweep,
  type SweepPart,
} from './run'
import { DEFAULTS, parseSweep, type SweepSpec, MOST_FORCED_SEEDS } from './spec'
import { findPreset } from '../../../variant/catalogue'
import { template, type Template, choiceField, type Field } from '../../contract/fields'
import { MAX_HOLES } from '../../../variant/variant'
import { MAX_GAMES } from '../matchSeries/spec'

const whenPlayed = { path: 'find', is: ['shares'] }

/** How a form shows the spec. */
const FIELDS: readonly Field[] = [
  { path: 'variant', label: message('fields.variant'), type: 'variant' },
  choiceField('find', message('fields.find'), {
    values: message('fields.findPerfect'),
    shares: message('fields.findWins'),
  }),
  { path: 'holes', label: message('fields.holesPerSide'), type: 'range', min: 1, max: MAX_HOLES },
  choiceField('seedsAs', message('fields.seedsPerHole'), {
    range: message('fields.seedsInRange'),
    holes: message('fields.seedsAsHoles'),
  }),
  {
    path: 'seeds',
    label: message('fields.seedsFromTo'),
    type: 'range',
    min: 1,
    max: MOST_FORCED_SEEDS,
    hint: message('fields.forcedHint'),
    when: { path: 'seedsAs', is: ['range'] },
  },
  { path: 'first', label: message('players.south'), type: 'player', when: whenPlayed },
  { path: 'second', label: message('players.north'), type: 'player', when: whenPlayed },
  {
    path: 'games',
    label: message('fields.gamesPerSize'),
    type: 'integer',
    min: 1,
    max: MAX_GAMES,
    when: whenPlayed,
  },
  { path: 'seed', label: message('fields.seed'), type: 'seed', when: whenPlayed },
]

const paper = 'Pok 2001'

function oneHole(title: Text, source: Text, preset: string, to: number): Template {
  const variant = findPreset(preset)!.make({ holes: 1, seeds: 1 })
  return template(title, source, { variant, holes: { from: 1, to: 1 }, seeds: { from: 1, to } })
}

/** Sweeps worth starting from. */
const TEMPLATES: readonly Template[] = [
  template(message('templates.sharesBySize'), message('templates.sharesBySizeSource'), {
    variant: 'congkak',
    find: 'shares',
    holes: { from: 3, to: 10 },
    seedsAs: 'holes',
  }),
  oneHole(
    message('templates.upTo', { game: 'Kalah(1, n)', number: 200 }),
    message('templates.table', { paper, number: 4 }),
    'kalah',
    200,
  ),
  oneHole(
    message('templates.upTo', { game: 'KalahAlt(1, n)', number: 200 }),
    message('templates.table', { paper, number: 5 }),
    'kalah-alt',
    200,
  ),
  oneHole(
    message('templates.upTo', { game: 'Kalah(1, n)', number: 1_000_000 }),
    message('templates.beyondTable', { paper, number: 4 }),
    'kalah',
    1_000_000,
  ),
]

/** A task of a sweep: games to solve, or games to play. */
type SweepTask = SolvedTask | RangeTask

/** The board grows, everything else stays the same: result, margin and length of every game, or who wins. */
export const sweep: Experiment<SweepSpec, SweepTask, SweepPart> = {
  kind: 'sweep',
  title: message('kinds.sweep'),
  question: message('questions.sweep'),
  unit: message('kinds.unitGames'),
  defaults: DEFAULTS,
  fields: FIELDS,
  templates: TEMPLATES,
  parse: parseSweep,
  partShape: v.union([solvedShape, played.partShape]),
  plan: (spec) => (spec.find === 'shares' ? played.plan(spec) : planSolved(spec)),
  estimate: (spec) => (spec.find === 'shares' ? played.estimate(spec) : estimateSolved(spec)),
  alike: (task) => ('bout' in task ? task.bout : 0),
  run: (spec, task) => ('bout' in task ? played.run(spec, task) : solveSweep(spec, task)),
}
