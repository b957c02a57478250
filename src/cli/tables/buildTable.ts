import { halfRanks } from '../../engine/tables/halfRanks'
import { countLayer, type LayerCounts } from '../../engine/tables/layerCounts'
import { leavesAHoleEmpty } from '../../engine/variant/support'
import type { Variant } from '../../engine/variant/variant'
import type { TableFolder } from './tableFolder'
import type { Workforce } from './workforce'

/** Receives the progress of a build and can stop it. */
export interface BuildListener {
  /** The share `done` of all positions, and how many have been filled. */
  progress(done: number, positions: number): void
  /** A layer whose file was damaged is built again. */
  damaged(file: string): void
  stopped(): boolean
}

/** How a build ended: with all layers, including existing ones, or with those finished before it was stopped. */
export interface Built {
  readonly status: 'done' | 'stopped'
  readonly layers: readonly LayerCounts[]
  /** Positions filled in this session, and the seconds this took, without packing. */
  readonly filled: number
  readonly seconds: number
}

/**
 * Fills the layers up to this many seeds that are not in the folder yet; each is stored as soon as it is full, while
 * the next is being filled. Without a folder, the layers only go to `keep`.
 */
export async function buildTable(
  variant: Variant,
  seeds: number,
  { filler, hire }: Pick<Workforce, 'filler' | 'hire'>,
  folder: TableFolder | null,
  listener: BuildListener,
  keep: (seeds: number, values: Int8Array) => void = () => {},
): Promise<Built> {
  const { holes } = variant.board
  const ranks = halfRanks(holes)
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
  const lastKnown = Math.max(-1, ...known)
  let [done, filled, seconds] = [0, 0, 0]
  for (let layer = 0; layer <= seeds; layer++) {
    const positions = ranks.positions(layer)
    const stored = known.has(layer) ? folder!.read(layer) : null
    if (stored && 'values' in stored) {
      filler.put(layer, stored.values)
      keep(layer, stored.values)
      layers.push(countsOf(folder!.layers().find((each) => each.seeds === layer)!))
      done += positions
      continue
    }
    if (stored) listener.damaged(stored.damaged)
    if (layer > lastKnown) hire((error) => (problem ??= error))
    const started = performance.now()
    for (const share of filler.fill(layer)) {
      listener.progress((done + share * positions) / all, filled + share * positions)
      await new Promise((resume) => setImmediate(resume))
      if (problem !== undefined) throw problem
      if (!listener.stopped()) continue
      await written()
      return { status: 'stopped', layers, filled, seconds }
    }
    seconds += (performance.now() - started) / 1000
    filled += positions
    done += positions
    const values = filler.layer(layer).slice()
    const counts = countLayer(values, ranks, holes, layer, oneEmpty)
    layers.push(counts)
    keep(layer, values)
    await written()
    if (folder) writing = folder.write(counts, values).catch((error: unknown) => (problem ??= error))
  }
  await written()
  return { status: 'done', layers, filled, seconds }
}

/** The content of a stored layer, regardless of how it is packed. */
function countsOf({ seeds, positions, reachable, wins, draws, losses }: LayerCounts): LayerCounts {
  return { seeds, positions, reachable, wins, draws, losses }
}

function sumTo(last: number, term: (i: number) => number): number {
  return Array.from({ length: last + 1 }, (_, i) => term(i)).reduce((sum, each) => sum + each, 0)
}
