import * as v from 'valibot'
import { storeOf } from '../../../board/position'
import { start } from '../../../rules/match'
import { bestLine } from '../../../solver/bestLine'
import { forcedRulesOf, playForced } from '../../../solver/forced'
import { after } from '../../../solver/oneRound'
import { solvability } from '../../../solver/solvable'
import { createProver, valueOf } from '../../../solver/solve'
import { finish, through } from '../../../solver/through'
import { findPreset } from '../../../variant/catalogue'
import type { Experiment, Json, Progress } from '../../contract/experiment'
import { resized } from '../../spec/sizes'
import { reportSweep } from './report'
import {
  countOf,
  isForced,
  MOST_FORCED_SEEDS,
  parseSweep,
  sizeAt,
  stretchesOf,
  SWEEP_MEMORY,
  type SweepTask,
  type SweepSpec,
} from './spec'

/** A stretch of a sweep, number by number; `low` and `high` bound South less North where no line was proven. */
export interface SweepPart {
  readonly first: readonly (number | null)[]
  readonly second: readonly (number | null)[]
  readonly moves: readonly (number | null)[]
  readonly low: readonly number[]
  readonly high: readonly number[]
}

const known = v.array(v.nullable(v.number()))
const partShape: v.GenericSchema<unknown, SweepPart> = v.object({
  first: known,
  second: known,
  moves: known,
  low: v.array(v.number()),
  high: v.array(v.number()),
})

const FORCED_SLICE = 5_000

/** One number runs, everything else stands: result, margin and length of every game. */
export const sweep: Experiment<SweepSpec, SweepTask, SweepPart> = {
  kind: 'sweep',
  title: 'Sweep',
  question: 'How do result and margin change as one number grows?',
  unit: 'games',
  defaults: {
    variant: findPreset('kalah')!.make({ holes: 1, seeds: 1 }),
    holes: { from: 1, to: 1 },
    seeds: { from: 1, to: 200 },
  },
  fields: [
    { path: 'variant', label: 'Variant', type: 'variant' },
    { path: 'holes', label: 'Holes a side', type: 'range', min: 1, max: 20 },
    {
      path: 'seeds',
      label: 'Seeds a hole',
      type: 'range',
      min: 1,
      max: MOST_FORCED_SEEDS,
      hint: 'With one hole a side nobody has a choice, and a million games take seconds.',
    },
  ],
  templates: [
    template('Kalah(1, n) to 200', 'kalah', 200, 'Pok 2001, Table 4'),
    template('KalahAlt(1, n) to 200', 'kalah-alt', 200, 'Pok 2001, Table 5'),
    template('Kalah(1, n) to a million', 'kalah', 1_000_000, 'Beyond Pok 2001, Table 4'),
  ],
  parse: parseSweep,
  partShape,
  plan: stretchesOf,
  estimate(spec) {
    const count = countOf(spec)
    return {
      seconds: isForced(spec) ? count / 500_000 : count,
      memoryBytes: isForced(spec) ? 300 * count : SWEEP_MEMORY,
      csvBytes: 40 * count,
    }
  },
  *run(spec, task) {
    return isForced(spec) ? yield* runForced(spec, task) : yield* runSolved(spec, task)
  },
  report: (spec, parts) => finish(reportSweep(spec, parts)),
  reportInSlices: reportSweep,
}

function template(title: string, id: string, to: number, source: string) {
  const variant = findPreset(id)!.make({ holes: 1, seeds: 1 })
  const spec = { variant, holes: { from: 1, to: 1 }, seeds: { from: 1, to } }
  return { title, source, spec: spec as unknown as Json }
}

function* runForced(spec: SweepSpec, task: SweepTask): Generator<Progress, SweepPart> {
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

function* runSolved(spec: SweepSpec, task: SweepTask): Generator<Progress, SweepPart> {
  const { holes, seeds } = sizeAt(spec, task.from)
  const variant = resized(spec.variant, holes, seeds)
  const game = start(variant)
  const how = solvability(variant, game.position, SWEEP_MEMORY)
  if (!how.ok) throw new Error(how.because)
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
