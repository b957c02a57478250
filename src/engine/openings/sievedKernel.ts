import type { CountProgress } from './count'
import { NODE, startKernel, type Kernel } from './kernel'
import type { Opening } from './opening'
import { fillSieve, sieveBytes, type SieveSize } from './sieve'

/** The last kernel with a sieve: filling one takes minutes, and all shares of a proof need the same. */
let kept: { readonly key: string; readonly kernel: Kernel } | null = null

/** A kernel whose sieve is filled for positions after at least `movesBefore`. */
export function* sievedKernel(
  opening: Opening,
  nodes: number,
  size: SieveSize,
  movesBefore: number,
): Generator<CountProgress, Kernel> {
  const key = JSON.stringify([opening, nodes, size, movesBefore])
  if (kept?.key === key) return kept.kernel
  kept = null
  const kernel = startKernel(opening, nodes + sieveBytes(size) / NODE)
  for (const listed of fillSieve(kernel, opening, kernel.begin + nodes * NODE, size, movesBefore)) {
    yield { done: 0, moves: listed }
  }
  kept = { key, kernel }
  return kernel
}
