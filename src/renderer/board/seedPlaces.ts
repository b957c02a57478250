import type { Shape } from './geometry'
import type { Slot } from '../../engine/board/position'

/** The position of a seed in its hollow, its rotation, and which face it shows. */
export interface SeedPlace {
  readonly x: number
  readonly y: number
  readonly turn: number
  readonly face: 'slit' | 'back'
}

/** How many seeds are drawn in a hole; the bead always counts all. */
export const DRAWN_IN_HOLE = 12
/** How many seeds are drawn in a store. */
export const DRAWN_IN_STORE = 48

/** How far seeds spread along the rows and across, and how soon they fill that. */
const SPREAD = {
  boat: { hole: { x: 30, y: 30, growth: 0.075 }, store: { x: 42, y: 78, growth: 0.03 } },
  flat: { hole: { x: 30, y: 40, growth: 0.075 }, store: { x: 22, y: 66, growth: 0.03 } },
  upright: { hole: { x: 28, y: 62, growth: 0.075 }, store: { x: 22, y: 108, growth: 0.03 } },
} as const

const CANDIDATES = 220

const places = new Map<string, readonly SeedPlace[]>()

/**
 * The fixed places of a slot's first seeds within a hollow. Adding a seed moves no other and removing takes the last,
 * because every prefix is well spread.
 */
export function seedPlaces(slot: Slot, kind: 'hole' | 'store', shape: Shape = 'boat'): readonly SeedPlace[] {
  const key = `${shape} ${kind} ${slot}`
  let found = places.get(key)
  if (!found) {
    const { x, y, growth } = SPREAD[shape][kind]
    const count = { hole: DRAWN_IN_HOLE, store: DRAWN_IN_STORE }[kind]
    places.set(key, (found = scatter(slot, x, y, growth, count)))
  }
  return found
}

function scatter(slot: Slot, rx: number, ry: number, growth: number, count: number): readonly SeedPlace[] {
  const candidates = Array.from({ length: CANDIDATES }, (_, i) => candidate(slot, i, rx, ry))
  /** How far each candidate is from the nearest seed, squared. */
  const distances = candidates.map(() => Infinity)
  const lying: { readonly x: number; readonly y: number }[] = []
  const lay = ({ x, y }: { readonly x: number; readonly y: number }): void => {
    lying.push({ x, y })
    for (const [i, c] of candidates.entries())
      distances[i] = Math.min(distances[i]!, (c.x - x) ** 2 + (c.y - y) ** 2)
  }
  lay({ x: (luck(slot, 3) - 0.5) * rx * 0.5, y: (luck(slot, 4) - 0.5) * ry * 0.5 })
  while (lying.length < count) {
    const k = lying.length
    const reach = Math.min(1, 0.5 + k * growth)
    let best = candidates[0]!
    let farthest = -1
    for (const [i, c] of candidates.entries()) {
      if (c.rho > reach || luck(slot * 131 + i, k) > 0.4) continue
      if (distances[i]! > farthest) [best, farthest] = [c, distances[i]!]
    }
    lay(best)
  }
  return lying.map((p, k) => ({
    ...p,
    turn: Math.round(luck(slot, 40 + k) * 360),
    face: luck(slot, 140 + k) < 0.42 ? 'back' : 'slit',
  }))
}

/** The R2 low-discrepancy sequence (M. Roberts, 2018), mapped to the disc by √u. */
function candidate(slot: Slot, i: number, rx: number, ry: number): { rho: number; x: number; y: number } {
  const u = (luck(slot, 1) + (i + 1) * 0.7548776662) % 1
  const v = (luck(slot, 2) + (i + 1) * 0.569840291) % 1
  const rho = Math.sqrt(u)
  return { rho, x: rho * rx * Math.cos(2 * Math.PI * v), y: rho * ry * Math.sin(2 * Math.PI * v) }
}

/** Reproducible randomness: the same pair always gives the same number in [0, 1). */
function luck(a: number, b: number): number {
  let t = Math.imul(a + 1, 0x9e3779b1) ^ Math.imul(b + 7, 0x85ebca6b)
  t ^= t >>> 15
  t = Math.imul(t, 0x2c1b3c6d)
  t ^= t >>> 13
  return (t >>> 0) / 2 ** 32
}
