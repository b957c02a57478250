import { message } from '../../../../locales/message'
import { type GameCounts, gamesIn } from '../../../simulation/counts'
import { convergence } from '../../../statistics/convergence'
import type { Share } from '../../../statistics/proportion'
import { numberColumn } from '../../report/columns'
import type { LinesChart, Table } from '../../report/report'
import { intervalOf, type Intervals, shareCells, shareColumns, type WinShare } from '../../report/winTable'
import { winsByBlock, type MatchSeriesSpec, wantedGames } from './spec'

const LINES = [
  { key: 'south', name: message('columns.southWins'), role: 'south', count: 'south' },
  { key: 'north', name: message('columns.northWins'), role: 'north', count: 'north' },
  { key: 'tie', name: message('columns.ties'), role: 'tie', count: 'ties' },
] as const

/** The shares after some games, one for each line. */
interface Milestone {
  readonly games: number
  readonly shares: readonly WinShare[]
}

/** Shares after the first games, after more, after all. */
export function milestonesOf(
  spec: MatchSeriesSpec,
  counts: GameCounts,
  intervals: Intervals,
): readonly Milestone[] {
  const blocks = winsByBlock(spec, counts)
  const series = LINES.map(({ count }) =>
    convergence(blocks.map((wins) => ({ successes: wins[count], trials: gamesIn(wins) }))),
  )
  const within = intervals === 'intervals'
  const shareOf = ({ value, low, high }: Share): WinShare =>
    within ? { value, low, high } : { value, low: null, high: null }
  return (series[0] ?? []).map(({ trials }, place) => ({
    games: trials,
    shares: series.map((line) => shareOf(line[place]!)),
  }))
}

/** The milestones as a table. */
export function convergenceTable(milestones: readonly Milestone[]): Table {
  return {
    id: 'convergence',
    title: message('tables.convergence'),
    columns: [
      numberColumn('games', message('columns.games')),
      ...LINES.flatMap(({ key, name }) => shareColumns(key, name)),
    ],
    rows: milestones.map(({ games, shares }) =>
      Object.assign({ games }, ...LINES.map(({ key }, line) => shareCells(key, shares[line]!))),
    ),
  }
}

/** The milestones as curves. */
export function convergenceChart(
  spec: MatchSeriesSpec,
  counts: GameCounts,
  milestones: readonly Milestone[],
): LinesChart {
  return {
    id: 'convergence',
    title: message('tables.convergence'),
    note: message('chartTexts.intervals'),
    table: 'convergence',
    type: 'lines',
    x: { label: message('chartTexts.games'), format: 'integer', extent: [0, wantedGames(spec, counts.wins)] },
    y: { label: message('chartTexts.share'), format: 'percent' },
    series: LINES.map(({ name, role }, line) => ({
      name,
      role,
      points: milestones.map(({ games, shares }) => {
        const share = shares[line]!
        return { x: games, y: share.value, ...intervalOf(share) }
      }),
    })),
    reference: { label: message('chartTexts.even'), value: 0.5 },
  }
}
