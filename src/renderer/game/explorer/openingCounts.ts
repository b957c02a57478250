import type { Side } from '../../../engine/board/position'
import { wilson, type Share } from '../../../engine/statistics/proportion'
import { MOST_MOVES } from './useFinishedGames'

/** How often a line was played, and how those games ended. */
export interface LineCount {
  readonly games: number
  readonly south: number
  readonly ties: number
}

/** Counts by line: moves in notation with spaces between them, from the usual start. */
export type LineCounts = ReadonlyMap<string, LineCount>

/** A game as far as its opening is concerned. */
export interface OpeningGame {
  readonly moves: readonly string[]
  readonly winner: Side | 'tie' | null
}

/** A move that was played from a position. */
export interface MoveCount extends LineCount {
  readonly move: string
}

/** Counts every beginning of these games. Games without a result are no help. */
export function countLines(games: readonly OpeningGame[]): LineCounts {
  const counts = new Map<string, LineCount>()
  for (const { moves, winner } of games) {
    if (winner === null) continue
    for (let length = 1; length <= Math.min(moves.length, MOST_MOVES); length++) {
      const line = moves.slice(0, length).join(' ')
      const { games: played, south, ties } = counts.get(line) ?? { games: 0, south: 0, ties: 0 }
      counts.set(line, {
        games: played + 1,
        south: south + Number(winner === 'south'),
        ties: ties + Number(winner === 'tie'),
      })
    }
  }
  return counts
}

/** The moves that were played after a line, the most frequent first. */
export function movesAfter(
  counts: LineCounts,
  line: readonly string[],
  legal: readonly string[],
): readonly MoveCount[] {
  return legal
    .flatMap((move) => {
      const found = counts.get([...line, move].join(' '))
      return found ? [{ move, ...found }] : []
    })
    .sort((a, b) => b.games - a.games || a.move.localeCompare(b.move, 'en', { numeric: true }))
}

/** The share of these games that a side won, with its 95% interval; a tie is no win. */
export function winsOf({ games, south, ties }: LineCount, side: Side): Share {
  return wilson(side === 'south' ? south : games - south - ties, games)
}
