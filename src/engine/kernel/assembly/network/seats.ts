// The networks that play: South's and North's, behind all that is static.

import { growTo, heapStart } from '../memory'
import { NetworkLimit } from '../shared/networkRecord'

/** Where a side's network lies. */
export function networkOf(side: i32): usize {
  return heapStart() + usize(side) * NetworkLimit.size
}

/** Makes room for both networks; false if the machine does not give it. */
export function makeRoom(): bool {
  return growTo(u64(networkOf(2)))
}
