import { apply, type Matrix } from './matrix'
import type { Place, Segment } from './mark'

/** A path as canvases build it, kept as segments on the page; arcs become curves. */
export class Outline {
  readonly segments: Segment[] = []
  #last: Place | null = null

  /** Starts a new subpath. */
  move(matrix: Matrix, x: number, y: number): void {
    this.#last = [x, y]
    this.segments.push({ to: 'move', at: apply(matrix, [x, y]) })
  }

  /** A line from the current point; the first one only sets it. */
  line(matrix: Matrix, x: number, y: number): void {
    if (this.#last === null) return this.move(matrix, x, y)
    this.#last = [x, y]
    this.segments.push({ to: 'line', at: apply(matrix, [x, y]) })
  }

  /** A cubic curve. */
  curve(matrix: Matrix, one: Place, two: Place, end: Place): void {
    if (this.#last === null) this.move(matrix, ...one)
    this.#last = end
    this.segments.push({ to: 'curve', by: [apply(matrix, one), apply(matrix, two)], at: apply(matrix, end) })
  }

  /** A quadratic curve. */
  quadratic(matrix: Matrix, control: Place, end: Place): void {
    const from = this.#last ?? control
    const between = (a: Place, b: Place): Place => [
      a[0] + (2 / 3) * (b[0] - a[0]),
      a[1] + (2 / 3) * (b[1] - a[1]),
    ]
    this.curve(matrix, between(from, control), between(end, control), end)
  }

  /** Part of a circle, in curves of at most a quarter. */
  arc(matrix: Matrix, [x, y]: Place, radius: number, from: number, to: number, anticlockwise: boolean): void {
    const whole = 2 * Math.PI
    let sweep = to - from
    if (anticlockwise) sweep = sweep <= -whole ? -whole : sweep > 0 ? (sweep % whole) - whole : sweep
    else sweep = sweep >= whole ? whole : sweep < 0 ? (sweep % whole) + whole : sweep
    const at = (angle: number): Place => [x + radius * Math.cos(angle), y + radius * Math.sin(angle)]
    this.line(matrix, ...at(from))
    const pieces = Math.ceil(Math.abs(sweep) / (Math.PI / 2) - 1e-9)
    const step = sweep / Math.max(1, pieces)
    const reach = (4 / 3) * Math.tan(step / 4) * radius
    for (let piece = 0; piece < pieces; piece++) {
      const [a, b] = [from + piece * step, from + (piece + 1) * step]
      const [start, end] = [at(a), at(b)]
      this.curve(
        matrix,
        [start[0] - reach * Math.sin(a), start[1] + reach * Math.cos(a)],
        [end[0] + reach * Math.sin(b), end[1] - reach * Math.cos(b)],
        end,
      )
    }
  }

  /** A rectangle. */
  rect(matrix: Matrix, x: number, y: number, width: number, height: number): void {
    this.move(matrix, x, y)
    this.line(matrix, x + width, y)
    this.line(matrix, x + width, y + height)
    this.line(matrix, x, y + height)
    this.close()
  }

  /** A rectangle with round corners. */
  roundRect(matrix: Matrix, x: number, y: number, width: number, height: number, radius: number): void {
    const r = Math.max(0, Math.min(radius, width / 2, height / 2))
    const quarter = Math.PI / 2
    this.move(matrix, x + r, y)
    this.arc(matrix, [x + width - r, y + r], r, -quarter, 0, false)
    this.arc(matrix, [x + width - r, y + height - r], r, 0, quarter, false)
    this.arc(matrix, [x + r, y + height - r], r, quarter, 2 * quarter, false)
    this.arc(matrix, [x + r, y + r], r, 2 * quarter, 3 * quarter, false)
    this.close()
  }

  /** Closes the subpath. */
  close(): void {
    if (this.segments.length > 0) this.segments.push({ to: 'close' })
  }
}

/** An outline as the `d` of a path. */
export function pathOf(outline: readonly Segment[]): string {
  const at = (place: readonly [number, number]): string => place.map(round).join(' ')
  return outline
    .map((segment) => {
      if (segment.to === 'close') return 'Z'
      if (segment.to === 'curve') return `C${at(segment.by[0])} ${at(segment.by[1])} ${at(segment.at)}`
      return `${segment.to === 'move' ? 'M' : 'L'}${at(segment.at)}`
    })
    .join('')
}

/** A number with the two digits after the point that a drawing needs. */
export function round(value: number): number {
  return Math.round(value * 100) / 100
}
