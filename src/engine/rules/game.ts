import type { Way } from '../board/choice'
import type { Position, Side, Slot } from '../board/position'
import type { MatchEnd, RoundEnd } from './step'

/** A game in progress: the position and everything else that the rules need to remember. */
export interface Game {
  readonly position: Position
  /** `opening`: sungka's first turns, chosen by both and played in lockstep. */
  readonly phase: 'opening' | 'play' | 'over'
  /** The seeds in both players' hands during the opening; null in every other phase. */
  readonly hands: Hands | null
  /** Round of the match, from 1. */
  readonly round: number
  /** Seeds in the stores at the end of each finished round, [South, North]. */
  readonly finished: readonly (readonly [number, number])[]
  /** Winners of the finished rounds. */
  readonly roundWinners: readonly (Side | 'tie')[]
  /** Keys of the positions seen since a seed last left play; none of those before can come back. */
  readonly seen: readonly string[]
  /** Moves in a row without a capture. */
  readonly quiet: number
  /** Who moved last in this round, for leftovers. */
  readonly lastMover: Side | null
  /** Who started this round, and whose simultaneous opening lasted longest. */
  readonly first: Side
  readonly lastedLongest: Side | null
  /** Why the last finished round ended. */
  readonly ended: RoundEnd | null
  /** Why the match ended and who won it, once phase is `over`. */
  readonly matchEnded: MatchEnd | null
  readonly winner: Side | 'tie' | null
}

/** Both players' hands during a simultaneous opening. */
export type Hands = Readonly<Record<Side, Hand>>

/** One player's part of a simultaneous opening. The seeds in hand are in no slot. */
export type Hand =
  | { readonly status: 'choosing' | 'stopped'; readonly dropped: number }
  | {
      readonly status: 'sowing'
      /** Seeds dropped in the opening so far: how long it has lasted. */
      readonly dropped: number
      /** The current lap: where it started, how many seeds were lifted, how many are left, and where the last fell. */
      readonly from: Slot
      readonly lifted: number
      readonly left: number
      readonly at: Slot
      readonly way: Way
    }
