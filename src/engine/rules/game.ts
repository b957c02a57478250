import type { Position, Side } from '../board/position'
import type { RoundEnd } from './step'

/** A game under way: the position and all that the rules need to remember beyond it. */
export interface Game {
  readonly position: Position
  /** `opening`: sungka's first turns, chosen by both and played in lockstep. */
  readonly phase: 'opening' | 'play' | 'over'
  /** Round of the match, from 1. */
  readonly round: number
  /** Seeds in the stores at the end of each finished round, [South, North]. */
  readonly finished: readonly (readonly [number, number])[]
  /** Keys of the positions seen since the last irreversible move, for repetition. */
  readonly seen: readonly string[]
  /** Moves in a row without a capture. */
  readonly quiet: number
  /** Who moved last, for leftovers. */
  readonly lastMover: Side | null
  /** Who started this round, and whose simultaneous opening lasted longest. */
  readonly first: Side
  readonly lastedLongest: Side | null
  /** Why the last finished round ended, and who won the match, once phase is `over`. */
  readonly ended: RoundEnd | null
  readonly winner: Side | 'tie' | null
}

/** What a player chooses: a hole of the own side, 1…n, and the way to sow where the variant leaves that open. */
export interface Choice {
  readonly hole: number
  readonly way?: 'anticlockwise' | 'clockwise'
}
