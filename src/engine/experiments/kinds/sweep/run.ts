import * as v from 'valibot'
import { storeOf } from '../../../board/position'
import { cutInto, type Range } from '../../../range'
import { start } from '../../../rules/match'
import { bestLine } from '../../../solver/bestLine'
import { forcedRulesOf, playForced } from '../../../solver/forced'
import { after } from '../../../solver/oneRound'
import { solvability } from '../../../solver/solvable'
import { valueOf } from '../../../solver/prover'
import { createProver } from '../../../solver/solve'
import { through } from '../../../through'
import type { Estimate, Progress, Task } from '../../contract/experiment'
import { resized } from '../../spec/sizes'
import { countOf, isForced, sizeAt, SWEEP_MEMORY, type SweepSpec, variantAt } from './spec'
import { Refusal } from '../../../refusal'
import { type RangePart, seriesSteps, inTurn } from '../severalSeries'
import type { SeriesRange } from '../../../kernel/series'
import { perSpec } from '../../contract/perSpec'

/** Some sizes of a solved sweep: games with choices one by one, forced games by the ten thousand. */
export interface SolvedTask extends Task, Range {}

const FORCED_GAMES = 50_000

/** The tasks of a solved sweep. */
export function planSolved(spec: SweepSpec): readonly SolvedTask[] {
  const ranges = cutInto(isForced(spec) ? FORCED_GAMES : 1, { from: 0, to: countOf(spec) })
  return ranges.map(({ from, to }, index) => {
    return { index, from, to, weight: isForced(spec) ? to - from : 1.5 ** Math.min(index, 40) }
  })
}

/** What was found of a task, number by number; `low` and `high` bound South minus North if nothing was proven. */
export interface SolvedPart {
  readonly first: readonly (number | null)[]
  readonly second: readonly (number | null)[]
  readonly moves: readonly (number | null)[]
  readonly low: readonly number[]
  readonly high: readonly number[]
}

const known = v.array(v.nullable(v.number()))
/** The shape of a part. */
export const solvedShape: v.GenericSchema<unknown, SolvedPart> = v.object({
  first: known,
  second: known,
  moves: known,
  low: v.array(v.number()),
  high: v.array(v.number()),
})

/** An estimate for a solved sweep. */
export function estimateSolved(spec: SweepSpec): Estimate {
  const count = countOf(spec)
  const forced = isForced(spec)
  return {
    seconds: forced ? count / 500_000 : count,
    memoryBytes: forced ? 300 * count : SWEEP_MEMORY,
    csvBytes: 40 * count,
  }
}

/** Solves the games of a task; forced ones are simply played. */
export function* solveSweep(spec: SweepSpec, task: SolvedTask): Generator<Progress, SolvedPart> {
  return isForced(spec) ? yield* runForced(spec, task) : yield* proveGame(spec, task)
}

const FORCED_SLICE = 5_000

function* runForced(spec: SweepSpec, task: SolvedTask): Generator<Progress, SolvedPart> {
  const rules = forcedRulesOf(resized(spec.variant, 1, 1))!
  const first: number[] = []
  const second: number[] = []
  const moves: number[] = []
  for (let at = task.from; at < task.to; at++) {
    const game = playForced(rules, spec.seeds.from + at)
    first.push(game.first)
    second.push(game.second)
    moves.push(game.moves)
    if (first.length % FORCED_SLICE === 0) {
      yield { done: first.length / (task.to - task.from), units: first.length }
    }
  }
  const margins = first.map((seeds, i) => seeds - second[i]!)
  return { first, second, moves, low: margins, high: margins }
}

function* proveGame(spec: SweepSpec, task: SolvedTask): Generator<Progress, SolvedPart> {
  const { holes, seeds } = sizeAt(spec, task.from)
  const variant = resized(spec.variant, holes, seeds)
  const game = start(variant)
  const how = solvability(variant, game.position, SWEEP_MEMORY)
  if (!how.ok) throw new Refusal(how.because)
  const prover = createProver(variant, game, how.method, SWEEP_MEMORY)
  yield* through(prover.prepare(), (done): Progress => ({ done: done / 10, units: 0 }))
  const { lower, upper } = yield* through(valueOf(prover, game), (): Progress => ({ done: 0.1, units: 0 }))
  const proven = lower === upper
  const line = proven
    ? yield* through(bestLine(variant, game, prover, lower), (): Progress => ({ done: 0.9, units: 0 }))
    : []
  const end = line.reduce((now, choice) => after(variant, now, choice), game)
  const store = (side: 'south' | 'north') => (proven ? end.position.seeds[storeOf(holes, side)]! : null)
  return {
    first: [store('south')],
    second: [store('north')],
    moves: [proven ? line.length : null],
    low: [lower],
    high: [upper],
  }
}

/** What a task of a sweep found: games solved, or games counted. */
export type SweepPart = SolvedPart | RangePart

/** Whether the games of a part were solved. */
export function isSolved(part: SweepPart): part is SolvedPart {
  return 'low' in part
}

/** One series for each size. */
export const seriesOf: (spec: SweepSpec) => readonly SeriesRange[] = perSpec((spec) => {
  const { first, second, games, seed } = spec
  const series = Array.from({ length: countOf(spec) }, (_, at) => ({
    variant: variantAt(spec, at),
    first,
    second,
    seed,
  }))
  return inTurn(series, games)
})

/** How the games of a played sweep are planned and run. */
export const played = seriesSteps<SweepSpec>(seriesOf)
