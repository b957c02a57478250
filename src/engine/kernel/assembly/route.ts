import { Direction, MAX_SLOTS, Stores, direction, holes, slots, stores } from './rules'

/** The slot after each one on a player's route, a byte each: South's anticlockwise, clockwise, then North's. */
export const NEXT: usize = memory.data(4 * MAX_SLOTS, 16)

// @ts-ignore: decorator
@inline
export function nextRow(side: i32, clockwise: i32): usize {
  return NEXT + <usize>((side << 1) | clockwise) * MAX_SLOTS
}

/** The slot of a side's store. */
// @ts-ignore: decorator
@inline
export function storeOf(side: i32): i32 {
  return side == 0 ? holes : slots - 1
}

/** Lays out both players' routes both ways. */
export function layRoutes(): void {
  for (let side = 0; side < 2; side++) {
    for (let clockwise = 0; clockwise < 2; clockwise++) {
      const row = nextRow(side, clockwise)
      for (let slot = 0; slot < slots; slot++) store<u8>(row + slot, following(side, clockwise != 0, slot))
    }
  }
}

function following(side: i32, clockwise: bool, slot: i32): i32 {
  const step = clockwise ? slots - 1 : 1
  let next = slot
  do next = (next + step) % slots
  while (isStore(next) && (stores == Stores.capturesOnly || next != storeOf(side)))
  return next
}

// @ts-ignore: decorator
@inline
export function isStore(slot: i32): bool {
  return slot == holes || slot == slots - 1
}

/** The way a move is sown when the mover has no choice. */
// @ts-ignore: decorator
@inline
export function usualWay(): i32 {
  return i32(direction == Direction.clockwise)
}
