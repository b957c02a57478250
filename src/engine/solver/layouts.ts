import type { Layout } from '../variant/variant'

/** A starting layout and how many seeds were moved to get there from the even one. */
export interface MovedLayout {
  readonly layout: Layout
  readonly moved: number
}

/** Which layouts are looked at. */
export interface LayoutFamily {
  readonly holes: number
  readonly seedsPerHole: number
  /** At most so many seeds are moved. */
  readonly moved: number
  /** Whether seeds may be moved into stores, and from one side to the other. */
  readonly stores: 'used' | 'empty'
  readonly sides: 'any' | 'equal'
}

/** Every layout of a family once, those with fewer seeds moved first. */
export function layoutsOf(family: LayoutFamily): readonly MovedLayout[] {
  const { holes, seedsPerHole, stores, sides } = family
  const slots = 2 * holes + (stores === 'used' ? 2 : 0)
  const found: MovedLayout[] = []
  for (let moved = 0; moved <= family.moved; moved++) {
    for (const taken of waysToSpread(moved, 2 * holes, seedsPerHole)) {
      for (const given of waysToSpread(moved, slots, moved)) {
        if (given.some((count, slot) => count > 0 && (taken[slot] ?? 0) > 0)) continue
        const seeds = given.map((count, slot) => count + (slot < 2 * holes ? seedsPerHole - taken[slot]! : 0))
        const layout = layoutFrom(seeds, holes)
        if (sides === 'any' || southOf(layout) === holes * seedsPerHole) found.push({ layout, moved })
      }
    }
  }
  return found
}

function layoutFrom(seeds: readonly number[], holes: number): Layout {
  return {
    south: seeds.slice(0, holes),
    north: seeds.slice(holes, 2 * holes),
    southStore: seeds[2 * holes] ?? 0,
    northStore: seeds[2 * holes + 1] ?? 0,
  }
}

function southOf({ south, southStore }: Layout): number {
  return south.reduce((sum, count) => sum + count, southStore)
}

/** All ways to spread so many seeds over slots, at most `most` to each. */
function waysToSpread(seeds: number, slots: number, most: number): readonly (readonly number[])[] {
  if (slots === 0) return seeds === 0 ? [[]] : []
  const ways: (readonly number[])[] = []
  for (let here = Math.min(seeds, most); here >= 0; here--) {
    for (const rest of waysToSpread(seeds - here, slots - 1, most)) ways.push([here, ...rest])
  }
  return ways
}
