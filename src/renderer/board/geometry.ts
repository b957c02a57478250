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

/**
 * How a board is drawn: `boat` is the wooden board with its prows; `flat` and `upright` are slabs without prows for small
 * screens, with long holes that hold their counts. A slab that stands upright is drawn lying and turned.
 */
export type Shape = 'boat' | 'flat' | 'upright'

/** Everything about a board that follows from its number of holes and its shape. */
export interface Geometry {
  readonly n: number
  readonly shape: Shape
  /** By how many degrees the drawing is turned clockwise on the screen. */
  readonly turn: 0 | 90 | 180 | 270
  /** Half axes of holes and stores, along the rows and across. */
  readonly hole: Point
  readonly store: Point
  /** Distance of the rows from the middle, and of the stores' centres from the ends of the rows. */
  readonly row: number
  readonly storeAt: number
  /** Distance of the lane in which routes run along the rows, and of their turn beyond the rows. */
  readonly lane: number
  readonly turnAt: number
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

/** The measures of slabs, across the rows. */
const SLAB = {
  flat: { hole: 62, row: 72, store: 104 },
  upright: { hole: 104, row: 116, store: 168 },
} as const
/** Beyond the holes of a slab there is room for their numbers. */
const MARGIN = 44

/** Choices in laying out a board. */
interface LayoutOptions {
  /** Leaves no room for the hole numbers outside the hull. */
  readonly bare?: boolean
  readonly storesLeft?: boolean
  readonly shape?: Shape
  /** As North sees it. */
  readonly turned?: boolean
}

/** Lays out a board. */
export function layOut(n: number, options: LayoutOptions = {}): Geometry {
  const { shape = 'boat', turned = false } = options
  const half = 50 * n
  const turn = ((shape === 'upright' ? 90 : 0) + (turned ? 180 : 0)) as Geometry['turn']
  const hand = options.storesLeft ? -1 : 1
  if (shape === 'boat') {
    const shoulder = half + 78
    return {
      n,
      shape,
      turn,
      half,
      shoulder,
      width: shoulder + PROW,
      height: HULL_MIDDLE + (options.bare ? 22 : 42),
      hand,
      hole: { x: HOLE_RADIUS, y: HOLE_RADIUS },
      store: STORE_RADII,
      row: ROW,
      storeAt: 70,
      lane: THREAD,
      turnAt: 154,
    }
  }
  const { hole, row, store } = SLAB[shape]
  return {
    n,
    shape,
    turn,
    half,
    shoulder: half + 92,
    width: half + 100,
    height: row + hole + MARGIN + 10,
    hand,
    hole: { x: 46, y: hole },
    store: { x: 36, y: store },
    row,
    storeAt: 44,
    lane: row + hole + 8,
    turnAt: 86,
  }
}

/** Where a point of the drawing is on the screen, from the centre of the board. */
export function onScreen({ turn }: Geometry, { x, y }: Point): Point {
  return { 0: { x, y }, 90: { x: -y, y: x }, 180: { x: -x, y: -y }, 270: { x: y, y: -x } }[turn]
}

/** Half the width and half the height of the picture on the screen. */
export function screenHalf({ turn, width, height }: Geometry): Point {
  return turn % 180 === 0 ? { x: width, y: height } : { x: height, y: width }
}

/** The direction in the drawing that points up on the screen. */
export function upIn({ turn }: Geometry): Point {
  return { 0: { x: 0, y: -1 }, 90: { x: -1, y: 0 }, 180: { x: 0, y: 1 }, 270: { x: 1, y: 0 } }[turn]
}

/** The centre of a hole or store. */
export function centreOf(geometry: Geometry, slot: Slot): Point {
  const { n, hand } = geometry
  const sign = rowOf(n, slot) === 'south' ? 1 : -1
  if (isStore(n, slot)) return { x: sign * hand * (geometry.half + geometry.storeAt), y: 0 }
  const k = sign === 1 ? slot : slot - n - 1
  return { x: sign * (k - (n - 1) / 2) * 100, y: sign * geometry.row }
}

/** Where the bead with a slot's count lies. */
export function beadOf(geometry: Geometry, slot: Slot, scale: number): Point {
  const { x, y } = centreOf(geometry, slot)
  if (geometry.shape !== 'boat') {
    // Inside the hollow, at the edge of its owner; both stores have it on the same side.
    const inset = 12 + 14 * scale
    return {
      x,
      y: y === 0 ? geometry.store.y - inset - 8 : Math.sign(y) * (geometry.row + geometry.hole.y - inset),
    }
  }
  if (y !== 0) return { x, y: Math.sign(y) * THREAD }
  return { x: Math.sign(x) * (geometry.half + 154 - (scale - 1) * 34), y: 0 }
}

/** Where the number of a hole stands, outside the hull. */
export function numberOf(geometry: Geometry, slot: Slot): Point {
  const { x, y } = centreOf(geometry, slot)
  return { x, y: y > 0 ? HULL_MIDDLE + 34 : -HULL_MIDDLE - 18 }
}

/** Where the middle of a hole's number is: outside the hull, or on a slab beside the hole. */
export function numberCentreOf(geometry: Geometry, slot: Slot): Point {
  const { x, y } = centreOf(geometry, slot)
  if (geometry.shape === 'boat') return { x, y: y > 0 ? HULL_MIDDLE + 28 : -HULL_MIDDLE - 24 }
  return { x, y: Math.sign(y) * (geometry.row + geometry.hole.y + MARGIN / 2) }
}

/** How much texts must grow so that no count is smaller than 12 pixels; `pixels` is the size of one unit on screen. */
export function textScale(pixels: number): number {
  return Math.min(2.2, Math.max(1, 12 / (20 * pixels)))
}

/** The outline of the wood: a boat with a knob at each prow, or a slab with round corners. */
export function hullPath(geometry: Geometry): string {
  const { shoulder: s } = geometry
  if (geometry.shape !== 'boat') return slabPath(geometry)
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
export function lacquerPath(geometry: Geometry, side: Side): string {
  const { shoulder: s } = geometry
  if (geometry.shape !== 'boat') return slabThread(geometry, side)
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

/** The radius of a slab's corners. */
const CORNER = 84

function slabPath({ shoulder: s, height }: Geometry): string {
  const b = height - 10
  const r = CORNER
  return (
    `M${-s + r} ${-b}H${s - r}A${r} ${r} 0 0 1 ${s} ${-b + r}V${b - r}A${r} ${r} 0 0 1 ${s - r} ${b}` +
    `H${-s + r}A${r} ${r} 0 0 1 ${-s} ${b - r}V${-b + r}A${r} ${r} 0 0 1 ${-s + r} ${-b}Z`
  )
}

/** The thread of a slab runs along its owner's edge and bends round the owner's store. */
function slabThread({ shoulder: s, height, hand }: Geometry, side: Side): string {
  const f = side === 'south' ? 1 : -1
  const g = f * hand
  const b = height - 18
  const e = s - 8
  const r = CORNER - 8
  return `M${-g * (e - r)} ${f * b}H${g * (e - r)}A${r} ${r} 0 0 ${hand === 1 ? 0 : 1} ${g * e} ${f * (b - r)}V${f * (b - r - 60)}`
}
