/** South moves first (A, P1, red); North second (B, P2, blue). */
export type Side = 'south' | 'north'

/**
 * A place on the board. Slots run anticlockwise: South's holes 1…n are 0…n−1, South's store n, North's holes 1…n are
 * n+1…2n, North's store 2n+1.
 */
export type Slot = number

/** What lies where, and who moves. */
export interface Position {
  /** Seeds by slot, 2n + 2 of them. */
  readonly seeds: readonly number[]
  /** Slots of burnt holes, ascending; empty but in later rounds of a match. */
  readonly burnt: readonly Slot[]
  readonly toMove: Side
}

/** Holes a side. */
export function holesOf(position: Position): number {
  return position.seeds.length / 2 - 1
}

/** The slot of a side's hole 1…n. */
export function slotOf(n: number, side: Side, hole: number): Slot {
  return side === 'south' ? hole - 1 : n + hole
}

/** The slot of a side's store. */
export function storeOf(n: number, side: Side): Slot {
  return side === 'south' ? n : 2 * n + 1
}

/** The side a slot belongs to. */
export function sideOf(n: number, slot: Slot): Side {
  return slot <= n ? 'south' : 'north'
}

/** The hole number 1…n of a slot, from its owner's left to right; of a store, n + 1. */
export function holeOf(n: number, slot: Slot): number {
  return slot <= n ? slot + 1 : slot - n
}

/** Whether the slot is a store. */
export function isStore(n: number, slot: Slot): boolean {
  return slot === n || slot === 2 * n + 1
}

/** The hole across the board. */
export function oppositeOf(n: number, slot: Slot): Slot {
  return 2 * n - slot
}

/** The other player. */
export function otherSide(side: Side): Side {
  return side === 'south' ? 'north' : 'south'
}

/** The slots of a side's holes that hold seeds, ascending. */
export function filledHoles(position: Position, side: Side): readonly Slot[] {
  const n = holesOf(position)
  return position.seeds.flatMap((count, slot) =>
    count > 0 && !isStore(n, slot) && sideOf(n, slot) === side ? [slot] : [],
  )
}

/** Seeds that lie in holes. */
export function seedsInPlay({ seeds }: Position): number {
  const n = seeds.length / 2 - 1
  return seeds.reduce((sum, count, slot) => (isStore(n, slot) ? sum : sum + count), 0)
}
