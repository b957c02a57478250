import { findPreset } from '../../../variant/catalogue'
import { haveSameRules } from '../../../variant/catalogue/closestPreset'
import type { Layout, Variant } from '../../../variant/variant'
import { perSpec } from '../../contract/perSpec'
import found from './fairLayouts.json'
import { afterOpening } from './openings'
import type { LadderSpec } from './spec'

/**
 * The layouts of six holes and four seeds, within two seeds of the even start, stores included, that are ties under
 * perfect play: by preset, because every rule has its own. Found by `lumbung layouts --variant ID --holes 6 --seeds 4
 * --sides any --stores used --moved 2 --find results`, which takes about twenty minutes of processor time each.
 */
const FAIR: Readonly<Record<string, readonly (readonly number[])[]>> = found

const HOLES = 6
const SEEDS_PER_HOLE = 4

/** The fair layouts of a variant's own rules; undefined if they have not been computed. */
export function fairLayoutsOf(variant: Variant): readonly Layout[] | undefined {
  const { board, start } = variant
  if (board.holes !== HOLES || start.seedsPerHole !== SEEDS_PER_HOLE) return undefined
  const id = Object.keys(FAIR).find((preset) => haveSameRules(findPreset(preset)!.variant, variant))
  return id === undefined ? undefined : FAIR[id]!.map(layoutOf)
}

/** The variant started from a fair layout; after the last they start over. */
export function fairStart(variant: Variant, place: number): Variant {
  const layouts = fairLayoutsOf(variant)
  if (!layouts) throw new Error('No fair layouts are known for these rules')
  return { ...variant, start: { ...variant.start, layout: layouts[place % layouts.length]! } }
}

const openingsOf = perSpec(({ variant, openings }: LadderSpec) =>
  openings.map((opening) => {
    const after = afterOpening(variant, opening)
    if (!after.ok) throw new Error('The opening was not checked')
    return after.value
  }),
)

/** The variant started after a chosen opening; after the last they start over. */
export function chosenStart(spec: LadderSpec, place: number): Variant {
  const all = openingsOf(spec)
  return all[place % all.length]!
}

/** A row of the file: South's holes and store, then North's. */
function layoutOf(row: readonly number[]): Layout {
  return {
    south: row.slice(0, HOLES),
    southStore: row[HOLES] ?? 0,
    north: row.slice(HOLES + 1, 2 * HOLES + 1),
    northStore: row[2 * HOLES + 1] ?? 0,
  }
}
