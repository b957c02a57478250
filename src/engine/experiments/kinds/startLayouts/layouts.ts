import type { Layout } from '../../../variant/variant'

/** A starting layout and how many seeds were moved to get there from the even one. */
export interface MovedLayout {
  readonly layout: Layout
  readonly moved: number
}

/** Which layouts are looked at. */
export interface LayoutFamily {
  readonly holes: number
  readonly seedsPerHole: number
  /** At most this many seeds are moved. */
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

/** How many layouts a family has, without making them. */
export function countLayouts(family: LayoutFamily): number {
  const numbers = Array.from({ length: family.moved + 1 }, (_, moved) => moved)
  return numbers.reduce((sum, moved) => sum + countMoved(family, moved), 0)
}

/** Layouts with exactly this many seeds moved: slot by slot, seeds are removed, added, or left alone. */
function countMoved({ holes, seedsPerHole, stores, sides }: LayoutFamily, moved: number): number {
  const most = Math.min(moved, seedsPerHole)
  const hole = Array.from({ length: most + moved + 1 }, (_, i) => i - most)
  const store = hole.filter((change) => change >= 0)
  const side = [...Array.from({ length: holes }, () => hole), ...(stores === 'used' ? [store] : [])]
  const ways = waysToChange(side, moved)
  let count = 0
  for (const [south, southWays] of ways) {
    for (const [north, northWays] of ways) {
      const whole = south.taken + north.taken === moved && south.given + north.given === moved
      if (whole && (sides === 'any' || south.taken === south.given)) count += southWays * northWays
    }
  }
  return count
}

interface Changes {
  readonly taken: number
  readonly given: number
}

/** In how many ways the slots of a side can change, by the seeds taken and given in all. */
function waysToChange(
  slots: readonly (readonly number[])[],
  most: number,
): readonly (readonly [Changes, number])[] {
  let ways = new Map<string, readonly [Changes, number]>([['0 0', [{ taken: 0, given: 0 }, 1]]])
  for (const slot of slots) {
    const next = new Map<string, readonly [Changes, number]>()
    for (const [{ taken, given }, count] of ways.values()) {
      for (const change of slot) {
        const changes = { taken: taken + Math.max(0, -change), given: given + Math.max(0, change) }
        if (changes.taken > most || changes.given > most) continue
        const key = `${changes.taken} ${changes.given}`
        next.set(key, [changes, count + (next.get(key)?.[1] ?? 0)])
      }
    }
    ways = next
  }
  return [...ways.values()]
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

/** All ways to distribute this many seeds over slots, at most `most` to each. */
function waysToSpread(seeds: number, slots: number, most: number): readonly (readonly number[])[] {
  if (slots === 0) return seeds === 0 ? [[]] : []
  const ways: (readonly number[])[] = []
  for (let here = Math.min(seeds, most); here >= 0; here--) {
    for (const rest of waysToSpread(seeds - here, slots - 1, most)) ways.push([here, ...rest])
  }
  return ways
}
