// Positions whose best turn is known, within one search: most orders of the same moves lead to the same position.

const ENTRIES: i32 = 1 << 16
const ENTRY_SIZE: i32 = 16
const TABLE: usize = memory.data(ENTRIES * ENTRY_SIZE, 16)
/** Entries of earlier searches do not count: a choice must not depend on what was searched before. */
let search: u32 = 0

/** Clears all values. */
export function newTurnTable(): void {
  search++
}

/** Stands for a value that is not stored. */
export const UNKNOWN: i32 = -1

/** The value of a position by its fingerprint, or UNKNOWN. */
export function recallValue(key: u64): i32 {
  const entry = TABLE + usize(key & (ENTRIES - 1)) * ENTRY_SIZE
  return load<u64>(entry) == key && load<u32>(entry, 8) == search ? load<i32>(entry, 12) : UNKNOWN
}

/** Keeps the value of a position. */
export function keepValue(key: u64, value: i32): void {
  const entry = TABLE + usize(key & (ENTRIES - 1)) * ENTRY_SIZE
  store<u64>(entry, key)
  store<u32>(entry, search, 8)
  store<i32>(entry, value, 12)
}
