import { isStore, sideOf, storeOf, type Side, type Slot } from '../../../engine/board/position'
import { centreOf, THREAD, type Geometry } from './geometry'

/** A player's way round the board, as the rules give it: the slots in the order of sowing. */
export interface Route {
  readonly side: Side
  readonly slots: readonly Slot[]
  /** The mover may also sow the other way. */
  readonly bothWays: boolean
}

/** A chevron on a route, turned in the direction of sowing. */
export interface Chevron {
  readonly x: number
  readonly y: number
  readonly angle: number
}

/**
 * The closed loop of a route: it threads the beads, rounds the own store where seeds are sown there, cuts inside the
 * other's, and swerves outward past holes that are bypassed.
 */
export function routePath(geometry: Geometry, route: Route): string {
  const y = lane(route)
  const h = geometry.half
  const rounded = roundedEnd(geometry, route)
  const row = (sign: 1 | -1, direction: 1 | -1): string => swerves(geometry, route, sign, direction, y)
  const end = (f: 1 | -1): string =>
    rounded === f
      ? `C${f * (h + 90)} ${f * y} ${f * (h + 154)} ${f * 86} ${f * (h + 154)} 0S${f * (h + 90)} ${-f * y} ${f * (h - 34)} ${-f * y}`
      : `C${f * (h - 8)} ${f * y} ${f * (h + 2)} ${f * (y - 18)} ${f * (h + 2)} ${f * (y - 44)}` +
        `L${f * (h + 2)} ${-f * (y - 44)}C${f * (h + 2)} ${-f * (y - 18)} ${f * (h - 8)} ${-f * y} ${f * (h - 34)} ${-f * y}`
  return `M${-h + 34} ${y}${row(1, 1)}${end(1)}${row(-1, -1)}${end(-1)}Z`
}

/** Chevrons between the holes; South's and North's take turns, so that both can be read. */
export function routeChevrons(geometry: Geometry, route: Route): readonly Chevron[] {
  const { n, half } = geometry
  const y = lane(route)
  const forward = isAnticlockwise(geometry, route) ? 1 : -1
  const chevrons: Chevron[] = []
  const add = (x: number, y: number, angle: number, index: number): void => {
    const reversed = route.bothWays && index % 4 >= 2
    chevrons.push({ x, y, angle: (forward === 1) === !reversed ? angle : angle + 180 })
  }
  for (let k = 0; k < n - 1; k++) {
    if (k % 2 !== (route.side === 'south' ? 0 : 1) && n > 2) continue
    const x = (k - (n - 1) / 2) * 100 + 50
    add(x, y, 0, k)
    add(-x, -y, 180, k)
  }
  const rounded = roundedEnd(geometry, route)
  if (rounded !== -1) add(-half - 2, 4, 90, 0)
  if (rounded !== 1) add(half + 2, -4, -90, 0)
  return chevrons
}

/** The end of the board that a route rounds: 1 right, −1 left, 0 neither. */
function roundedEnd(geometry: Geometry, route: Route): 1 | -1 | 0 {
  const store = storeOf(geometry.n, route.side)
  if (!route.slots.includes(store)) return 0
  return centreOf(geometry, store).x > 0 ? 1 : -1
}

function isAnticlockwise(geometry: Geometry, { slots }: Route): boolean {
  const holes = slots.filter((slot) => !isStore(geometry.n, slot))
  const k = holes.findIndex((slot, i) => {
    const next = holes[(i + 1) % holes.length]!
    return slot !== next && sideOf(geometry.n, slot) === sideOf(geometry.n, next)
  })
  if (k < 0) return geometry.hand === 1
  const a = centreOf(geometry, holes[k]!)
  const b = centreOf(geometry, holes[(k + 1) % holes.length]!)
  return Math.sign(b.x - a.x) === Math.sign(a.y)
}

function lane(route: Route): number {
  return route.side === 'south' ? THREAD + 4 : THREAD - 4
}

function swerves(geometry: Geometry, route: Route, sign: 1 | -1, direction: 1 | -1, lane: number): string {
  const { n, half } = geometry
  const y = sign * lane
  const bypassed = Array.from({ length: n }, (_, k) => (sign === 1 ? k : n + 1 + k))
    .filter((slot) => !route.slots.includes(slot))
    .map((slot) => centreOf(geometry, slot).x)
    .sort((a, b) => direction * (a - b))
  const out = sign * (lane + 24)
  const bumps = bypassed.map((x) => {
    const edge = (f: number): number => Math.max(-half + 36, Math.min(half - 36, x + f * direction))
    return `L${edge(-46)} ${y}C${edge(-24)} ${y} ${edge(-26)} ${out} ${x} ${out}S${edge(24)} ${y} ${edge(46)} ${y}`
  })
  return `${bumps.join('')}L${direction * (half - 34)} ${y}`
}
