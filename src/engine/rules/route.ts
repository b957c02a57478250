import { waysOf, type Way } from '../board/choice'
import { isStore, otherSide, slotOf, storeOf, type Position, type Side, type Slot } from '../board/position'
import { staysInRow } from '../variant/consequences'
import type { Variant } from '../variant/variant'

/** On which side of its owner each store is. */
export function storeHand(variant: Variant): 'left' | 'right' {
  const hands = {
    anticlockwise: 'right',
    clockwise: 'left',
    eitherWay: 'right',
    outward: 'right',
    firstMoveDecides: 'right',
    byParity: 'right',
    ownRow: 'right',
    firstMoveOfEach: 'right',
    secondTurnOfEach: 'right',
  } as const
  return hands[variant.sow.direction]
}

/**
 * All slots in order round the board in this direction, starting with the side's first hole. Under `clockwise` the
 * board is mirrored, so each store still comes right after its owner's holes; otherwise the stores are at the right,
 * and a clockwise lap reaches the other's store after the player's own holes. Under `ownRow` there is nothing but the
 * side's own holes and store.
 */
function ringOf(variant: Variant, side: Side, way: Way): readonly Slot[] {
  const n = variant.board.holes
  const holes = (owner: Side) =>
    Array.from({ length: n }, (_, i) => slotOf(n, owner, way === 'anticlockwise' ? i + 1 : n - i))
  if (staysInRow(variant)) return [...holes(side), storeOf(n, side)]
  const other = otherSide(side)
  const ownStoreFirst = storeHand(variant) === (way === 'anticlockwise' ? 'right' : 'left')
  const [after, last] = ownStoreFirst ? [side, other] : [other, side]
  return [...holes(side), storeOf(n, after), ...holes(other), storeOf(n, last)]
}

/**
 * A player's route: the cycle of slots that the player's seeds fall into, from the player's own first hole in sowing
 * order. The player's own store is on it if stores are sown, the other's only if players sow into both, a burnt hole
 * only if it confiscates.
 */
export function routeOf(
  variant: Variant,
  position: Position,
  side: Side,
  way: Way = waysOf(variant)[0],
): readonly Slot[] {
  const n = variant.board.holes
  const ownStore = storeOf(n, side)
  return ringOf(variant, side, way).filter((slot) => {
    if (isStore(n, slot))
      return { own: slot === ownStore, capturesOnly: false, both: true }[variant.board.stores]
    return { skipped: !position.burnt.includes(slot), confiscated: true, inPlay: true }[variant.match.burnt]
  })
}

/** The direction of a lap after another in the same move: the same, or anticlockwise again after one the other way. */
export function nextWay({ sow }: Variant, way: Way): Way {
  return { wholeTurn: way, anyLap: 'anticlockwise' as const }[sow.reversing]
}

/** The slot after another on a player's route. */
export function slotAfter(variant: Variant, position: Position, side: Side, way: Way, slot: Slot): Slot {
  const route = routeOf(variant, position, side, way)
  return route[(route.indexOf(slot) + 1) % route.length]!
}

/** The hole after another on a player's route; null if there is a store. */
export function holeAfter(
  variant: Variant,
  position: Position,
  side: Side,
  way: Way,
  slot: Slot,
): Slot | null {
  const next = slotAfter(variant, position, side, way, slot)
  return isStore(variant.board.holes, next) ? null : next
}
