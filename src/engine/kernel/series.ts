import type { Range } from '../range'
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
