import { gamesIn, type Wins } from '../../../simulation/counts'
import type { Range } from '../../../range'
import { isWithin } from '../../../statistics/proportion'

/**
 * How often a series that stops at a precision looks at its results: it plays at most a twentieth of the largest number
 * of games longer than needed.
 */
const LOOKS = 20

/** The games between one look and the next. */
export function looksOf(games: number): readonly Range[] {
  const ends = Array.from({ length: LOOKS + 1 }, (_, look) => Math.round((games * look) / LOOKS))
  return ends
    .slice(1)
    .map((to, look) => ({ from: ends[look]!, to }))
    .filter(({ from, to }) => to > from)
}

/** Whether the 95% intervals of all shares are at most so many percentage points to either side. */
export function isPrecise(wins: Wins, points: number): boolean {
  const games = gamesIn(wins)
  const { south, north, ties, undecided } = wins
  return games > 0 && [south, north, ties, undecided].every((count) => isWithin(count, games, points / 100))
}
