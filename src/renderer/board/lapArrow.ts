import type { Slot } from '../../engine/board/position'
import { centreOf, type Geometry, type Point } from './geometry'

/** A lap drawn in the channel between the rows: a curve, and the place of its number. */
interface LapArrow {
  readonly path: string
  readonly label: Point
}

/** The arrow of a lap: South's long laps run below the middle, North's above, and neighbours hop. */
export function lapArrow(geometry: Geometry, lap: { readonly from: Slot; readonly to: Slot }): LapArrow {
  const a = centreOf(geometry, lap.from)
  const b = centreOf(geometry, lap.to)
  const dx = b.x - a.x
  const outward = Math.sign(a.y) || 1
  if (lap.from === lap.to) return loop(a, outward)
  if (geometry.rows === 4 && b.y !== 0) return inTwoRows(geometry, a, b)
  const toStore = b.y === 0
  const sameRow = a.y === b.y
  const hop = sameRow && Math.abs(dx) < 150
  const lane = outward * (hop ? 16 : 6)
  const towards = Math.sign(b.x)
  // Laps across and back between the same holes pass each other.
  const aside = outward * 20
  const lower = outward * 14 * Math.min(1, Math.abs(dx) / 300)
  const [c, d] = toStore
    ? [
        { x: a.x + towards * 50, y: lane },
        { x: Math.abs(dx) > 240 ? a.x + towards * 190 : a.x + dx * 0.6, y: lane },
      ]
    : hop
      ? [
          { x: a.x + dx * 0.3, y: lane },
          { x: b.x - dx * 0.3, y: lane },
        ]
      : sameRow
        ? [
            { x: a.x + dx * 0.2, y: outward * 8 },
            { x: b.x - dx * 0.2, y: outward * 8 },
          ]
        : [
            { x: a.x + dx * 0.12 + aside, y: a.y * 0.15 + lower },
            { x: b.x - dx * 0.12 + aside, y: b.y * 0.15 + lower },
          ]
  const start = along(a, c, hop ? 40 : 34)
  const end = toStore
    ? { x: b.x - towards * (geometry.store.x - 6), y: lane * 0.6 }
    : along(b, d, hop ? 42 : 38)
  return {
    path: `M${at(start)}C${at(c)} ${at(d)} ${at(end)}`,
    label: onCubic(start, c, d, end, toStore ? 0.84 : sameRow && !hop ? 0.42 : 0.5),
  }
}

/** A lap round a player's own two rows: in the channel between them, or straight across it. */
function inTwoRows({ row, outerRow }: Geometry, a: Point, b: Point): LapArrow {
  const channel = (Math.sign(a.y) * (row + outerRow)) / 2
  const dx = b.x - a.x
  const aside = Math.sign(b.y - a.y) * 12
  const [c, d] =
    a.y === b.y
      ? [
          { x: a.x + dx * 0.2, y: channel },
          { x: b.x - dx * 0.2, y: channel },
        ]
      : [
          { x: a.x + dx * 0.3 + aside, y: (a.y + channel) / 2 },
          { x: b.x - dx * 0.3 + aside, y: (b.y + channel) / 2 },
        ]
  const start = along(a, c, 34)
  const end = along(b, d, 38)
  return { path: `M${at(start)}C${at(c)} ${at(d)} ${at(end)}`, label: onCubic(start, c, d, end, 0.5) }
}

/** A lap that ends in the hole it started from. */
function loop(centre: Point, outward: number): LapArrow {
  const y = centre.y - outward * 40
  const top = centre.y - outward * 92
  return {
    path: `M${at({ x: centre.x - 16, y })}C${at({ x: centre.x - 44, y: top })} ${at({ x: centre.x + 44, y: top })} ${at({ x: centre.x + 16, y })}`,
    label: { x: centre.x, y: centre.y - outward * 79 },
  }
}

function along(from: Point, to: Point, distance: number): Point {
  const length = Math.hypot(to.x - from.x, to.y - from.y) || 1
  return {
    x: from.x + ((to.x - from.x) / length) * distance,
    y: from.y + ((to.y - from.y) / length) * distance,
  }
}

function onCubic(a: Point, b: Point, c: Point, d: Point, t: number): Point {
  const u = 1 - t
  const mix = (k: 'x' | 'y'): number =>
    u ** 3 * a[k] + 3 * u * u * t * b[k] + 3 * u * t * t * c[k] + t ** 3 * d[k]
  return { x: mix('x'), y: mix('y') }
}

function at({ x, y }: Point): string {
  return `${x.toFixed(1)} ${y.toFixed(1)}`
}
