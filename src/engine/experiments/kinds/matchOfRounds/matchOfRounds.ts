import * as v from 'valibot'
import type { Result } from '../../../result'
import { type Stretch, stretchesOf } from '../../../simulation/bout'
import type { GameCounts } from '../../../simulation/counts'
import { secondsAGame } from '../../../players/pace'
import { playStretch } from '../../../players/playStretch'
import { type RoundCounts, RoundTally } from '../../../simulation/roundTally'
import { ROUND_LIMIT } from '../../../rules/match'
import { findPreset } from '../../../variant/catalogue'
import type { Variant } from '../../../variant/variant'
import type { Experiment, Progress, SpecProblem, Task } from '../../contract/experiment'
import { SpecReader } from '../../spec/specReader'
import { countShape, countsShape } from '../countsShape'
import { report } from './report'

const MAX_MATCHES = 10_000_000

/** Whole matches, round after round, until a player is out or the rounds are played. */
export interface MatchOfRoundsSpec {
  readonly variant: Variant
  readonly first: string
  readonly second: string
  readonly matches: number
  readonly seed: number
}

/** What a task counted. */
export interface RoundsPart {
  readonly counts: GameCounts
  readonly rounds: readonly RoundCounts[]
  /** Matches at whose end a side could not fill a single hole. */
  readonly southOut: number
  readonly northOut: number
}

/** Some of the matches. */
export interface RoundsTask extends Task, Stretch {}

const partShape: v.GenericSchema<unknown, RoundsPart> = v.object({
  counts: countsShape,
  rounds: v.array(
    v.object({
      round: countShape,
      played: countShape,
      south: countShape,
      north: countShape,
      starter: countShape,
      southBurnt: countShape,
      northBurnt: countShape,
    }),
  ),
  southOut: countShape,
  northOut: countShape,
})

const DEFAULTS: MatchOfRoundsSpec = {
  variant: findPreset('congkak-rounds')?.make() as Variant,
  first: 'novice',
  second: 'novice',
  matches: 500,
  seed: 1,
}

/** How many rounds a match lasts, how holes burn, and who is out. */
export const matchOfRounds: Experiment<MatchOfRoundsSpec, RoundsTask, RoundsPart> = {
  kind: 'matchOfRounds',
  title: 'Match of rounds',
  question: 'How long does a match last, and who is out?',
  unit: 'matches',
  defaults: DEFAULTS,
  fields: [
    { path: 'variant', label: 'Variant', type: 'variant', hint: 'One whose match has several rounds.' },
    { path: 'first', label: 'South', type: 'agent' },
    { path: 'second', label: 'North', type: 'agent' },
    { path: 'matches', label: 'Matches', type: 'integer', min: 1, max: MAX_MATCHES },
    { path: 'seed', label: 'Seed', type: 'seed' },
  ],
  templates: [
    {
      title: 'Burnt holes bypassed',
      source: 'Chen et al. 2022: until a player has lost all holes',
      spec: { variant: 'congkak-rounds', first: 'novice', second: 'novice', matches: 500, seed: 1 },
    },
    {
      title: 'Burnt holes confiscate',
      source: 'Chen et al. 2022: as some play, a seed that falls into a burnt hole goes to the opponent',
      spec: {
        variant: 'congkak-rounds-confiscate',
        first: 'novice',
        second: 'novice',
        matches: 500,
        seed: 1,
      },
    },
  ],
  parse,
  partShape,
  plan(spec) {
    const stretches = stretchesOf({ from: 0, to: spec.matches }, paceOf(spec))
    return stretches.map((stretch, index) => {
      const games = stretch.to - stretch.from
      return { ...stretch, index, weight: games, units: games }
    })
  },
  estimate: (spec) => ({
    seconds: spec.matches * paceOf(spec),
    memoryBytes: 4e6,
    csvBytes: 4_000,
  }),
  *run(spec, task): Generator<Progress, RoundsPart> {
    const rounds = new RoundTally()
    const out = { south: 0, north: 0 }
    const { seedsPerHole } = spec.variant.start
    const playing = playStretch(spec, task, [0], (table) => {
      rounds.add(table)
      for (let row = 0; row < table.count; row++) {
        if (table.south[row]! < seedsPerHole) out.south++
        if (table.north[row]! < seedsPerHole) out.north++
      }
    })
    for (;;) {
      const step = playing.next()
      if (step.done) {
        return { counts: step.value, rounds: rounds.counts(), southOut: out.south, northOut: out.north }
      }
      yield { done: step.value.games / task.weight, units: step.value.games }
    }
  },
  report,
}

function paceOf({ variant, first, second }: MatchOfRoundsSpec): number {
  // Between equals a match until somebody is out hardly ever ends by itself.
  const rounds = variant.match.length === 'rounds' ? variant.match.rounds : ROUND_LIMIT
  return rounds * secondsAGame(variant, [first, second])
}

function parse(input: unknown): Result<MatchOfRoundsSpec, readonly SpecProblem[]> {
  const reader = new SpecReader(input, DEFAULTS)
  const variant = reader.variant('variant')
  if (reader.problems.length === 0 && variant.match.length === 'oneRound') {
    reader.refuse(
      'variant.match.length',
      'must be rounds or untilOut: a match of one round is a match series',
    )
  }
  return reader.result({
    variant,
    first: reader.agent('first'),
    second: reader.agent('second'),
    matches: reader.integer('matches', 1, MAX_MATCHES),
    seed: reader.seed('seed'),
  })
}
