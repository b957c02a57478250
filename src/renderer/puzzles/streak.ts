/** Days in a row on which the puzzle of the day was solved. */
export interface Streak {
  readonly now: number
  readonly longest: number
}

const DAY_MS = 24 * 60 * 60 * 1000
/** After a missed day, this many days must be solved before the next one may be missed. */
const BETWEEN_FREE_DAYS = 6

/** The current row and the longest one; one day missed per week breaks none, and today is not missed before it is over. */
export function streakOf(days: readonly string[], today: string): Streak {
  const numbers = [...new Set(days)].map(numberOf).sort((a, b) => a - b)
  let row = 0
  let longest = 0
  let sinceFree = BETWEEN_FREE_DAYS
  let last = -Infinity
  for (const day of numbers) {
    const missed = day - last - 1
    const isKept = missed === 0 || (missed === 1 && sinceFree >= BETWEEN_FREE_DAYS)
    row = isKept ? row + 1 : 1
    sinceFree = missed === 0 ? sinceFree + 1 : isKept ? 1 : BETWEEN_FREE_DAYS
    longest = Math.max(longest, row)
    last = day
  }
  const gap = numberOf(today) - last - 1
  const isAlive = gap <= 0 || (gap === 1 && sinceFree >= BETWEEN_FREE_DAYS)
  return { now: isAlive ? row : 0, longest }
}

function numberOf(day: string): number {
  return Math.round(Date.parse(`${day}T00:00:00Z`) / DAY_MS)
}
