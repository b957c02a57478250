// Memory after all static data. Each program decides its layout.

const PAGE_BITS: u64 = 16
const MOST_PAGES: u64 = 1 << 16

/** Where memory that is laid out at run time starts: on its own cache line. */
export function heapStart(): usize {
  return aligned(__heap_base)
}

/** The first address from `at` on that begins a cache line. */
export function aligned(at: usize): usize {
  return (at + 63) & ~usize(63)
}

/** Grows memory up to `end`, which may be beyond all addresses; false if the machine does not have that much. */
export function growTo(end: u64): bool {
  const wanted = (end + 0xffff) >> PAGE_BITS
  if (wanted > MOST_PAGES) return false
  const missing = i32(wanted) - memory.size()
  return missing <= 0 || memory.grow(missing) >= 0
}
