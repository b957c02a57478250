/** Numbers from the first up to but not including the last: indices of games, of tasks, of shares. */
export interface Range {
  readonly from: number
  readonly to: number
}

/** Cuts a range into ranges of one length; the last may be shorter. */
export function cutInto(length: number, { from, to }: Range): readonly Range[] {
  const count = Math.ceil((to - from) / length)
  return Array.from({ length: Math.max(0, count) }, (_, place) => ({
    from: from + place * length,
    to: Math.min(to, from + (place + 1) * length),
  }))
}

/**
 * About this many seconds of work go into one range: long enough to be worth sending, short enough to repeat after
 * a stop.
 */
const RANGE_SECONDS = 0.1
/**
 * Even a short series is divided into the first number, so that every worker has a share; a long one into at most the
 * second.
 */
const FEWEST = 16
const MOST = 2_000

/** Divides a series into ranges; the cuts depend only on the series and the expected pace. */
export function rangesOf({ from, to }: Range, secondsPerGame: number): readonly Range[] {
  const games = to - from
  const byPace = Math.min(RANGE_SECONDS / secondsPerGame, games / FEWEST)
  return cutInto(Math.max(1, Math.ceil(Math.max(byPace, games / MOST))), { from, to })
}
