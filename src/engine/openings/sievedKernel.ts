import { hasTrapped } from '../kernel/instantiate'
import { lastUsed } from '../lastUsed'
import type { CountProgress } from './goals/count'
import { NODE, startKernel, type Kernel } from './kernel'
import type { Opening } from './opening'
import { fillSieve, sieveBytes, type SieveSize } from './sieve'

/** The last kernel with a sieve: filling one takes minutes, and all shares of a proof need the same. */
const sieved = lastUsed<Kernel>(1, ({ exports }) => !hasTrapped(exports))

/** A kernel whose sieve is filled for positions after at least `movesBefore`. */
export function* sievedKernel(
  opening: Opening,
  nodes: number,
  size: SieveSize,
  movesBefore: number,
): Generator<CountProgress, Kernel> {
  const key = JSON.stringify([opening, nodes, size, movesBefore])
  const known = sieved.get(key)
  if (known !== undefined) return known
  sieved.clear()
  const kernel = startKernel(opening, nodes + sieveBytes(size) / NODE)
  for (const listed of fillSieve(kernel, opening, kernel.begin + nodes * NODE, size, movesBefore)) {
    yield { done: 0, moves: listed }
  }
  return sieved.keep(key, kernel)
}
