import { isStore, rowOf, type Side, type Slot } from '../../engine/board/position'

/**
 * A point of the board's plane: one pitch, the distance between neighbouring holes, is 100; the origin is the centre.
 */
export interface Point {
  readonly x: number
  readonly y: number
}

/** Radius of a hole. */
export const HOLE_RADIUS = 44
/** Half axes of a store. */
export const STORE_RADII: Point = { x: 58, y: 96 }

/** Distance of the rows from the middle. */
export const ROW = 75
/** Distance of the line on which the count beads lie. */
export const THREAD = 134
/** Distance of the cards that are shown beside a hole. */
export const CARD = 214

const HULL_MIDDLE = 173
const HULL_END = 152
const PROW = 160

/** Everything about a board that follows from its number of holes. */
export interface Geometry {
  readonly n: number
  /** Half the length of a row. */
  readonly half: number
  /** Where the straight part of the hull ends. */
  readonly shoulder: number
  /** Half the width and half the height of the picture, hole numbers included. */
  readonly width: number
  readonly height: number
  /** −1 if the stores are on their owners' left. */
  readonly hand: 1 | -1
}

/** Lays out a board; `bare` leaves no room for the hole numbers outside the hull. */
export function layOut(n: number, options: { bare?: boolean; storesLeft?: boolean } = {}): Geometry {
  const half = 50 * n
  const shoulder = half + 78
  return {
    n,
    half,
    shoulder,
    width: shoulder + PROW,
    height: HULL_MIDDLE + (options.bare ? 22 : 42),
    hand: options.storesLeft ? -1 : 1,
  }
}

/** The centre of a hole or store. */
export function centreOf(geometry: Geometry, slot: Slot): Point {
  const { n, hand } = geometry
  const sign = rowOf(n, slot) === 'south' ? 1 : -1
  if (isStore(n, slot)) return { x: sign * hand * (geometry.half + 70), y: 0 }
  const k = sign === 1 ? slot : slot - n - 1
  return { x: sign * (k - (n - 1) / 2) * 100, y: sign * ROW }
}

/** Where the bead with a slot's count lies. */
export function beadOf(geometry: Geometry, slot: Slot, scale: number): Point {
  const { x, y } = centreOf(geometry, slot)
  if (y !== 0) return { x, y: Math.sign(y) * THREAD }
  return { x: Math.sign(x) * (geometry.half + 154 - (scale - 1) * 34), y: 0 }
}

/** Where the number of a hole stands, outside the hull. */
export function numberOf(geometry: Geometry, slot: Slot): Point {
  const { x, y } = centreOf(geometry, slot)
  return { x, y: y > 0 ? HULL_MIDDLE + 34 : -HULL_MIDDLE - 18 }
}

/** How much texts must grow so that no count is smaller than 12 pixels; `pixels` is the size of one unit on screen. */
export function textScale(pixels: number): number {
  return Math.min(2.2, Math.max(1, 12 / (20 * pixels)))
}

/** The outline of the wood: a boat with a knob at each prow. */
export function hullPath({ shoulder: s }: Geometry): string {
  const e = HULL_END
  const bulge = 2 * HULL_MIDDLE - e
  const tangent = (132 * (HULL_MIDDLE - e)) / s
  const prow = (f: 1 | -1): string =>
    `Q0 ${-f * bulge} ${f * s} ${-f * e}` +
    `C${f * (s + 66)} ${-f * (e - tangent)} ${f * (s + 92)} ${-f * 100} ${f * (s + 106)} ${-f * 46}` +
    `C${f * (s + 111)} ${-f * 30} ${f * (s + 120)} ${-f * 19} ${f * (s + 134)} ${-f * 17}` +
    `A17 17 0 0 1 ${f * (s + 134)} ${f * 17}` +
    `C${f * (s + 120)} ${f * 19} ${f * (s + 111)} ${f * 30} ${f * (s + 106)} ${f * 46}` +
    `C${f * (s + 92)} ${f * 100} ${f * (s + 66)} ${f * (e - tangent)} ${f * s} ${f * e}`
  return `M${-s} ${-e}${prow(1)}${prow(-1)}Z`
}

/** The lacquer thread inlaid along a player's edge of the board. */
export function lacquerPath({ shoulder: s }: Geometry, side: Side): string {
  const e = HULL_END - 9
  const m = HULL_MIDDLE - 9
  const f = side === 'south' ? 1 : -1
  const tangent = (116 * (m - e)) / s
  return (
    `M${-s - 96} ${f * 46}C${-s - 82} ${f * 92} ${-s - 58} ${f * (e - tangent)} ${-s} ${f * e}` +
    `Q0 ${f * (2 * m - e)} ${s} ${f * e}` +
    `C${s + 58} ${f * (e - tangent)} ${s + 82} ${f * 92} ${s + 96} ${f * 46}`
  )
}
