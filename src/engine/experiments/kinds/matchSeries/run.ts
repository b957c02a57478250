import * as v from 'valibot'
import { message } from '../../../../locales/message'
import type { GameTable } from '../../../kernel/gameTable'
import { secondsPerGame } from '../../../players/pace'
import { playStretch } from '../../../players/playStretch'
import { type Stretch, stretchesOf } from '../../../simulation/bout'
import type { GameCounts } from '../../../simulation/counts'
import { type GameRow, ROW_LENGTH, rowsOf } from '../../../simulation/gameRows'
import type { Estimate, Progress, Task } from '../../contract/experiment'
import { issueText } from '../../spec/issueText'
import { addsUp, countsEntries } from '../countsShape'
import { cutsOf } from './cuts'
import { type MatchSeriesSpec, wantedGames } from './spec'

/** Some games of the series. */
export interface SeriesTask extends Task, Stretch {}

/** What a task counted, and every game if the spec keeps them. */
export interface SeriesPart extends GameCounts {
  readonly rows?: readonly GameRow[]
}

/** The shape of a part. */
export const partShape: v.GenericSchema<unknown, SeriesPart> = v.pipe(
  v.object({ ...countsEntries, rows: v.exactOptional(v.custom<readonly GameRow[]>(areRows)) }),
  v.check((counts) => addsUp(counts), issueText(message('specProblems.resultsSum'))),
)

/** Whether a value is rows of games; checked by hand, because there may be a million. */
function areRows(rows: unknown): boolean {
  const isRow = (row: unknown): boolean =>
    Array.isArray(row) && row.length === ROW_LENGTH && row.every(Number.isSafeInteger)
  return Array.isArray(rows) && rows.every(isRow)
}

/** Divides the series into stretches of games. */
export function planSeries(spec: MatchSeriesSpec): readonly SeriesTask[] {
  const stretches = stretchesOf(spec.range ?? { from: 0, to: spec.games }, paceOf(spec))
  return stretches.map((stretch, index) => {
    const games = stretch.to - stretch.from
    return { ...stretch, index, weight: games, units: games }
  })
}

/** An estimate for a series. */
export function estimateSeries(spec: MatchSeriesSpec): Estimate {
  const games = wantedGames(spec)
  const kept = spec.keep === 'games' ? games : 0
  return {
    seconds: games * paceOf(spec),
    memoryBytes: 4e6 + 300 * kept,
    csvBytes: 20_000 + 60 * kept,
  }
}

/** Plays the games of a task. */
export function* runSeries(spec: MatchSeriesSpec, task: SeriesTask): Generator<Progress, SeriesPart> {
  const rows: GameRow[] = []
  const keep = (table: GameTable): void => void rows.push(...rowsOf(table))
  const playing = playStretch(spec, task, cutsOf(spec), spec.keep === 'games' ? keep : undefined)
  for (;;) {
    const step = playing.next()
    if (step.done) return spec.keep === 'games' ? { ...step.value, rows } : step.value
    yield { done: step.value.games / task.weight, units: step.value.games }
  }
}

/** The cost of recording and transferring a game. */
const SECONDS_PER_ROW = 5e-6

function paceOf({ variant, first, second, keep }: MatchSeriesSpec): number {
  return secondsPerGame(variant, [first, second]) + (keep === 'games' ? SECONDS_PER_ROW : 0)
}
