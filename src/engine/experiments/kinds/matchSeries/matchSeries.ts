import * as v from 'valibot'
import type { GameTable } from '../../../kernel/gameTable'
import { type Stretch, stretchesOf } from '../../../simulation/bout'
import type { GameCounts } from '../../../simulation/counts'
import { type GameRow, ROW_LENGTH, rowsOf } from '../../../simulation/gameRows'
import { secondsAGame } from '../../../players/pace'
import { playStretch } from '../../../players/playStretch'
import type { Experiment, Progress, Task } from '../../contract/experiment'
import { addsUp, countsEntries } from '../countsShape'
import { cutsOf } from './cuts'
import { report, reportInSlices } from './report'
import { DEFAULTS, MAX_GAMES, type MatchSeriesSpec, parse, wantedGames } from './spec'

/** Some games of the series. */
export interface SeriesTask extends Task, Stretch {}

/** What a task counted, and every game of it where the spec keeps them. */
export interface SeriesPart extends GameCounts {
  readonly rows?: readonly GameRow[]
}

const partShape: v.GenericSchema<unknown, SeriesPart> = v.pipe(
  v.object({ ...countsEntries, rows: v.exactOptional(v.custom<readonly GameRow[]>(areRows)) }),
  v.check((counts) => addsUp(counts), 'The results do not add up to the games.'),
)

/** Whether something is rows of games; checked by hand, because there may be a million. */
function areRows(rows: unknown): boolean {
  const isRow = (row: unknown): boolean =>
    Array.isArray(row) && row.length === ROW_LENGTH && row.every(Number.isSafeInteger)
  return Array.isArray(rows) && rows.every(isRow)
}

/** Who wins how often, with which margin, after how long. */
export const matchSeries: Experiment<MatchSeriesSpec, SeriesTask, SeriesPart> = {
  kind: 'matchSeries',
  title: 'Match series',
  question: 'Who wins how often?',
  unit: 'games',
  defaults: DEFAULTS,
  fields: [
    { path: 'variant', label: 'Variant', type: 'variant' },
    { path: 'first', label: 'South', type: 'player' },
    { path: 'second', label: 'North', type: 'player' },
    { path: 'games', label: 'Games', type: 'integer', min: 1, max: MAX_GAMES },
    { path: 'seed', label: 'Seed', type: 'seed', hint: 'The same seed plays the same games anywhere.' },
    { path: 'categories', label: 'Categories', type: 'integer', min: 1, max: 1_000, rare: true },
    {
      path: 'keep',
      label: 'Keep',
      type: 'choice',
      options: [
        { value: 'counts', label: 'counts' },
        { value: 'games', label: 'every game' },
      ],
      hint: 'Every game gives a table with a row a game, of up to a million.',
      rare: true,
    },
  ],
  templates: [
    {
      title: 'Novices at congkak',
      source: 'Chen et al. 2022, Table 2: five categories of 20,000 games',
      spec: { variant: 'congkak', first: 'novice', second: 'novice', games: 100_000, seed: 1, categories: 5 },
    },
    {
      title: 'Counting against the first move',
      source: 'Chen et al. 2022, scenario II: a novice moves first against an expert',
      spec: { variant: 'congkak', first: 'novice', second: 'maximal', games: 1_000, seed: 1, categories: 5 },
    },
  ],
  parse,
  partShape,
  plan(spec) {
    const stretches = stretchesOf(spec.range ?? { from: 0, to: spec.games }, paceOf(spec))
    return stretches.map((stretch, index) => {
      const games = stretch.to - stretch.from
      return { ...stretch, index, weight: games, units: games }
    })
  },
  estimate(spec) {
    const games = wantedGames(spec)
    const kept = spec.keep === 'games' ? games : 0
    return {
      seconds: games * paceOf(spec),
      memoryBytes: 4e6 + 300 * kept,
      csvBytes: 20_000 + 60 * kept,
    }
  },
  *run(spec, task): Generator<Progress, SeriesPart> {
    const rows: GameRow[] = []
    const keep = (table: GameTable): void => void rows.push(...rowsOf(table))
    const playing = playStretch(spec, task, cutsOf(spec), spec.keep === 'games' ? keep : undefined)
    for (;;) {
      const step = playing.next()
      if (step.done) return spec.keep === 'games' ? { ...step.value, rows } : step.value
      yield { done: step.value.games / task.weight, units: step.value.games }
    }
  },
  report,
  reportInSlices,
}

/** What it takes to write a game down and to hand it over. */
const SECONDS_A_ROW = 5e-6

function paceOf({ variant, first, second, keep }: MatchSeriesSpec): number {
  return secondsAGame(variant, [first, second]) + (keep === 'games' ? SECONDS_A_ROW : 0)
}
