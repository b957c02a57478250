/** The players: papers and notations also call South A, P1 or red, and North B, P2 or blue. South starts unless the rules say otherwise. */
export type Side = 'south' | 'north'

/**
 * A place on the board. Slots run anticlockwise: South's holes 1…n are 0…n−1, South's store n, North's holes 1…n are
 * n+1…2n, North's store 2n+1.
 */
export type Slot = number

/** The seeds on the board, and who moves. */
export interface Position {
  /** Seeds by slot, 2n + 2 of them. */
  readonly seeds: readonly number[]
  /** Slots of burnt holes, ascending; empty except in later rounds of a match. */
  readonly burnt: readonly Slot[]
  readonly toMove: Side
  /** Permanently claimed holes; omitted if nothing is claimed. */
  readonly claimed?: Claims
  /**
   * How many holes South has won from North in earlier rounds, those at North's left; negative if North has won from
   * South. Omitted if every hole belongs to the player whose row it is in.
   */
  readonly won?: number
  /** Slots of houses that were lost in this round, ascending; omitted if none is. */
  readonly lost?: readonly Slot[]
  /** What the rules remember about the round; omitted before its first move. */
  readonly past?: Past
}

/** Slots of claimed holes by claimant, ascending. */
export type Claims = Readonly<Record<Side, readonly Slot[]>>

/** What some rules need to know about a round besides the board. */
export interface Past {
  /** Moves made, and finished turns, including passes. */
  readonly moves: number
  readonly turns: number
  /** South's direction in this round, if the first move decides it; North sows in the opposite direction. */
  readonly southWay: 'anticlockwise' | 'clockwise' | null
  /** North's own direction, where each player keeps the first; left out elsewhere. */
  readonly northWay?: 'anticlockwise' | 'clockwise' | null
  /** The hole of the player to move that may not be lifted, because its seed would be carried straight back. */
  readonly barred: Slot | null
  /** Whether the current turn has had its extra move for a capture. */
  readonly extraMove: boolean
  /** Slots lifted from at the start of a move, ascending; empty on four rows, where no rule asks. */
  readonly lifted: readonly Slot[]
  /** Who started the round, and who may not capture yet. */
  readonly starter: Side
  readonly waiting: Side | null
  /** How many holes of the opponent's the player to move still takes by choice; left out if none. */
  readonly picks?: number
  /** The hole from which the player to move may sow on or end the turn; left out if there is none. */
  readonly halted?: Slot
  /** Which way it would be sown on; left out where there is only one. */
  readonly haltedWay?: 'anticlockwise' | 'clockwise'
  /** The hole from which the player to move sows on in either direction; left out if there is none. */
  readonly turning?: Slot
}

/** Holes per side. */
export function holesOf(position: Position): number {
  return position.seeds.length / 2 - 1
}

/** The slot of a side's hole 1…n; numbers beyond n continue into the other row, for holes that were won there. */
export function slotOf(n: number, side: Side, hole: number): Slot {
  if (hole > n) return side === 'south' ? hole : hole - n - 1
  return side === 'south' ? hole - 1 : n + hole
}

/** The slot of a side's store. */
export function storeOf(n: number, side: Side): Slot {
  return side === 'south' ? n : 2 * n + 1
}

/** The side whose row a slot is in, stores included. */
export function rowOf(n: number, slot: Slot): Side {
  return slot <= n ? 'south' : 'north'
}

/** The player whose hole it is: the side of its row, unless it was won in an earlier round. */
export function ownerOf(position: Position, slot: Slot): Side {
  const n = holesOf(position)
  const won = position.won ?? 0
  if (won > 0 && slot > n && slot <= n + won) return 'south'
  if (won < 0 && slot < -won) return 'north'
  return rowOf(n, slot)
}

/** The numbers of a player's holes: 1…n, without those lost at the left, and further for those won in the other row. */
export function ownHoles(position: Position, side: Side): readonly number[] {
  const n = holesOf(position)
  const won = side === 'south' ? (position.won ?? 0) : -(position.won ?? 0)
  const lost = Math.max(0, -won)
  return Array.from({ length: n + won }, (_, i) => lost + i + 1)
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

/** A value as a side counts it: plus is good for that side. Outside the provers, values are kept from South’s point of view. */
export function forMover(side: Side, value: number): number {
  return side === 'south' ? value : 0 - value
}

/** The other player. */
export function otherSide(side: Side): Side {
  return side === 'south' ? 'north' : 'south'
}

/** The player who has claimed a hole, or null. */
export function claimantOf({ claimed }: Position, slot: Slot): Side | null {
  if (claimed === undefined) return null
  return claimed.south.includes(slot) ? 'south' : claimed.north.includes(slot) ? 'north' : null
}

/** The slots of a side's holes that hold seeds, ascending; claimed holes are not among them. */
export function filledHoles(position: Position, side: Side): readonly Slot[] {
  const n = holesOf(position)
  const filled: Slot[] = []
  position.seeds.forEach((count, slot) => {
    if (count === 0 || isStore(n, slot) || ownerOf(position, slot) !== side) return
    if (claimantOf(position, slot) === null) filled.push(slot)
  })
  return filled
}

/** Seeds in holes which nobody has claimed. */
export function seedsInPlay(position: Position): number {
  const n = holesOf(position)
  return position.seeds.reduce(
    (sum, count, slot) => (isStore(n, slot) || claimantOf(position, slot) !== null ? sum : sum + count),
    0,
  )
}

/** Seeds in these slots. */
export function seedsAt({ seeds }: Position, slots: readonly Slot[]): number {
  return slots.reduce((sum, slot) => sum + seeds[slot]!, 0)
}

/** Moves the seeds of these slots, or this many of them, into another slot; seeds that are there already stay. */
export function takeTo(position: Position, from: readonly Slot[], to: Slot, most = Infinity): Position {
  const seeds = position.seeds.slice()
  let left = most
  for (const slot of from) {
    if (slot === to) continue
    const taken = Math.min(left, seeds[slot]!)
    left -= taken
    seeds[slot]! -= taken
    seeds[to]! += taken
  }
  return { ...position, seeds }
}
