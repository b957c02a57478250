import type { Wins } from '../../simulation/counts'
import { type Share, wilson } from '../../statistics/proportion'
import { numberColumn, shareColumn } from './columns'
import type { Cell, Column, SharesChart } from './report'

/** Shares of all games, ties apart, each with its 95 % interval: w/t as the congkak paper defines it. */
export interface WinShares {
  readonly games: number
  readonly south: Share
  readonly north: Share
  readonly tie: Share
}

/** The shares of wins. */
export function sharesOf({ south, north, ties }: Wins): WinShares {
  const games = south + north + ties
  return { games, south: wilson(south, games), north: wilson(north, games), tie: wilson(ties, games) }
}

/** Columns of every table of wins; South is the first player, North the second. */
export const WIN_COLUMNS: readonly Column[] = [
  numberColumn('games', 'Games'),
  numberColumn('firstWins', 'South wins'),
  numberColumn('secondWins', 'North wins'),
  numberColumn('ties', 'Ties'),
  ...shareColumns('first', 'South'),
  ...shareColumns('second', 'North'),
  ...shareColumns('tie', 'Ties'),
]

/** The cells of WIN_COLUMNS. */
export function winCells(wins: Wins): readonly Cell[] {
  const { games, south, north, tie } = sharesOf(wins)
  const shares = [south, north, tie].flatMap(({ value, low, high }) => [value, low, high])
  return [games, wins.south, wins.north, wins.ties, ...shares]
}

/** A row of a chart of shares. */
export function winBar(label: string, wins: Wins): SharesChart['rows'][number] {
  const { south, north, tie } = sharesOf(wins)
  return {
    label,
    parts: [
      { name: 'South', role: 'south', ...south },
      { name: 'Tie', role: 'tie', ...tie },
      { name: 'North', role: 'north', ...north },
    ],
  }
}

function shareColumns(key: string, name: string): readonly Column[] {
  return [
    shareColumn(`${key}Share`, name),
    shareColumn(`${key}Low`, `${name}, 95 % from`),
    shareColumn(`${key}High`, `${name}, 95 % to`),
  ]
}
