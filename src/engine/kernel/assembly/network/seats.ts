// The networks that play: South's and North's, after all static data.

import { growTo, heapStart } from '../memory'
import { NetworkLimit } from '../../../limits'

/** Where a side's network lies. */
export function networkOf(side: i32): usize {
  return heapStart() + usize(side) * NetworkLimit.size
}

/** Allocates both networks; false if there is not enough memory. */
export function makeRoom(): bool {
  return growTo(u64(networkOf(2)))
}
