import { grouped } from '../../digits'
import { drawsLots } from '../../players/luck'
import { distinctIn, type GameCounts } from '../../simulation/counts'
import type { Distinct } from '../../simulation/fingerprints'
import { numberColumn } from './columns'
import type { Cell, Column } from './report'
import type { Intervals } from './winTable'

/** Games of two players, by the names they are known by. */
interface Players {
  readonly first: string
  readonly second: string
}

/** The least share of distinct games for which intervals apply between players who draw no lots. */
const ENOUGH = 0.5

/**
 * Whether intervals apply to games of these players. They describe luck: where neither player draws lots, games differ
 * only in how ties were broken, and fewer than one distinct game in two mean that mostly the same games were counted again.
 */
export function intervalsFor({ first, second }: Players, counts: GameCounts): Intervals {
  const distinct = distinctIn(counts)
  if (distinct === null || drawsLots(first) || drawsLots(second)) return 'intervals'
  return distinct.games >= ENOUGH * counts.games ? 'intervals' : 'noIntervals'
}

/** The column of the number of distinct games. */
export const DISTINCT_COLUMN: Column = numberColumn('distinct', 'Distinct games')

/** The cell of DISTINCT_COLUMN: empty where games were not compared. */
export function distinctCell(counts: GameCounts): Cell {
  return distinctIn(counts)?.games ?? null
}

/** A number of distinct games in words. */
export function distinctText({ games, exact }: Distinct): string {
  return exact ? grouped(games) : `about ${grouped(games)}`
}

/** Says that games repeat, so that no interval applies. */
export function distinctCaveats(players: Players, counts: GameCounts): readonly string[] {
  const distinct = distinctIn(counts)
  if (distinct === null || intervalsFor(players, counts) === 'intervals') return []
  return [
    `Of ${grouped(counts.games)} games between ${players.first} and ${players.second} only ${distinctText(distinct)} are distinct, because luck only breaks ties for these players; no interval is given.`,
  ]
}
