import { message, type Text } from '../../../locales/message'
import { gamesIn, type Wins } from '../../simulation/counts'
import { type Interval, type Share, wilson } from '../../statistics/proportion'
import { numberColumn, shareColumn, wilsonColumn } from './columns'
import type { Column, SharesChart } from './report'

/** Whether shares come with their 95% intervals: they describe chance, which repeated games do not have. */
export type Intervals = 'intervals' | 'noIntervals'

/** A share with its 95% interval, if one applies. */
export interface WinShare {
  readonly value: number
  readonly low: number | null
  readonly high: number | null
}

/** Shares of all games, ties and undecided games apart: w/t as the congkak paper defines it. */
export interface WinShares {
  readonly games: number
  readonly south: WinShare
  readonly north: WinShare
  readonly tie: WinShare
  readonly undecided: WinShare
}

/** The shares of wins. */
export function sharesOf(wins: Wins, intervals: Intervals = 'intervals'): WinShares {
  const games = gamesIn(wins)
  const share = (count: number): WinShare => shareOf(count, games, intervals)
  return {
    games,
    south: share(wins.south),
    north: share(wins.north),
    tie: share(wins.ties),
    undecided: share(wins.undecided),
  }
}

/** A share of some games. */
export function shareOf(count: number, games: number, intervals: Intervals): WinShare {
  const share = wilson(count, games)
  return intervals === 'intervals' ? share : { value: share.value, low: null, high: null }
}

/** Whether a share has an interval. */
export function hasInterval(share: WinShare): share is Share {
  return share.low !== null && share.high !== null
}

/** The ends of a share's interval as a chart's point has them: none if no interval applies. */
export function intervalOf(share: WinShare): Partial<Interval> {
  return hasInterval(share) ? { low: share.low, high: share.high } : {}
}

/** Columns of every table of wins; South is the first player, North the second. */
export const WIN_COLUMNS = [
  numberColumn('games', message('columns.games')),
  numberColumn('southWins', message('columns.southWins')),
  numberColumn('northWins', message('columns.northWins')),
  numberColumn('ties', message('columns.ties')),
  numberColumn('undecided', message('columns.undecided')),
  ...shareColumns('south', message('players.south')),
  ...shareColumns('north', message('players.north')),
  ...shareColumns('tie', message('columns.ties')),
] as const

type WinCells = Readonly<Record<(typeof WIN_COLUMNS)[number]['key'], number | null>>

/** The cells of WIN_COLUMNS. Where no game was decided, there are no shares: nothing was measured. */
export function winCells(wins: Wins, intervals: Intervals = 'intervals'): WinCells {
  const { games, south, north, tie } = sharesOf(wins, intervals)
  const isMeasured = games === 0 || wins.undecided < games
  const measured = (share: WinShare) => (isMeasured ? share : null)
  return {
    games,
    southWins: wins.south,
    northWins: wins.north,
    ties: wins.ties,
    undecided: wins.undecided,
    ...shareCells('south', measured(south)),
    ...shareCells('north', measured(north)),
    ...shareCells('tie', measured(tie)),
  }
}

/** A row of a chart of shares; undecided games, if any, have their own part. */
export function winBar(
  label: Text,
  wins: Wins,
  intervals: Intervals = 'intervals',
): SharesChart['rows'][number] {
  const { south, north, tie, undecided } = sharesOf(wins, intervals)
  return {
    label,
    parts: [
      { name: message('players.south'), role: 'south', ...south },
      { name: message('cells.tie'), role: 'tie', ...tie },
      { name: message('players.north'), role: 'north', ...north },
      ...(wins.undecided > 0
        ? [{ name: message('cells.undecided'), role: 'undecided' as const, ...undecided }]
        : []),
    ],
  }
}

type ShareKey<Name extends string> = `${Name}Share` | `${Name}Low` | `${Name}High`

/** Columns of a share and the ends of its interval. */
export function shareColumns<Name extends string>(key: Name, name: Text): readonly Column<ShareKey<Name>>[] {
  return [
    shareColumn(`${key}Share`, name),
    wilsonColumn(`${key}Low`, message('columns.from95Of', { name })),
    shareColumn(`${key}High`, message('columns.to95Of', { name })),
  ]
}

/** The cells of these columns; empty if nothing was measured. */
export function shareCells<Name extends string>(
  key: Name,
  share: WinShare | null,
): Readonly<Record<ShareKey<Name>, number | null>> {
  const { value, low, high } = share ?? { value: null, low: null, high: null }
  const cells = { [`${key}Share`]: value, [`${key}Low`]: low, [`${key}High`]: high }
  return cells as Record<ShareKey<Name>, number | null>
}
