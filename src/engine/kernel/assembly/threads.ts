// Eight bytes that several threads read and write: each access sees or changes all of them at once. A program for one
// thread does the same with plain accesses.

/** Reads eight bytes that others may write. */
// @inline
export function readAt(place: usize): u64 {
  if (ASC_FEATURE_THREADS) return atomic.load<u64>(place)
  return load<u64>(place)
}

/** Writes eight bytes that others may read. */
// @inline
export function writeAt(place: usize, value: u64): void {
  if (ASC_FEATURE_THREADS) atomic.store<u64>(place, value)
  else store<u64>(place, value)
}

/** Changes eight bytes from one value to another; false if somebody else was first. */
export function changeAt(place: usize, from: u64, to: u64): bool {
  if (ASC_FEATURE_THREADS) return atomic.cmpxchg<u64>(place, from, to) == from
  if (load<u64>(place) != from) return false
  store<u64>(place, to)
  return true
}

/** Adds to eight bytes and returns what they then hold. */
export function addAt(place: usize, count: u64): u64 {
  if (ASC_FEATURE_THREADS) return atomic.add<u64>(place, count) + count
  const value = load<u64>(place) + count
  store<u64>(place, value)
  return value
}
