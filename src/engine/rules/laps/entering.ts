import type { Choice, Way } from '../../board/choice'
import { holeOf, slotOf, storeOf, type Position, type Side, type Slot } from '../../board/position'
import { acrossFrom, isInner } from '../../board/rows'
import type { Variant } from '../../variant/variant'
import type { Lap } from '../sow'

/** Whether the player to move begins the turn with a seed in hand. */
export function isEntering({ board, lift }: Variant, { seeds, toMove, past }: Position): boolean {
  const enters = { none: false, entered: true, enteredBesideHouse: true }[lift.reserve]
  return enters && past?.halted === undefined && seeds[storeOf(board.holes, toMove)]! > 0
}

/** Whether the turn of the player to move began with a seed in hand: where it can halt at all, it did. */
export function beganEntering(variant: Variant, position: Position): boolean {
  const isHalted = position.past?.halted !== undefined
  return isHalted ? variant.lift.reserve !== 'none' : isEntering(variant, position)
}

/** A seed in hand put into a hole, as a lap of one seed. */
export function entered({ board }: Variant, position: Position, side: Side, way: Way, slot: Slot): Lap {
  const hand = storeOf(board.holes, side)
  const seeds = position.seeds.with(hand, position.seeds[hand]! - 1).with(slot, position.seeds[slot]! + 1)
  return {
    side,
    way,
    from: hand,
    origin: slot,
    lifted: 1,
    last: slot,
    drops: [{ at: slot, to: slot }],
    after: { ...position, seeds },
  }
}

/** The choices of the holes that a seed in hand may go into: each way, or only one where both come to the same. */
export function enterable(
  variant: Variant,
  position: Position,
  choices: readonly Choice[],
): readonly Choice[] {
  const n = variant.board.holes
  return choices.filter(({ hole, way }) => {
    const slot = slotOf(n, position.toMove, hole)
    if (!isInner(variant, slot)) return false
    const isCapture = position.seeds[acrossFrom(variant, slot)]! > 0
    const forced = isCapture && variant.last.some(({ sow }) => sow === 'end') ? nearEnd(n, hole) : null
    return way === undefined || forced === null || forced === way
  })
}

/** The direction from the end of the inner row that is at most one hole away; null if there is none, or both are as near. */
export function nearEnd(n: number, hole: number): Way | null {
  const [fromRight, fromLeft] = [hole - n / 2 - 1, n - hole]
  if (fromRight <= 1 && fromRight < fromLeft) return 'anticlockwise'
  return fromLeft <= 1 && fromLeft < fromRight ? 'clockwise' : null
}

/** The hole at the end of the inner row where sowing along it begins in this direction. */
export function endOf(n: number, way: Way): number {
  return way === 'anticlockwise' ? n / 2 + 1 : n
}

/** Whether a player's inner row is empty. */
export function isInnerEmpty(variant: Variant, { seeds }: Position, side: Side): boolean {
  const n = variant.board.holes
  return seeds.every((count, slot) => {
    const isTheirs = slot !== n && slot !== 2 * n + 1 && (slot > n ? 'north' : 'south') === side
    return !isTheirs || count === 0 || holeOf(n, slot) <= n / 2
  })
}
