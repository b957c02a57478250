import { message } from '../../../../locales/message'
import { type GameCounts, gamesIn } from '../../../simulation/counts'
import { convergence } from '../../../statistics/convergence'
import { numberColumn } from '../../report/columns'
import type { LinesChart, Table } from '../../report/report'
import { intervalOf, type Intervals, shareColumns } from '../../report/winTable'
import { winsByBlock } from './cuts'
import { type MatchSeriesSpec, wantedGames } from './spec'

const LINES = [
  { key: 'south', name: message('columns.southWins'), role: 'south', count: 'south' },
  { key: 'north', name: message('columns.northWins'), role: 'north', count: 'north' },
  { key: 'tie', name: message('columns.ties'), role: 'tie', count: 'ties' },
] as const

/** Shares after the first games, after more, after all. */
export function convergenceTable(spec: MatchSeriesSpec, counts: GameCounts, intervals: Intervals): Table {
  const blocks = winsByBlock(spec, counts)
  const series = LINES.map(({ count }) =>
    convergence(blocks.map((wins) => ({ successes: wins[count], trials: gamesIn(wins) }))),
  )
  return {
    id: 'convergence',
    title: message('tables.convergence'),
    columns: [
      numberColumn('games', message('columns.games')),
      ...LINES.flatMap(({ key, name }) => shareColumns(key, name)),
    ],
    rows: (series[0] ?? []).map(({ trials }, place) => [
      trials,
      ...series.flatMap((line) => [
        line[place]?.value ?? null,
        ...(intervals === 'intervals' ? [line[place]?.low ?? null, line[place]?.high ?? null] : [null, null]),
      ]),
    ]),
  }
}

/** The same as curves. */
export function convergenceChart(spec: MatchSeriesSpec, { rows }: Table): LinesChart {
  return {
    id: 'convergence',
    title: message('tables.convergence'),
    note: message('chartTexts.intervals'),
    table: 'convergence',
    type: 'lines',
    x: { label: message('chartTexts.games'), format: 'integer', extent: [0, wantedGames(spec)] },
    y: { label: message('chartTexts.share'), format: 'percent' },
    series: LINES.map(({ name, role }, line) => ({
      name,
      role,
      points: rows.map((row) => {
        const [y = 0, low = null, high = null] = row.slice(1 + 3 * line) as (number | null)[]
        return { x: Number(row[0]), y: y ?? 0, ...intervalOf({ value: y ?? 0, low, high }) }
      }),
    })),
    reference: { label: message('chartTexts.even'), value: 0.5 },
  }
}
