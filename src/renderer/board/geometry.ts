import { isStore, oppositeOf, rowOf, type Side, type Slot } from '../../engine/board/position'

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

/** The measures of boats, across the rows: rows, the line on which beads or routes lie, the hull, and cards beside a hole. */
const BOAT = {
  2: { row: 75, outerRow: 75, thread: 134, hullMiddle: 173, hullEnd: 152, card: 214 },
  4: { row: 76, outerRow: 180, thread: 180, hullMiddle: 262, hullEnd: 236, card: 300 },
} as const
const PROW = 160
/** Numbers of inner holes stand between the inner rows, this far from the middle: below each other, or side by side if the board stands upright. */
const INNER_NUMBER = { boat: 14, flat: 18, upright: 18 } as const

/**
 * How a board is drawn: `boat` is the wooden board with its prows; `flat` and `upright` are slabs without prows for small
 * screens, with long holes that hold their counts. A slab that stands upright is drawn lying and turned.
 */
export type Shape = 'boat' | 'flat' | 'upright'

/** Everything about a board that follows from its number of holes, its rows and its shape. */
export interface Geometry {
  /** Holes per side, those of both rows together where a side has two. */
  readonly n: number
  /** Where there are four, a side's holes run along its outer row and back along its inner one. */
  readonly rows: 2 | 4
  readonly columns: number
  readonly shape: Shape
  /** By how many degrees the drawing is turned clockwise on the screen. */
  readonly turn: 0 | 90 | 180 | 270
  /** Half axes of holes and stores, along the rows and across. */
  readonly hole: Point
  readonly store: Point
  /** Distance of the (inner) rows and of the outer rows from the middle, and of the stores' centres from the ends of the rows. */
  readonly row: number
  readonly outerRow: number
  readonly storeAt: number
  /** Distance of the cards that are shown beside a hole. */
  readonly card: number
  /** Distance of the lane in which routes run along the rows, and of their turn beyond the rows. */
  readonly lane: number
  readonly turnAt: number
  /** Half the length of a row. */
  readonly half: number
  /** Where the straight part of the hull ends, and how far it reaches across there and in the middle. */
  readonly shoulder: number
  readonly hullEnd: number
  readonly hullMiddle: number
  /** Half the width and half the height of the picture, hole numbers included. */
  readonly width: number
  readonly height: number
  /** −1 if the stores are on their owners' left. */
  readonly hand: 1 | -1
}

/** The measures of slabs, across the rows. */
const SLAB = {
  2: {
    flat: { hole: 62, row: 72, outerRow: 72, store: 104 },
    upright: { hole: 104, row: 116, outerRow: 116, store: 168 },
  },
  4: {
    flat: { hole: 44, row: 78, outerRow: 174, store: 178 },
    upright: { hole: 48, row: 84, outerRow: 196, store: 196 },
  },
} as const
/** Beyond the holes of a slab there is room for their numbers. */
const MARGIN = 44

/** Choices in laying out a board. */
interface LayoutOptions {
  readonly rows?: 2 | 4
  /** Leaves no room for the hole numbers outside the hull. */
  readonly bare?: boolean
  readonly storesLeft?: boolean
  readonly shape?: Shape
  /** As North sees it. */
  readonly turned?: boolean
}

/** Lays out a board. */
export function layOut(n: number, options: LayoutOptions = {}): Geometry {
  const { shape = 'boat', turned = false, rows = 2 } = options
  const columns = (2 * n) / rows
  const half = 50 * columns
  const turn = ((shape === 'upright' ? 90 : 0) + (turned ? 180 : 0)) as Geometry['turn']
  const common = { n, rows, columns, shape, turn, half, hand: options.storesLeft ? -1 : 1 } as const
  if (shape === 'boat') {
    const shoulder = half + 78
    const { thread, ...measures } = BOAT[rows]
    return {
      ...common,
      ...measures,
      shoulder,
      width: shoulder + PROW,
      height: measures.hullMiddle + (options.bare ? 22 : 42),
      hole: { x: HOLE_RADIUS, y: HOLE_RADIUS },
      store: STORE_RADII,
      storeAt: 70,
      lane: thread,
      turnAt: 154,
    }
  }
  const { hole, row, outerRow, store } = SLAB[rows][shape]
  const height = outerRow + hole + MARGIN + 10
  return {
    ...common,
    row,
    outerRow,
    shoulder: half + 92,
    hullEnd: height - 10,
    hullMiddle: height - 10,
    width: half + 100,
    height,
    card: height,
    hole: { x: 46, y: hole },
    store: { x: 36, y: store },
    storeAt: 44,
    lane: outerRow + hole + 8,
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
  const { n, hand, columns } = geometry
  const sign = rowOf(n, slot) === 'south' ? 1 : -1
  if (isStore(n, slot)) return { x: sign * hand * (geometry.half + geometry.storeAt), y: 0 }
  const place = sign === 1 ? slot : slot - n - 1
  const k = isOuter(geometry, slot) ? place : n - 1 - place
  const distance = isOuter(geometry, slot) ? geometry.outerRow : geometry.row
  return { x: sign * (k - (columns - 1) / 2) * 100, y: sign * distance }
}

/** Whether a hole is in the row next to its owner: every one, where a side has one row. */
export function isOuter({ n, columns }: Geometry, slot: Slot): boolean {
  return (slot > n ? slot - n - 1 : slot) < columns
}

/** The hole that faces another across the middle of the board; null for outer holes of four rows. */
export function facing(geometry: Geometry, slot: Slot): Slot | null {
  const { n, rows } = geometry
  if (rows === 2) return oppositeOf(n, slot)
  return isOuter(geometry, slot) ? null : (5 * n) / 2 - slot
}

/** Where arrow keys point. */
export const WAYS: Readonly<Record<string, Point>> = {
  ArrowRight: { x: 1, y: 0 },
  ArrowDown: { x: 0, y: 1 },
  ArrowLeft: { x: -1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
}

/** The hole next to another in a direction of the drawing, in another row of its column or in its own row; null at the edge. */
export function besideHole(geometry: Geometry, slot: Slot, way: Point): Slot | null {
  const from = centreOf(geometry, slot)
  const ahead = Array.from({ length: 2 * geometry.n + 1 }, (_, other) => {
    const { x, y } = centreOf(geometry, other)
    const [dx, dy] = [x - from.x, y - from.y]
    return { other, off: dx * way.y + dy * way.x, on: dx * way.x + dy * way.y }
  }).filter(({ other, off, on }) => !isStore(geometry.n, other) && off === 0 && on > 0)
  return ahead.sort((a, b) => a.on - b.on)[0]?.other ?? null
}

/** Whether seeds are drawn in holes: those of four rows on a slab are so small that the counts would cover them. */
export function showsSeeds({ rows, shape }: Geometry): boolean {
  return rows === 2 || shape === 'boat'
}

/** Where the bead with a slot's count lies. */
export function beadOf(geometry: Geometry, slot: Slot, scale: number): Point {
  const { x, y } = centreOf(geometry, slot)
  const side = Math.sign(y)
  if (geometry.shape !== 'boat') {
    // Inside the hollow, at the edge of its owner; both stores have it on the same side.
    const inset = 12 + 14 * scale
    if (y !== 0 && !showsSeeds(geometry)) return { x, y }
    return { x, y: y === 0 ? geometry.store.y - inset - 8 : y + side * (geometry.hole.y - inset) }
  }
  if (y === 0) return { x: Math.sign(x) * (geometry.half + 154 - (scale - 1) * 34), y: 0 }
  // Four rows have no thread beside each of them: the bead lies on the edge of its hole.
  return { x, y: geometry.rows === 2 ? side * geometry.lane : y + side * HOLE_RADIUS }
}

/** Where the number of a hole stands: outside the hull, and that of an inner hole in the middle of the board. */
export function numberOf(geometry: Geometry, slot: Slot): Point {
  const { x, y } = numberCentreOf(geometry, slot)
  return { x, y: y + 6 }
}

/** Where the middle of a hole's number is. */
export function numberCentreOf(geometry: Geometry, slot: Slot): Point {
  const { x, y } = centreOf(geometry, slot)
  if (!isOuter(geometry, slot)) return { x, y: Math.sign(y) * INNER_NUMBER[geometry.shape] }
  if (geometry.shape === 'boat') return { x, y: y > 0 ? geometry.hullMiddle + 28 : -geometry.hullMiddle - 24 }
  return { x, y: Math.sign(y) * (geometry.outerRow + geometry.hole.y + MARGIN / 2) }
}

/** How much texts must grow so that no count is smaller than 12 pixels; `pixels` is the size of one unit on screen. */
export function textScale(pixels: number): number {
  return Math.min(2.2, Math.max(1, 12 / (20 * pixels)))
}

/** The outline of the wood: a boat with a knob at each prow, or a slab with round corners. */
export function hullPath(geometry: Geometry): string {
  const { shoulder: s, hullEnd: e, hullMiddle } = geometry
  if (geometry.shape !== 'boat') return slabPath(geometry)
  const bulge = 2 * hullMiddle - e
  const tangent = (132 * (hullMiddle - e)) / s
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
  const e = geometry.hullEnd - 9
  const m = geometry.hullMiddle - 9
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
