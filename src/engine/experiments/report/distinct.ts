import { message, type Text, type Value } from '../../../locales/message'
import { drawsLots } from '../../players/drawsLots'
import { describePlayer } from '../../players/player'
import { distinctIn, type GameCounts } from '../../simulation/counts'
import type { Distinct } from '../../simulation/fingerprints'
import { numberColumn } from './columns'
import type { Cell, Column } from './report'
import type { Intervals } from './winTable'

/** Games of two players, by their names. */
interface Players {
  readonly first: string
  readonly second: string
}

/** The smallest share of distinct games for which intervals apply between players who do not choose at random. */
const ENOUGH = 0.5

/**
 * Whether intervals apply to games of these players. They describe chance: if neither player chooses at random, games
 * differ only in how ties were broken, and if fewer than half are distinct, mostly the same games were counted again.
 */
export function intervalsFor({ first, second }: Players, counts: GameCounts): Intervals {
  const distinct = distinctIn(counts)
  if (distinct === null || drawsLots(first) || drawsLots(second)) return 'intervals'
  return distinct.games >= ENOUGH * counts.games ? 'intervals' : 'noIntervals'
}

/** The column of the number of distinct games. */
export const DISTINCT_COLUMN: Column = numberColumn('distinct', message('columns.distinct'))

/** The cell of DISTINCT_COLUMN: empty if games were not compared. */
export function distinctCell(counts: GameCounts): Cell {
  return distinctIn(counts)?.games ?? null
}

/** A number of distinct games, with “about” if they could not all be compared. */
export function distinctAmount({ games, exact }: Distinct): Value {
  return exact ? games : message('amounts.about', { number: games })
}

/** Says that games repeat, so that no interval applies. */
export function distinctCaveats(players: Players, counts: GameCounts): readonly Text[] {
  const distinct = distinctIn(counts)
  if (distinct === null || intervalsFor(players, counts) === 'intervals') return []
  return [
    message('caveats.repeated', {
      games: message('amounts.games', { count: counts.games }),
      first: describePlayer(players.first),
      second: describePlayer(players.second),
      distinct: distinctAmount(distinct),
    }),
  ]
}
