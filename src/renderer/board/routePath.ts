import { isStore, rowOf, storeOf, type Side, type Slot } from '../../engine/board/position'
import { centreOf, type Geometry } from './geometry'

/** A player's route round the board, as the rules define it: the slots in the order of sowing. */
export interface Route {
  readonly side: Side
  readonly slots: readonly Slot[]
  /** The mover may also sow the other way. */
  readonly bothWays: boolean
}

/** A chevron on a route, turned in the direction of sowing. */
interface Chevron {
  readonly x: number
  readonly y: number
  readonly angle: number
}

/**
 * The closed loop of a route: it threads the beads, goes round the player's own store if seeds are sown there, passes
 * inside the other's, and swerves outward past bypassed holes.
 */
export function routePath(geometry: Geometry, route: Route): string {
  if (geometry.rows === 4) return ringPath(geometry, route.side)
  const y = lane(geometry, route)
  const h = geometry.half
  const far = h + geometry.turnAt
  const rounded = roundedEnd(geometry, route)
  const row = (sign: 1 | -1, direction: 1 | -1): string => swerves(geometry, route, sign, direction, y)
  const end = (f: 1 | -1): string =>
    rounded === f
      ? `C${f * (h + 90)} ${f * y} ${f * far} ${f * 86} ${f * far} 0S${f * (h + 90)} ${-f * y} ${f * (h - 34)} ${-f * y}`
      : `C${f * (h - 8)} ${f * y} ${f * (h + 2)} ${f * (y - 18)} ${f * (h + 2)} ${f * (y - 44)}` +
        `L${f * (h + 2)} ${-f * (y - 44)}C${f * (h + 2)} ${-f * (y - 18)} ${f * (h - 8)} ${-f * y} ${f * (h - 34)} ${-f * y}`
  return `M${-h + 34} ${y}${row(1, 1)}${end(1)}${row(-1, -1)}${end(-1)}Z`
}

/** Chevrons between the holes; South's and North's alternate, so that both can be read. */
export function routeChevrons(geometry: Geometry, route: Route): readonly Chevron[] {
  if (geometry.rows === 4) return ringChevrons(geometry, route)
  const { n, half } = geometry
  const y = lane(geometry, route)
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

/** On four rows each player sows round their own two: a loop through the middles of the holes. */
function ringPath({ half, row, outerRow }: Geometry, side: Side): string {
  const f = side === 'south' ? 1 : -1
  const [a, b, c] = [f * outerRow, f * row, half - 50]
  const bend = half + 40
  return `M${-c} ${a}H${c}C${bend} ${a} ${bend} ${b} ${c} ${b}H${-c}C${-bend} ${b} ${-bend} ${a} ${-c} ${a}Z`
}

function ringChevrons(geometry: Geometry, route: Route): readonly Chevron[] {
  const holes = route.slots.filter((slot) => !isStore(geometry.n, slot))
  return holes.flatMap((slot, index) => {
    const a = centreOf(geometry, slot)
    const b = centreOf(geometry, holes[(index + 1) % holes.length]!)
    if (a.y !== b.y || index % 2 === 1) return []
    const angle = (b.x > a.x ? 0 : 180) + (route.bothWays && index % 4 >= 2 ? 180 : 0)
    return { x: (a.x + b.x) / 2, y: a.y, angle }
  })
}

/** The end of the board that a route goes round: 1 right, −1 left, 0 neither. */
function roundedEnd(geometry: Geometry, route: Route): 1 | -1 | 0 {
  const store = storeOf(geometry.n, route.side)
  if (!route.slots.includes(store)) return 0
  return centreOf(geometry, store).x > 0 ? 1 : -1
}

function isAnticlockwise(geometry: Geometry, { slots }: Route): boolean {
  const holes = slots.filter((slot) => !isStore(geometry.n, slot))
  const k = holes.findIndex((slot, i) => {
    const next = holes[(i + 1) % holes.length]!
    return slot !== next && rowOf(geometry.n, slot) === rowOf(geometry.n, next)
  })
  if (k < 0) return geometry.hand === 1
  const a = centreOf(geometry, holes[k]!)
  const b = centreOf(geometry, holes[(k + 1) % holes.length]!)
  return Math.sign(b.x - a.x) === Math.sign(a.y)
}

function lane(geometry: Geometry, route: Route): number {
  return route.side === 'south' ? geometry.lane + 4 : geometry.lane - 4
}

/** A row of the loop: straight, except for a swerve outward past each run of holes that are bypassed. */
function swerves(geometry: Geometry, route: Route, sign: 1 | -1, direction: 1 | -1, lane: number): string {
  const { n, half } = geometry
  const y = sign * lane
  const out = sign * (lane + 15)
  const end = half - 34
  const within = (x: number): number => Math.max(-end, Math.min(end, x))
  const runs = runsOf(
    Array.from({ length: n }, (_, k) => centreOf(geometry, sign === 1 ? k : 2 * n - k).x).filter(
      (_, k) => !route.slots.includes(sign === 1 ? k : 2 * n - k),
    ),
  )
  const swerve = ([from, to]: readonly [number, number]): string => {
    const [a, b] = direction === 1 ? [from - 50, to + 50] : [to + 50, from - 50]
    const [c, d] = [a + direction * 34, b - direction * 34]
    return `L${within(a)} ${y}C${within(a + direction * 20)} ${y} ${c - direction * 14} ${out} ${c} ${out}L${d} ${out}C${d + direction * 14} ${out} ${within(b - direction * 20)} ${y} ${within(b)} ${y}`
  }
  const ordered = direction === 1 ? runs : runs.toReversed()
  return `${ordered.map(swerve).join('')}L${direction * end} ${y}`
}

/** Neighbouring holes, a pitch apart, as one stretch from the first to the last. */
function runsOf(centres: readonly number[]): readonly (readonly [number, number])[] {
  const runs: [number, number][] = []
  for (const x of centres) {
    const last = runs.at(-1)
    if (last && x - last[1] === 100) last[1] = x
    else runs.push([x, x])
  }
  return runs
}
