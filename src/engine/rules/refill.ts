import {
  filledHoles,
  holesOf,
  sideOf,
  slotOf,
  storeOf,
  type Position,
  type Side,
  type Slot,
} from '../board/position'
import type { Variant } from '../variant/variant'
import { withFixedClaims } from './laps/claim'
import { storeHand } from './route'
import type { Step } from './step'

/** What a player takes into the next round: the player's own store and whatever a draw left in the player's own holes. */
export function capitalOf(position: Position, side: Side): number {
  const n = holesOf(position)
  return position.seeds.reduce((sum, count, slot) => (sideOf(n, slot) === side ? sum + count : sum), 0)
}

/**
 * Lays out the next round: each player fills their holes with the starting number from their own capital, in the refill
 * order; holes that cannot be filled whole are burnt for that round; the rest goes to the store.
 */
export function refill(
  variant: Variant,
  position: Position,
  first: Side,
): { readonly position: Position; readonly steps: readonly Step[] } {
  const n = variant.board.holes
  const each = variant.start.seedsPerHole
  const seeds = position.seeds.map(() => 0)
  const burnt: Slot[] = []
  const steps: Step[] = []
  for (const side of ['south', 'north'] as const) {
    let left = capitalOf(position, side)
    steps.push(...takeBack(position, side))
    for (const hole of refillOrder(variant)) {
      const slot = slotOf(n, side, hole)
      if (left >= each) {
        left -= each
        seeds[slot] = each
        steps.push({ kind: 'refill', side, slot, seeds: each })
      } else {
        burnt.push(slot)
        steps.push({ kind: 'burn', side, slot })
      }
    }
    seeds[storeOf(n, side)] = left
  }
  const filled: Position = { seeds, burnt: burnt.sort((a, b) => a - b), toMove: first }
  return { position: withFixedClaims(variant, filled), steps }
}

/** A draw leaves seeds in holes; before the next round each player takes theirs back. */
function takeBack(position: Position, side: Side): readonly Step[] {
  const n = holesOf(position)
  const from = filledHoles(position, side)
  const seeds = from.reduce((sum, slot) => sum + position.seeds[slot]!, 0)
  return seeds === 0 ? [] : [{ kind: 'collect', side, from, to: storeOf(n, side), seeds }]
}

/** Holes in the order they are filled. Left is the player's left. */
function refillOrder(variant: Variant): readonly number[] {
  const n = variant.board.holes
  const fromLeft = Array.from({ length: n }, (_, i) => i + 1)
  const fromStore = storeHand(variant) === 'left' ? fromLeft : fromLeft.toReversed()
  return { nearestStore: fromStore, fromLeft }[variant.match.refill]
}
