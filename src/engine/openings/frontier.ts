import { Node } from '../kernel/assembly/shared/openingRecords'
import { NODE, readTag, writeRoot, type Kernel } from './kernel'
import type { Opening } from './opening'

/** The positions at one depth of a turn, in search order, and the path to each. */
export interface Frontier {
  readonly count: number
  /** Moves to every position of the frontier. */
  readonly depth: number
  /** Bytes of the pending positions. */
  readonly nodes: Uint8Array
  /** The holes (from 0) that lead to a position of the frontier. */
  pathTo(index: number): readonly number[]
}

interface Step {
  readonly parents: Uint32Array
  readonly moves: Uint8Array
}

/**
 * Expands a turn layer by layer until a layer has `enough` positions or none. The kernel's counts are void afterwards.
 */
export function growFrontier(kernel: Kernel, opening: Opening, enough: number): Frontier {
  const steps: Step[] = []
  let from = kernel.begin
  let end = writeRoot(kernel, opening, from)
  while (end > from && (end - from) / NODE < enough) {
    const nodes = (end - from) / NODE
    if (end + nodes * NODE * opening.holes + 8 * NODE > kernel.end) break
    const next = kernel.exports.layer(from, nodes, 0, end)
    const layer = next - end
    new Uint8Array(kernel.exports.memory.buffer).copyWithin(kernel.begin, end, next)
    from = kernel.begin
    end = from + layer
    steps.push(readStep(kernel.view(), from, layer / NODE))
  }
  return {
    count: (end - from) / NODE,
    depth: steps.length,
    nodes: new Uint8Array(kernel.exports.memory.buffer.slice(from, end)),
    pathTo: (index) => trace(steps, index),
  }
}

function readStep(view: DataView, from: number, count: number): Step {
  const parents = new Uint32Array(count)
  const moves = new Uint8Array(count)
  for (let i = 0; i < count; i++) {
    parents[i] = view.getUint32(from + i * NODE + Node.parent, true)
    moves[i] = readTag(view, from + i * NODE).move
  }
  return { parents, moves }
}

function trace(steps: readonly Step[], index: number): readonly number[] {
  const path: number[] = []
  for (const { parents, moves } of steps.toReversed()) {
    path.push(moves[index]!)
    index = parents[index]!
  }
  return path.reverse()
}
