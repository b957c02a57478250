import type { SeriesRange } from '../../../kernel/series'
import { type GameCounts, shorter } from '../../../simulation/counts'
import { summarise } from '../../../statistics/histogram'
import { intervalsFor } from '../../report/distinct'
import { type Intervals, sharesOf, type WinShares } from '../../report/winTable'

/** One cell: an agent as South against an agent as North. */
export interface MatrixCell {
  readonly first: string
  readonly second: string
  readonly counts: GameCounts
  /** Whether chance had a part in the games, so that intervals and tests apply. */
  readonly intervals: Intervals
  readonly shares: WinShares
  /** Fewest moves of any game. */
  readonly fewestMoves: number | null
  readonly fewestMovesGame: number | null
  readonly meanMoves: number
}

/** The cells in the order of their series. */
export function cellsOf(
  allSeries: readonly SeriesRange[],
  counts: readonly GameCounts[],
): readonly MatrixCell[] {
  return allSeries.flatMap(({ first, second }, place) => {
    const played = counts[place]
    if (!played) return []
    const { south, north, tie } = played.shortest
    const intervals = intervalsFor({ first, second }, played)
    const shortest = [south, north, tie].reduce(shorter, null)
    return {
      first,
      second,
      counts: played,
      intervals,
      shares: sharesOf(played.wins, intervals),
      fewestMoves: shortest?.moves ?? null,
      fewestMovesGame: shortest?.game ?? null,
      meanMoves: summarise(played.moves).mean,
    }
  })
}
