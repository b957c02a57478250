import type { OtherKind } from '../board/otherChoices'
import type { Claims, Side, Slot } from '../board/position'

/**
 * One thing that happens on the board; a move is a list of them. The board animates them, the log prints them. `clause` is
 * the number of the clause on the last seed that caused it, from 1; steps with another cause have none.
 */
export type Step =
  | { readonly kind: 'lift'; readonly side: Side; readonly slot: Slot; readonly seeds: number }
  | { readonly kind: 'drop'; readonly side: Side; readonly slot: Slot }
  /** A seed that falls into the burnt hole `slot` and goes to the opponent's store `to`. */
  | { readonly kind: 'confiscate'; readonly side: Side; readonly slot: Slot; readonly to: Slot }
  /** A single seed that moves from one hole to another by itself. */
  | { readonly kind: 'shift'; readonly side: Side; readonly from: Slot; readonly to: Slot }
  | { readonly kind: 'relay'; readonly side: Side; readonly slot: Slot; readonly clause?: number }
  /** `seeds` are taken from the holes in their order; what is left stays in the last of them. */
  | {
      readonly kind: 'capture'
      readonly side: Side
      readonly from: readonly Slot[]
      readonly to: Slot
      readonly seeds: number
      readonly clause?: number
    }
  /** Holes that become the side's permanently. */
  | {
      readonly kind: 'claim'
      readonly side: Side
      readonly slots: readonly Slot[]
      readonly clause?: number
    }
  | {
      readonly kind: 'voidCapture'
      readonly side: Side
      readonly from: readonly Slot[]
      readonly clause?: number
    }
  /** `choose`: the player has something else to choose than a hole to sow, before the turn is over. */
  | {
      readonly kind: 'again' | 'turnOver'
      readonly side: Side
      readonly clause?: number
      readonly choose?: OtherKind
    }
  | { readonly kind: 'pass'; readonly side: Side }
  /** As for a capture: the last hole may be divided. */
  | {
      readonly kind: 'collect'
      readonly side: Side
      readonly from: readonly Slot[]
      readonly to: Slot
      readonly seeds: number
    }
  /** The relay would never end: the whole move is taken back. It is the only step of such a move. */
  | { readonly kind: 'endlessRelay'; readonly side: Side }
  | { readonly kind: 'roundOver'; readonly reason: RoundEnd; readonly winner: Side | 'tie' }
  | { readonly kind: 'refill'; readonly side: Side; readonly slot: Slot; readonly seeds: number }
  | { readonly kind: 'burn'; readonly side: Side; readonly slot: Slot }
  /** A new round; `claimed` are the holes claimed from its start, left out where there are none. */
  | {
      readonly kind: 'roundStarts'
      readonly round: number
      readonly first: Side
      readonly claimed?: Claims
      /** Holes that South has won from North by then, as in a position. */
      readonly won?: number
    }
  | { readonly kind: 'matchOver'; readonly reason: MatchEnd; readonly winner: Side | 'tie' }

/** Why a round ended. */
export type RoundEnd =
  | 'allInStores'
  | 'cannotMove'
  | 'sideEmpty'
  | 'rowEmpty'
  | 'majority'
  | 'fewSeeds'
  | 'repetition'
  | 'quietMoves'
  | 'endlessRelay'
  | 'endless'

/** Why a match ended: its rounds were played, a player could not fill one hole, or it would never end. */
export type MatchEnd = 'roundsPlayed' | 'out' | 'endless'
