import * as v from 'valibot'
import { secondsPerGame } from '../../../players/pace'
import { playSeries } from '../../../players/playSeries'
import { ROUND_LIMIT } from '../../../rules/match'
import { holesFor } from '../../../rules/refill'
import { rangesOf } from '../../../range'
import { type Range } from '../../../range'
import type { GameCounts } from '../../../simulation/counts'
import { through } from '../../../through'
import { type RoundCounts, RoundTally } from '../../../simulation/roundTally'
import type { Estimate, Progress, Task } from '../../contract/experiment'
import { countShape, countsShape } from '../partShapes'
import type { MatchOfRoundsSpec } from './spec'
import { mostRounds } from '../../../variant/consequences'

/** Some of the matches. */
export interface RoundsTask extends Task, Range {}

/** What a task counted. */
export interface RoundsPart {
  readonly counts: GameCounts
  readonly rounds: readonly RoundCounts[]
  /** Matches at whose end a side had too few seeds to play another round. */
  readonly southOut: number
  readonly northOut: number
}

/** The shape of a part. */
export const partShape: v.GenericSchema<unknown, RoundsPart> = v.object({
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

/** Divides the matches into ranges. */
export function planRounds(spec: MatchOfRoundsSpec): readonly RoundsTask[] {
  const ranges = rangesOf({ from: 0, to: spec.matches }, paceOf(spec))
  return ranges.map((range, index) => {
    const games = range.to - range.from
    return { ...range, index, weight: games, units: games }
  })
}

/** An estimate for the matches. */
export function estimateRounds(spec: MatchOfRoundsSpec): Estimate {
  return { seconds: spec.matches * paceOf(spec), memoryBytes: 4e6, csvBytes: 4_000 }
}

/** Plays the matches of a task. */
export function* runRounds(spec: MatchOfRoundsSpec, task: RoundsTask): Generator<Progress, RoundsPart> {
  const rounds = new RoundTally()
  const out = { south: 0, north: 0 }
  const { outBelow } = spec.variant.match
  const playing = playSeries(spec, task, [0], (table) => {
    rounds.add(table)
    for (let row = 0; row < table.count; row++) {
      const owned = holesFor(spec.variant, { south: table.south[row]!, north: table.north[row]! })
      if (owned.south < outBelow) out.south++
      if (owned.north < outBelow) out.north++
    }
  })
  const counts = yield* through(playing, ({ games }) => ({ done: games / task.weight, units: games }))
  return { counts, rounds: rounds.counts(), southOut: out.south, northOut: out.north }
}

function paceOf({ variant, first, second }: MatchOfRoundsSpec): number {
  // Between equal players, a match until a player is out hardly ever ends by itself.
  return Math.min(mostRounds(variant), ROUND_LIMIT) * secondsPerGame(variant, [first, second])
}
