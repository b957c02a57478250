import { type Past, type Position, type Side, type Slot } from '../../board/position'
import type { Variant } from '../../variant/variant'

/** The history of a round so far; before its first move the player to move is the starter. */
export function pastOf(variant: Variant, position: Position): Past {
  if (position.past !== undefined) return position.past
  const starter = position.toMove
  return {
    moves: 0,
    turns: 0,
    southWay: null,
    barred: null,
    extraMove: false,
    lifted: [],
    starter,
    waiting: { no: null, untilOtherCaptures: starter }[variant.turn.starterWaits],
  }
}

/** Whether holes are locked until somebody chooses to lift them. */
export function locksHoles({ lift }: Variant): boolean {
  return { free: false, rightHalf: false, twoRightmost: false, eachHoleOnce: false, unlocks: true }[
    lift.opening
  ]
}

/** Whether nobody has lifted a hole yet that cannot be captured before. */
export function isLocked(variant: Variant, position: Position, slot: Slot): boolean {
  return locksHoles(variant) && !pastOf(variant, position).lifted.includes(slot)
}

/** Whether the player to move may capture and claim: not in the first turns, nor while waiting for the other. */
export function mayCapture(variant: Variant, position: Position, side: Side): boolean {
  const { turns, waiting } = pastOf(variant, position)
  return turns >= variant.turn.capturesAfter && waiting !== side
}
