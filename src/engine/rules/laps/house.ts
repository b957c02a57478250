import { otherSide, slotOf, type Position, type Side, type Slot } from '../../board/position'
import { houseOn } from '../../variant/clauses/clause'
import { keepsHouses } from '../../variant/consequences'
import type { Variant } from '../../variant/variant'

/** The slot of a player's house, whether it still is one or not. */
function houseOf({ board: { holes } }: Variant, side: Side): Slot {
  return slotOf(holes, side, houseOn(holes))
}

/** Whether a player's house has not been lost. */
export function hasHouse(variant: Variant, position: Position, side: Side): boolean {
  return keepsHouses(variant) && !(position.lost ?? []).includes(houseOf(variant, side))
}

/** Whether a slot is a player's house and has not been lost. */
export function isHouse(variant: Variant, position: Position, side: Side, slot: Slot): boolean {
  return slot === houseOf(variant, side) && hasHouse(variant, position, side)
}

/** The houses that have not been lost. */
export function housesIn(variant: Variant, position: Position | null): readonly Slot[] {
  if (!keepsHouses(variant)) return []
  const sides = ['south', 'north'] as const
  return sides
    .filter((side) => position === null || hasHouse(variant, position, side))
    .map((side) => houseOf(variant, side))
}

/** The position once these slots have been emptied: a house among them is one no more. */
export function withoutHouses(variant: Variant, position: Position, emptied: readonly Slot[]): Position {
  const lost = (['south', 'north'] as const)
    .map((side) => houseOf(variant, side))
    .filter((slot) => emptied.includes(slot))
  if (!keepsHouses(variant) || lost.length === 0) return position
  return { ...position, lost: [...new Set([...(position.lost ?? []), ...lost])].sort((a, b) => a - b) }
}

/** The position after a capture by a player, who loses their house too, except in a turn begun with a seed in hand. */
export function afterCapture(
  variant: Variant,
  position: Position,
  side: Side,
  taken: readonly Slot[],
  isEntering: boolean,
): Position {
  const theirs = houseOf(variant, otherSide(side))
  const own = houseOf(variant, side)
  return withoutHouses(variant, position, [
    ...taken.filter((slot) => slot === theirs || slot === own),
    ...(isEntering ? [] : [own]),
  ])
}
