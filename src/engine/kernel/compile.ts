import { fitsVectorBatch } from '../variant/support'
import { lastSeedOf } from '../variant/clauses/clause'
import type { Layout, Variant } from '../variant/variant'
import { ruleNumbers, type BatchMode } from './codes'
import { compileLastSeed } from './lastSeed'

/** A variant as the kernel reads it: one number per rule, the starting seeds by slot, and the clauses on the last seed. */
export interface CompiledRules {
  readonly mode: BatchMode
  readonly codes: Int32Array
  readonly layout: Uint16Array
  readonly lastSeed: Uint8Array
}

/** Turns a variant into the numbers the kernel reads. */
export function compile(variant: Variant): CompiledRules {
  const layout = layoutOf(variant)
  const mode = modeOf(variant, layout)
  const lastSeed = compileLastSeed(lastSeedOf(variant), variant.board.holes)
  return { mode, codes: ruleNumbers(variant, mode), layout, lastSeed }
}

function layoutOf(variant: Variant): Uint16Array {
  const layout = variant.start.layout === 'even' ? evenLayout(variant) : variant.start.layout
  return Uint16Array.of(...layout.south, layout.southStore, ...layout.north, layout.northStore)
}

function evenLayout({ board, start }: Variant): Layout {
  const side = Array.from({ length: board.holes }, () => start.seedsPerHole)
  return { south: side, north: side, southStore: 0, northStore: 0 }
}

/** The most holes per side that fit into each number of vectors: 16 slots per vector or 16 slots per side. */
const VECTOR_HOLES = { one: 7, two: 15 }

/**
 * A byte holds a slot of up to 255 seeds. A majority is only checked when the mover's store has grown, so there must
 * be none at the start.
 */
function modeOf(variant: Variant, layout: Uint16Array): BatchMode {
  const { holes } = variant.board
  const total = layout.reduce((sum, seeds) => sum + seeds, 0)
  const startsWithMajority = 2 * Math.max(layout[holes]!, layout.at(-1)!) > total
  const plain =
    !fitsVectorBatch(variant) ||
    holes > VECTOR_HOLES.two ||
    total > 255 ||
    (variant.end.when === 'majority' && startsWithMajority)
  if (plain) return 'plain'
  return holes <= VECTOR_HOLES.one ? 'oneVector' : 'twoVectors'
}
