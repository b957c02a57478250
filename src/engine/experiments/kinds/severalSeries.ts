import * as v from 'valibot'
import { message } from '../../../locales/message'
import type { SeriesRange, Series } from '../../kernel/series'
import { rangesOf } from '../../range'
import { type Range } from '../../range'
import { CountsFold, type GameCounts } from '../../simulation/counts'
import { secondsPerGame } from '../../players/pace'
import { playSeries } from '../../players/playSeries'
import { through } from '../../through'
import type { Estimate, Experiment, Progress, Task } from '../contract/experiment'
import { countShape, countsShape } from './partShapes'

/** Some games of one of several series; stored tasks and parts call its number `bout`. */
export interface RangeTask extends Task, Range {
  readonly bout: number
}

/** What a task counted, and for which series. */
export interface RangePart {
  readonly bout: number
  readonly counts: GameCounts
}

const partShape: v.GenericSchema<unknown, RangePart> = v.object({
  bout: countShape,
  counts: countsShape,
})

/**
 * Gives each series of one random seed its own range of games: no two series share random numbers, as tests of their
 * difference assume.
 */
export function inTurn(allSeries: readonly Series[], games: number): readonly SeriesRange[] {
  return allSeries.map((series, place) => ({ ...series, from: place * games, to: (place + 1) * games }))
}

/** Unit, plan, estimates and run of an experiment that consists of several series. */
export function seriesSteps<Spec>(
  seriesOf: (spec: Spec) => readonly SeriesRange[],
): Pick<
  Experiment<Spec, RangeTask, RangePart>,
  'unit' | 'partShape' | 'plan' | 'estimate' | 'alike' | 'run'
> {
  return {
    unit: message('kinds.unitGames'),
    partShape,
    plan: (spec) => planSeries(seriesOf(spec)),
    estimate: (spec) => estimateSeries(seriesOf(spec)),
    alike: ({ bout }) => bout,
    run: (spec, task) => runRange(seriesOf(spec), task),
  }
}

/** Cuts series into tasks, weighed by the time they may take. */
function planSeries(allSeries: readonly SeriesRange[]): readonly RangeTask[] {
  const ranges = allSeries.flatMap((series, place) =>
    rangesOf(series, paceOf(series)).map((range) => ({
      ...range,
      bout: place,
      units: range.to - range.from,
      weight: (range.to - range.from) * paceOf(series),
    })),
  )
  return ranges.map((range, index) => ({ index, ...range }))
}

/** Plays a task. */
function* runRange(allSeries: readonly SeriesRange[], task: RangeTask): Generator<Progress, RangePart> {
  const series = allSeries[task.bout]
  if (!series) throw new Error(`There is no series ${task.bout}`)
  const playing = playSeries(series, task, [series.from])
  const counts = yield* through(playing, ({ games }) => ({
    done: games / (task.to - task.from),
    units: games,
  }))
  return { bout: task.bout, counts }
}

/** Adds up the existing parts by series. */
export function countsBySeries(
  allSeries: readonly SeriesRange[],
  parts: ReadonlyMap<number, RangePart>,
): readonly GameCounts[] {
  const folds = allSeries.map(() => new CountsFold())
  for (const { bout, counts } of parts.values()) folds[bout]?.add(counts)
  return folds.map((fold) => fold.total())
}

/** An estimate for the series before they are played. */
function estimateSeries(allSeries: readonly SeriesRange[]): Estimate {
  const seconds = allSeries.reduce((sum, series) => sum + (series.to - series.from) * paceOf(series), 0)
  return { seconds, memoryBytes: 4e6 + 20_000 * allSeries.length, csvBytes: 250 * allSeries.length }
}

function paceOf({ variant, first, second }: SeriesRange): number {
  return secondsPerGame(variant, [first, second])
}
