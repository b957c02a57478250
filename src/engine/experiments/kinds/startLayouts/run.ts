import * as v from 'valibot'
import { cutInto, type Range } from '../../../range'
import { lastUsed } from '../../../lastUsed'
import { secondsPerGame } from '../../../players/pace'
import { start } from '../../../rules/match'
import { isAtLeast, type Prover, valueOf } from '../../../solver/prover'
import { solvability } from '../../../solver/solvable'
import { createProver } from '../../../solver/solve'
import { through } from '../../../through'
import type { Estimate, Json, Progress, Task } from '../../contract/experiment'
import { countShape } from '../partShapes'
import { countOf, evenStart, layoutsFor, startedFrom, type StartLayoutsSpec } from './spec'
import { Refusal } from '../../../refusal'
import { playSeries } from '../../../players/playSeries'

/** Layouts per task. */
export const LAYOUTS_PER_TASK = 200
/** What a worker needs to play. */
const PLAYING_BYTES = 2 ** 24

/** Games won by South, tied and won by North, and games that a limit of the program stopped. */
export type Score = readonly [wins: number, ties: number, losses: number, stopped: number]

/** The layouts of a task: W, D or L for South for each, and their values or scores. */
export interface LayoutsPart {
  readonly results: string
  readonly values: readonly number[]
  readonly scores?: readonly Score[] | undefined
}

/** Layouts solved or played together. */
export interface LayoutsTask extends Task, Range {}

/** The shape of a part. */
export const partShape: v.GenericSchema<unknown, LayoutsPart> = v.object({
  results: v.pipe(v.string(), v.regex(/^[WDL]*$/)),
  values: v.array(v.number()),
  scores: v.optional(v.array(v.tuple([countShape, countShape, countShape, countShape]))),
})

/** Divides the layouts into tasks. */
export function planStartLayouts(spec: StartLayoutsSpec): readonly LayoutsTask[] {
  const ranges = cutInto(LAYOUTS_PER_TASK, { from: 0, to: countOf(spec) })
  return ranges.map(({ from, to }, index) => ({ index, from, to, weight: to - from }))
}

/** A rough estimate of the proofs. */
export function estimateStartLayouts(spec: StartLayoutsSpec): Estimate {
  const count = countOf(spec)
  const seeds = 2 * spec.variant.board.holes * spec.variant.start.seedsPerHole
  const played = spec.find === 'shares'
  const seconds = played
    ? spec.games * secondsPerGame(spec.variant, [spec.player, spec.player])
    : 10 ** (seeds / 9 - 6.1)
  return {
    seconds: count * seconds,
    memoryBytes: played ? PLAYING_BYTES : spec.memory * 2 ** 20,
    csvBytes: 60 * count,
  }
}

/** Solves or plays the layouts of a task. */
export function* runStartLayouts(
  spec: StartLayoutsSpec,
  task: LayoutsTask,
  checkpoint?: Json,
): Generator<Progress, LayoutsPart> {
  return yield* spec.find === 'shares'
    ? playLayouts(spec, task, checkpoint)
    : solveLayouts(spec, task, checkpoint)
}

/** Solves the layouts of a task. */
function* solveLayouts(
  spec: StartLayoutsSpec,
  task: LayoutsTask,
  checkpoint?: Json,
): Generator<Progress, LayoutsPart> {
  const layouts = layoutsFor(spec).slice(task.from, task.to)
  const part = (checkpoint ?? { results: '', values: [] }) as unknown as LayoutsPart
  let { results } = part
  const values = [...part.values]
  const prover = yield* proverFor(spec)
  const progress = (): Progress => ({
    done: results.length / layouts.length,
    units: results.length,
    checkpoint: { results, values: [...values] },
  })
  for (const { layout } of layouts.slice(results.length)) {
    const game = start(startedFrom(spec, layout))
    if (spec.find === 'values') {
      const { lower } = yield* through(valueOf(prover, game), progress)
      values.push(lower)
      results += lower > 0 ? 'W' : lower < 0 ? 'L' : 'D'
    } else if (yield* through(isAtLeast(prover, game, 1), progress)) results += 'W'
    else results += (yield* through(isAtLeast(prover, game, 0), progress)) ? 'D' : 'L'
    yield progress()
  }
  return { results, values }
}

const provers = lastUsed<Prover>(1, (prover) => prover.usable())

/**
 * The prover of the last task is reused for the next task of the same game: what it has learnt holds for every
 * layout.
 */
function* proverFor(spec: StartLayoutsSpec): Generator<Progress, Prover> {
  const variant = evenStart(spec)
  const key = JSON.stringify([variant, spec.memory])
  const known = provers.get(key)
  if (known !== undefined) return known
  const memory = spec.memory * 2 ** 20
  const game = start(variant)
  const how = solvability(variant, game.position, memory)
  if (!how.ok) throw new Refusal(how.because)
  provers.clear()
  const prover = createProver(variant, game, how.method, memory, countOf(spec))
  yield* through(prover.prepare(), (): Progress => ({ done: 0 }))
  return provers.keep(key, prover)
}

/** Plays games from each layout; a layout's games have random numbers of their own. */
export function* playLayouts(
  spec: StartLayoutsSpec,
  task: LayoutsTask,
  checkpoint?: Json,
): Generator<Progress, LayoutsPart> {
  const layouts = layoutsFor(spec).slice(task.from, task.to)
  const known = checkpoint as unknown as LayoutsPart | undefined
  let results = known?.results ?? ''
  const scores = [...(known?.scores ?? [])]
  const { player, games, seed } = spec
  for (const { layout } of layouts.slice(results.length)) {
    const variant = startedFrom(spec, layout)
    const first = (task.from + scores.length) * games
    const range = { from: first, to: first + games }
    const playing = playSeries({ variant, first: player, second: player, seed }, range, [first])
    const { wins } = yield* through(playing, (played): Progress => ({
      done: (scores.length + played.games / games) / layouts.length,
      units: scores.length,
    }))
    scores.push([wins.south, wins.ties, wins.north, wins.undecided])
    results += wins.south > wins.north ? 'W' : wins.south < wins.north ? 'L' : 'D'
    yield {
      done: scores.length / layouts.length,
      units: scores.length,
      checkpoint: { results, values: [], scores: [...scores] },
    }
  }
  return { results, values: [], scores }
}
