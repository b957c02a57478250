import { describe, expect, it } from 'vitest'
import {
  besideHole,
  centreOf,
  facing,
  HOLE_RADIUS,
  hullPath,
  isOuter,
  lacquerPath,
  layOut,
  numberCentreOf,
  onScreen,
  screenHalf,
  WAYS,
} from '../../../../src/renderer/board/geometry'
import { routeChevrons, routePath } from '../../../../src/renderer/board/routePath'
import { seedPlaces } from '../../../../src/renderer/board/seedPlaces'

describe.each([1, 2, 7, 12, 20])('a board of %i holes per side', (n) => {
  const geometry = layOut(n)

  it('keeps its hollows apart and inside the picture', () => {
    const centres = Array.from({ length: 2 * n + 2 }, (_, slot) => centreOf(geometry, slot))
    for (const [i, a] of centres.entries()) {
      expect(Math.abs(a.x)).toBeLessThan(geometry.width)
      for (const b of centres.slice(i + 1))
        expect(Math.hypot(a.x - b.x, a.y - b.y)).toBeGreaterThan(2 * HOLE_RADIUS)
    }
  })

  it('puts South’s store on the right, or on the left if the stores are there', () => {
    expect(centreOf(geometry, n).x).toBeGreaterThan(0)
    expect(centreOf(layOut(n, { storesLeft: true }), n).x).toBeLessThan(0)
  })

  it('draws hull and routes without a broken number', () => {
    const slots = Array.from({ length: 2 * n + 1 }, (_, slot) => slot)
    for (const bothWays of [false, true]) {
      const route = { side: 'south', slots, bothWays } as const
      expect(hullPath(geometry) + routePath(geometry, route)).not.toMatch(/NaN|undefined|Infinity/)
      for (const { x, y } of routeChevrons(geometry, route)) expect(Number.isFinite(x + y)).toBe(true)
    }
  })
})

describe.each([2, 8, 24, 32])('a board of four rows with %i holes per side', (n) => {
  it.each(['boat', 'flat', 'upright'] as const)('keeps the hollows of a %s apart and in order', (shape) => {
    const geometry = layOut(n, { rows: 4, shape })
    const { hole } = geometry
    const holes = [...Array.from({ length: 2 * n + 1 }).keys()].filter((slot) => slot !== n)
    for (const a of holes) {
      const at = centreOf(geometry, a)
      expect(Math.abs(at.y) + hole.y).toBeLessThan(geometry.height)
      // The next hole of the ring lies beside it in its row, or next to it in the other row of its owner.
      const next = centreOf(geometry, a % (n + 1) === n - 1 ? a - n + 1 : a + 1)
      expect([100, geometry.outerRow - geometry.row]).toContain(Math.hypot(at.x - next.x, at.y - next.y))
      for (const b of holes.filter((slot) => slot > a)) {
        const other = centreOf(geometry, b)
        const apart = Math.hypot((at.x - other.x) / (2 * hole.x), (at.y - other.y) / (2 * hole.y))
        expect(apart).toBeGreaterThan(1)
      }
    }
  })

  it('knows what faces what, and what lies beside it', () => {
    const geometry = layOut(n, { rows: 4 })
    for (let slot = 0; slot < n; slot++) {
      const { x, y } = centreOf(geometry, slot)
      const across = facing(geometry, slot)
      if (isOuter(geometry, slot)) expect(across).toBeNull()
      else {
        expect(centreOf(geometry, across!).x).toBeCloseTo(x)
        expect(centreOf(geometry, across!).y).toBe(-y)
      }
      const above = besideHole(geometry, slot, WAYS['ArrowUp']!)!
      expect(centreOf(geometry, above).x).toBeCloseTo(x)
      expect(besideHole(geometry, above, WAYS['ArrowDown']!)).toBe(slot)
    }
  })

  it('draws routes without a broken number', () => {
    const route = {
      side: 'north',
      slots: [...Array(n).keys()].map((at) => n + 1 + at),
      bothWays: false,
    } as const
    const geometry = layOut(n, { rows: 4 })
    expect(routePath(geometry, route)).not.toMatch(/NaN|undefined|Infinity/)
    for (const { x, y } of routeChevrons(geometry, route)) expect(Number.isFinite(x + y)).toBe(true)
  })
})

it('gives every seed of a slot its own place within the hollow', () => {
  for (let slot = 0; slot < 42; slot++) {
    const hole = seedPlaces(slot, 'hole').slice(0, 12)
    expect(new Set(hole.map(({ x, y }) => `${x} ${y}`)).size).toBe(12)
    for (const { x, y } of hole) expect(Math.hypot(x, y)).toBeLessThanOrEqual(30)
  }
})

describe.each([1, 7, 9, 20])('a board of %i holes per side that stands upright', (n) => {
  const geometry = layOut(n, { shape: 'upright' })
  const at = (slot: number) => onScreen(geometry, centreOf(geometry, slot))

  it('runs down on the left to South’s store, and up on the right to North’s', () => {
    const south = Array.from({ length: n + 1 }, (_, k) => at(k))
    const north = Array.from({ length: n + 1 }, (_, k) => at(n + 1 + k))
    for (const [k, { x, y }] of south.entries()) {
      if (k < n) expect(x).toBeLessThan(0)
      if (k > 0) expect(y).toBeGreaterThan(south[k - 1]!.y)
    }
    for (const [k, { x, y }] of north.entries()) {
      if (k < n) expect(x).toBeGreaterThan(0)
      if (k > 0) expect(y).toBeLessThan(north[k - 1]!.y)
    }
  })

  it('is as South sees it for North too, when it is turned', () => {
    const turned = layOut(n, { shape: 'upright', turned: true })
    for (let slot = 0; slot < n + 1; slot++) {
      const seen = onScreen(turned, centreOf(turned, n + 1 + slot))
      // The sum makes zero of a negative zero.
      expect([seen.x + 0, seen.y + 0]).toEqual([at(slot).x + 0, at(slot).y + 0])
    }
  })

  it('keeps its hollows apart, within the picture, and draws no broken number', () => {
    const half = screenHalf(geometry)
    for (let slot = 0; slot < 2 * n + 2; slot++) {
      expect(Math.abs(at(slot).x) + geometry.hole.y).toBeLessThan(half.x + geometry.hole.y)
      expect(Math.abs(at(slot).y)).toBeLessThan(half.y)
    }
    expect(2 * geometry.hole.x).toBeLessThan(100)
    expect(hullPath(geometry) + lacquerPath(geometry, 'north')).not.toMatch(/NaN|undefined/)
  })
})

it('keeps the numbers of inner holes apart from each other and from their holes, side by side on an upright board', () => {
  // Two figures of 11 px, where a unit is 0.45 px, as on a phone with twelve columns.
  const halfWidth = (0.5 * 2 * 0.556 * 11) / 0.45
  const geometry = layOut(24, { rows: 4, shape: 'upright' })
  const { y } = numberCentreOf(geometry, 12)
  expect(Math.abs(y)).toBeGreaterThan(halfWidth + 2)
  expect(Math.abs(y) + halfWidth).toBeLessThan(geometry.row - geometry.hole.y)
})
