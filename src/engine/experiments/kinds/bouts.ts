import * as v from 'valibot'
import { message } from '../../../locales/message'
import { type Bout, type Stretch, stretchesOf } from '../../simulation/bout'
import type { GameCounts } from '../../simulation/counts'
import { CountsFold } from '../../simulation/countsFold'
import { secondsPerGame } from '../../players/pace'
import { playStretch } from '../../players/playStretch'
import type { Estimate, Experiment, Progress, Task } from '../contract/experiment'
import { countShape, countsShape } from './countsShape'

/** Some games of one of several bouts. */
export interface BoutTask extends Task, Stretch {
  readonly bout: number
}

/** What a task counted, and for which bout. */
export interface BoutPart {
  readonly bout: number
  readonly counts: GameCounts
}

const partShape: v.GenericSchema<unknown, BoutPart> = v.object({
  bout: countShape,
  counts: countsShape,
})

/**
 * Gives each bout of one random seed its own range of games: no two bouts share random numbers, as tests of their
 * difference assume.
 */
export function inTurn(bouts: readonly Omit<Bout, 'from' | 'to'>[], games: number): readonly Bout[] {
  return bouts.map((bout, place) => ({ ...bout, from: place * games, to: (place + 1) * games }))
}

/** Unit, plan, estimate and run of an experiment that consists of bouts. */
export function boutSteps<Spec>(
  boutsOf: (spec: Spec) => readonly Bout[],
): Pick<Experiment<Spec, BoutTask, BoutPart>, 'unit' | 'partShape' | 'plan' | 'estimate' | 'run'> {
  return {
    unit: message('kinds.unitGames'),
    partShape,
    plan: (spec) => planBouts(boutsOf(spec)),
    estimate: (spec) => estimateBouts(boutsOf(spec)),
    run: (spec, task) => runBout(boutsOf(spec), task),
  }
}

/** Cuts bouts into tasks, weighed by the time they may take. */
function planBouts(bouts: readonly Bout[]): readonly BoutTask[] {
  const stretches = bouts.flatMap((bout, place) =>
    stretchesOf(bout, paceOf(bout)).map((stretch) => ({
      ...stretch,
      bout: place,
      units: stretch.to - stretch.from,
      weight: (stretch.to - stretch.from) * paceOf(bout),
    })),
  )
  return stretches.map((stretch, index) => ({ index, ...stretch }))
}

/** Plays a task. */
function* runBout(bouts: readonly Bout[], task: BoutTask): Generator<Progress, BoutPart> {
  const bout = bouts[task.bout]
  if (!bout) throw new Error(`There is no bout ${task.bout}`)
  const playing = playStretch(bout, task, [bout.from])
  for (;;) {
    const step = playing.next()
    if (step.done) return { bout: task.bout, counts: step.value }
    yield { done: step.value.games / (task.to - task.from), units: step.value.games }
  }
}

/** Adds up the existing parts by bout. */
export function countsByBout(
  bouts: readonly Bout[],
  parts: ReadonlyMap<number, BoutPart>,
): readonly GameCounts[] {
  const folds = bouts.map(() => new CountsFold())
  for (const { bout, counts } of parts.values()) folds[bout]?.add(counts)
  return folds.map((fold) => fold.total())
}

/** An estimate for the bouts before they are played. */
function estimateBouts(bouts: readonly Bout[]): Estimate {
  const seconds = bouts.reduce((sum, bout) => sum + (bout.to - bout.from) * paceOf(bout), 0)
  return { seconds, memoryBytes: 4e6 + 20_000 * bouts.length, csvBytes: 250 * bouts.length }
}

function paceOf({ variant, first, second }: Bout): number {
  return secondsPerGame(variant, [first, second])
}
