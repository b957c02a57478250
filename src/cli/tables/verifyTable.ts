import { halfRanks } from '../../engine/tables/halfRanks'
import { createTableKernel } from '../../engine/tables/tableKernel'
import type { Variant } from '../../engine/variant/variant'
import { message, type Message } from '../../locales/message'
import type { TableFolder } from './tableFolder'
import { notEnoughMemory } from '../../engine/refusal'

/** The outcome of checking a layer. */
interface VerifiedLayer {
  readonly seeds: number
  readonly positions: number
  /** Null if the layer is correct. */
  readonly problem: Message | null
}

/**
 * Checks the layers up to this many seeds: their checksums, and every value against the layers below, recomputed
 * position by position with the kernel's rules, which are independent of the fast fillers.
 */
export async function verifyTable(
  variant: Variant,
  seeds: number,
  folder: TableFolder,
  progress: (done: number, positions: number) => void,
): Promise<readonly VerifiedLayer[]> {
  const ranks = halfRanks(variant.board.holes)
  const kernel = createTableKernel(variant, seeds, false, ranks.positions)
  if (!kernel) throw notEnoughMemory()
  const sizes = Array.from({ length: seeds + 1 }, (_, layer) => ranks.positions(layer))
  const all = sizes.reduce((sum, size) => sum + size, 0)
  const found: VerifiedLayer[] = []
  let done = 0
  for (const [layer, positions] of sizes.entries()) {
    const stored = folder.read(layer)
    if ('damaged' in stored) {
      found.push({
        seeds: layer,
        positions,
        problem: message('tableCommands.damaged', { file: stored.damaged }),
      })
      break
    }
    for (const share of kernel.fill(layer)) {
      progress((done + share * positions) / all, done + share * positions)
      await new Promise((resume) => setImmediate(resume))
    }
    const differing = different(kernel.layer(layer), stored.values)
    const problem =
      differing === 0 ? null : message('tableCommands.wrong', { seeds: layer, count: differing })
    found.push({ seeds: layer, positions, problem })
    kernel.put(layer, stored.values)
    done += positions
  }
  return found
}

function different(a: Int8Array, b: Int8Array): number {
  let count = 0
  for (let place = 0; place < a.length; place++) if (a[place] !== b[place]) count++
  return count
}
