import * as v from 'valibot'
import { message } from '../../../../locales/message'
import type { GameTable } from '../../../kernel/gameTable'
import { secondsPerGame } from '../../../players/pace'
import { playSeries } from '../../../players/playSeries'
import { cutInto, type Range, rangesOf } from '../../../range'
import { addWins, type GameCounts, NO_GAMES, type Wins } from '../../../simulation/counts'
import { type GameRow, ROW_LENGTH, rowsOf } from '../../../simulation/gameRows'
import { through } from '../../../through'
import type { Estimate, Progress, Task } from '../../contract/experiment'
import { ALL_NEEDED, type ShareNeeded } from '../../contract/shareNeeded'
import { type Share, wilson } from '../../../statistics/proportion'
import { issueText } from '../../spec/shapes'
import { addsUp, countsEntries, winsShape } from '../partShapes'
import { cutsOf, isPrecise, looksOf, type MatchSeriesSpec, wantedGames } from './spec'

/** Some games of the series. */
export interface SeriesTask extends Task, Range {}

/** What a task counted, and every game if the spec keeps them. */
export interface SeriesPart extends GameCounts {
  /** If the series stops at a precision: the results up to the look before, which decide whether it continues. */
  readonly before?: Wins
  readonly rows?: readonly GameRow[]
}

/** The shape of a part. */
export const partShape: v.GenericSchema<unknown, SeriesPart> = v.pipe(
  v.object({
    ...countsEntries,
    before: v.exactOptional(v.object(winsShape)),
    rows: v.exactOptional(v.custom<readonly GameRow[]>(areRows)),
  }),
  v.check((counts) => addsUp(counts), issueText(message('specProblems.resultsSum'))),
)

/** Whether a value is rows of games; checked by hand, because there may be a million. */
function areRows(rows: unknown): boolean {
  const isRow = (row: unknown): boolean =>
    Array.isArray(row) && row.length === ROW_LENGTH && row.every(Number.isSafeInteger)
  return Array.isArray(rows) && rows.every(isRow)
}

/** Divides the series into ranges of games. */
export function planSeries(spec: MatchSeriesSpec): readonly SeriesTask[] {
  if (spec.precision !== null) return planUntilPrecise(spec)
  return rangesOf(spec.range ?? { from: 0, to: spec.games }, paceOf(spec)).map(taskOf)
}

function taskOf(range: Range, index: number): SeriesTask {
  const games = range.to - range.from
  return { ...range, index, weight: games, units: games }
}

/** Every task of a look is given all parts of the look before: thousands of them would take longer than their games. */
const MOST_TASKS_OF_A_LOOK = 64

/** The games after a look wait for those before it, which may have been enough. */
function planUntilPrecise(spec: MatchSeriesSpec): readonly SeriesTask[] {
  const tasks: SeriesTask[] = []
  let before: SeriesTask['needs']
  for (const look of looksOf(spec.games)) {
    const from = tasks.length
    const ranges = rangesOf(look, paceOf(spec))
    const longest = Math.ceil((look.to - look.from) / MOST_TASKS_OF_A_LOOK)
    for (const range of ranges.length > MOST_TASKS_OF_A_LOOK ? cutInto(longest, look) : ranges)
      tasks.push({ ...taskOf(range, tasks.length), ...(before ? { needs: before } : {}) })
    before = { from, to: tasks.length }
  }
  return tasks
}

/** The share of the plan that a series needs which stops at a precision, judging by the results of a sample. */
export function shareNeeded(spec: MatchSeriesSpec, sampled: ReadonlyMap<number, SeriesPart>): ShareNeeded {
  if (spec.precision === null) return ALL_NEEDED
  const { south, north, ties, undecided } = addWins([...sampled.values()].map(({ wins }) => wins))
  const games = south + north + ties + undecided
  // An interval is widest where its share is a half.
  const spread = (share: number) => 4 * share * (1 - share)
  const shares = [south, north, ties, undecided].map((count) => wilson(count, games))
  const widest = (of: (share: Share) => number) => Math.max(...shares.map(of))
  const looks = looksOf(spec.games).length
  const upToLook = (share: number) => Math.min(1, Math.max(1, Math.ceil(share * looks)) / looks)
  return {
    value: upToLook(widest(({ value }) => spread(value))),
    low: upToLook(widest(({ low, high }) => Math.min(spread(low), spread(high)))),
    high: upToLook(widest(({ low, high }) => spread(Math.min(high, Math.max(low, 0.5))))),
  }
}

/** An estimate for a series. */
export function estimateSeries(spec: MatchSeriesSpec): Estimate {
  const games = wantedGames(spec, NO_GAMES.wins)
  const kept = spec.keep === 'games' ? games : 0
  return {
    seconds: games * paceOf(spec),
    memoryBytes: 4e6 + 300 * kept,
    csvBytes: 20_000 + 60 * kept,
  }
}

/** The games of a run, from the first up to but not including the last: fewer than all if it stopped at a precision. */
export function playedRange(
  { games, range, precision }: MatchSeriesSpec,
  parts: ReadonlyMap<number, SeriesPart>,
): Range {
  if (precision === null) return range ?? { from: 0, to: games }
  return { from: 0, to: [...parts.values()].reduce((sum, part) => sum + part.games, 0) }
}

/** Plays the games of a task; once a precision is reached, none. */
export function* runSeries(
  spec: MatchSeriesSpec,
  task: SeriesTask,
  earlier: ReadonlyMap<number, SeriesPart> = new Map(),
): Generator<Progress, SeriesPart> {
  if (spec.precision === null) return yield* playTask(spec, task)
  const parts = [...earlier.values()]
  const before = addWins([
    ...parts.slice(0, 1).flatMap((part) => part.before ?? []),
    ...parts.map(({ wins }) => wins),
  ])
  const over = isPrecise(before, spec.precision)
  return { ...(over ? NO_GAMES : yield* playTask(spec, task)), before }
}

function* playTask(spec: MatchSeriesSpec, task: SeriesTask): Generator<Progress, SeriesPart> {
  const rows: GameRow[] = []
  const keep = (table: GameTable): void => void rows.push(...rowsOf(table))
  const playing = playSeries(spec, task, cutsOf(spec), spec.keep === 'games' ? keep : undefined)
  const counts = yield* through(playing, ({ games }) => ({ done: games / task.weight, units: games }))
  return spec.keep === 'games' ? { ...counts, rows } : counts
}

/** The cost of recording and transferring a game. */
const SECONDS_PER_ROW = 5e-6

function paceOf({ variant, first, second, keep }: MatchSeriesSpec): number {
  return secondsPerGame(variant, [first, second]) + (keep === 'games' ? SECONDS_PER_ROW : 0)
}
