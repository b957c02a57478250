// Values of choices: a table of 32-bit numbers, one for every choice that a board can have.

import { Limit } from '../../../limits'

/** Bytes of a table. */
export const TABLE_SIZE: i32 = Limit.choices * 4

/** The value of a choice in a table. */
// @inline
export function valueOf(table: usize, choice: i32): i32 {
  return load<i32>(table + (usize(choice) << 2))
}

/** Puts the value of a choice into a table. */
// @inline
export function setValue(table: usize, choice: i32, value: i32): void {
  store<i32>(table + (usize(choice) << 2), value)
}

/** The choices of a set with the highest value. */
export function bestChoices(choices: u64, table: usize): u64 {
  let best = i32.MIN_VALUE
  let chosen: u64 = 0
  for (let left = choices; left != 0; left &= left - 1) {
    const value = valueOf(table, i32(ctz(left)))
    if (value < best) continue
    chosen = value > best ? left & (0 - left) : chosen | (left & (0 - left))
    best = value
  }
  return chosen
}
