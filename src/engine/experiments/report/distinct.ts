import { message, type Text, type Value } from '../../../locales/message'
import { drawsLots, describePlayer } from '../../players/player'
import { distinctIn, type GameCounts } from '../../simulation/counts'
import type { Distinct } from '../../simulation/fingerprints'
import { numberColumn } from './columns'
import type { Column } from './report'
import type { Intervals } from './winTable'

/** Games of two players, by their names. */
interface Players {
  readonly first: string
  readonly second: string
}

/**
 * Whether intervals apply to games of these players. Every game has its own random numbers, so games are independent of each
 * other even if chance only breaks ties. Intervals describe that chance; where no player chooses at random and every game
 * was the same, there is none to describe. Nor is there anything to describe where no game was decided.
 */
export function intervalsFor({ first, second }: Players, counts: GameCounts): Intervals {
  return isUndecided(counts) || repeats({ first, second }, counts) ? 'noIntervals' : 'intervals'
}

/** Whether no game was decided. */
export function isUndecided({ wins, games }: GameCounts): boolean {
  return wins.undecided === games
}

/** Whether no player chose at random and every game was the same. */
export function repeats({ first, second }: Players, counts: GameCounts): boolean {
  const distinct = distinctIn(counts)
  const isOneGame = distinct?.exact === true && distinct.games === 1 && counts.games > 1
  return isOneGame && !drawsLots(first) && !drawsLots(second)
}

/** The column of the number of distinct games. */
export const DISTINCT_COLUMN: Column<'distinct'> = numberColumn('distinct', message('columns.distinct'))

/** The cell of DISTINCT_COLUMN: empty if games were not compared. */
export function distinctCell(counts: GameCounts): number | null {
  return distinctIn(counts)?.games ?? null
}

/** A number of distinct games, with “about” if they could not all be compared. */
export function distinctAmount({ games, exact }: Distinct): Value {
  return exact ? games : message('amounts.about', { number: games })
}

/** Says that all games were the same one, so that no interval applies. */
export function distinctCaveats(players: Players, counts: GameCounts): readonly Text[] {
  if (isUndecided(counts) || !repeats(players, counts)) return []
  return [
    message('caveats.sameGame', {
      games: message('amounts.games', { count: counts.games }),
      first: describePlayer(players.first),
      second: describePlayer(players.second),
    }),
  ]
}
