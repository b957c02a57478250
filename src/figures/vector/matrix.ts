import type { Place } from './mark'

/** An affine map as canvases have it: x' = a x + c y + e, y' = b x + d y + f. */
export type Matrix = readonly [a: number, b: number, c: number, d: number, e: number, f: number]

/** The map that leaves everything where it is. */
export const IDENTITY: Matrix = [1, 0, 0, 1, 0, 0]

/** First `inner`, then `outer`. */
export function after(outer: Matrix, inner: Matrix): Matrix {
  const [a, b, c, d, e, f] = outer
  const [p, q, r, s, t, u] = inner
  return [a * p + c * q, b * p + d * q, a * r + c * s, b * r + d * s, a * t + c * u + e, b * t + d * u + f]
}

/** Maps a point. */
export function apply([a, b, c, d, e, f]: Matrix, [x, y]: Place): Place {
  return [a * x + c * y + e, b * x + d * y + f]
}

/** The scale factor of lengths; our drawings scale evenly. */
export function scaleOf([a, b]: Matrix): number {
  return Math.hypot(a, b)
}

/** The angle by which a map turns, in radians. */
export function angleOf([a, b]: Matrix): number {
  return Math.atan2(b, a)
}
