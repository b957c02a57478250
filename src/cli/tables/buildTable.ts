import { createFiller } from '../../engine/tables/fillTables'
import { halfRanks } from '../../engine/tables/halfRanks'
import { countLayer, leavesAHoleEmpty, type LayerCounts } from '../../engine/tables/layerCounts'
import type { Filler } from '../../engine/tables/tableable'
import type { Variant } from '../../engine/variant/variant'
import type { TableFolder } from './tableFolder'

/** What hears how far a build is, and can stop it. */
export interface BuildListener {
  /** `done` of all positions, and how many were filled by now. */
  progress(done: number, positions: number): void
  /** A layer whose file was damaged is built again. */
  damaged(file: string): void
  stopped(): boolean
}

/** How a build ended: all layers, those that were there included, or those that were finished before it was stopped. */
export interface Built {
  readonly status: 'done' | 'stopped'
  readonly layers: readonly LayerCounts[]
  /** Positions filled in this session, and the seconds that took, without packing. */
  readonly filled: number
  readonly seconds: number
}

/**
 * Fills the layers of up to so many seeds that are not in the folder yet; each is stored as soon as it is full, while the
 * next is being filled. Without a folder the layers are only handed to `keep`.
 */
export async function buildTable(
  variant: Variant,
  seeds: number,
  filler: Filler,
  folder: TableFolder | null,
  listener: BuildListener,
  keep: (seeds: number, values: Int8Array) => void = () => {},
): Promise<Built> {
  const { holes } = variant.board
  const ranks = halfRanks(holes)
  const made = createFiller(variant, seeds, filler)
  const oneEmpty = leavesAHoleEmpty(variant)
  const all = sumTo(seeds, ranks.positions)
  const known = new Set(folder?.layers().map((layer) => layer.seeds))
  const layers: LayerCounts[] = []
  let writing: Promise<unknown> = Promise.resolve()
  let problem: unknown
  const written = async (): Promise<void> => {
    await writing
    if (problem !== undefined) throw problem
  }
  let [done, filled, seconds] = [0, 0, 0]
  for (let layer = 0; layer <= seeds; layer++) {
    const positions = ranks.positions(layer)
    const stored = known.has(layer) ? folder!.read(layer) : null
    if (stored && 'values' in stored) {
      made.put(layer, stored.values)
      keep(layer, stored.values)
      layers.push(countsOf(folder!.layers().find((each) => each.seeds === layer)!))
      done += positions
      continue
    }
    if (stored) listener.damaged(stored.damaged)
    const started = performance.now()
    for (const share of made.fill(layer)) {
      listener.progress((done + share * positions) / all, filled + share * positions)
      await new Promise((resume) => setImmediate(resume))
      if (!listener.stopped()) continue
      await written()
      return { status: 'stopped', layers, filled, seconds }
    }
    seconds += (performance.now() - started) / 1000
    filled += positions
    done += positions
    const values = made.layer(layer).slice()
    const counts = countLayer(values, ranks, holes, layer, oneEmpty)
    layers.push(counts)
    keep(layer, values)
    await written()
    if (folder) writing = folder.write(counts, values).catch((error: unknown) => (problem = error))
  }
  await written()
  return { status: 'done', layers, filled, seconds }
}

/** What a stored layer holds, without how it is stored. */
function countsOf({ seeds, positions, reachable, wins, draws, losses }: LayerCounts): LayerCounts {
  return { seeds, positions, reachable, wins, draws, losses }
}

function sumTo(last: number, term: (i: number) => number): number {
  return Array.from({ length: last + 1 }, (_, i) => term(i)).reduce((sum, each) => sum + each, 0)
}
