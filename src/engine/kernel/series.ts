import { cutInto, type Range } from '../range'
import type { Variant } from '../variant/variant'

/** Games between two players, and where all their luck comes from; a player is a name unless somebody resolved it. */
export interface Series<Player = string> {
  readonly variant: Variant
  /** Plays South. */
  readonly first: Player
  /** Plays North. */
  readonly second: Player
  readonly seed: number
  /** The number of random moves at the start of each game; none unless given. */
  readonly drawnMoves?: number
}

/** A series with the games that are asked for. */
export interface SeriesRange<Player = string> extends Series<Player>, Range {}

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
