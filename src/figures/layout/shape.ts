import { hatchLines } from '../vector/hatch'
import { IDENTITY } from '../vector/matrix'
import type { Segment } from '../vector/mark'
import { Outline } from '../vector/outline'
import type { Mark, Point } from '../marks'
import type { Token } from '../palette'

/** An outline in colours of the theme. */
export interface PathShape {
  readonly type: 'path'
  readonly outline: readonly Segment[]
  readonly fill?: Token
  /** Of the fill. */
  readonly opacity?: number
  readonly stroke?: Token
  readonly width?: number
  readonly dash?: readonly number[]
}

/** A line of text; `y` is its baseline. */
export interface TextShape {
  readonly type: 'text'
  readonly x: number
  readonly y: number
  readonly text: string
  readonly size: number
  readonly bold: boolean
  readonly ink: Token
  readonly anchor: 'start' | 'middle' | 'end'
}

/** Shapes that belong together: a cell of a table, or a mark with the words that pointing at it shows. */
interface GroupShape {
  readonly type: 'group'
  readonly role?: 'row' | 'cell' | 'columnheader' | 'rowheader'
  readonly title?: string
  readonly shapes: readonly Shape[]
}

/** Whatever a figure consists of. */
export type Shape = PathShape | TextShape | GroupShape

/** A figure, or a part of one, laid out in pixels: the screen and every file draw these shapes and no others. */
export interface Layout {
  readonly width: number
  readonly height: number
  readonly shapes: readonly Shape[]
  /** Tables are read cell by cell; other figures are described. */
  readonly role?: 'table'
}

type Look = Omit<PathShape, 'type' | 'outline'>

/** A rectangle. */
export function box(x: number, y: number, width: number, height: number, look: Look, radius = 0): PathShape {
  const outline = new Outline()
  if (radius > 0) outline.roundRect(IDENTITY, x, y, Math.max(0, width), height, radius)
  else outline.rect(IDENTITY, x, y, Math.max(0, width), height)
  return { type: 'path', outline: outline.segments, ...look }
}

/** A line through places. */
export function line(places: readonly (readonly [number, number])[], look: Look): PathShape {
  const outline = places.map((at, index): Segment => ({ to: index === 0 ? 'move' : 'line', at }))
  return { type: 'path', outline, ...look }
}

/** A rectangle filled with slanting lines. */
export function hatchedBox(
  x: number,
  y: number,
  width: number,
  height: number,
  ink: Token,
): readonly PathShape[] {
  return [
    box(x, y, width, height, { fill: ink, opacity: 0.28 }),
    { type: 'path', outline: hatchLines(x, y, width, height), stroke: ink, width: 1.4 },
    box(x + 0.5, y + 0.5, width - 1, height - 1, { stroke: ink, width: 1 }),
  ]
}

/** The sign of a series at a place. */
export function signOf({ point, ink, hollow }: Mark, x: number, y: number, radius: number): PathShape {
  return sign(point, x, y, radius, ink, hollow ? 'raised' : ink)
}

/** A sign in a colour, filled with the same or another, or not at all. */
export function sign(
  point: Point,
  x: number,
  y: number,
  radius: number,
  ink: Token,
  fill: Token | null,
): PathShape {
  const look: Look = { ...(fill ? { fill } : {}), stroke: ink, width: Math.min(2, radius / 2) }
  const outline = new Outline()
  const corners = (places: readonly (readonly [number, number])[]): PathShape => {
    places.forEach(([dx, dy], at) =>
      outline[at === 0 ? 'move' : 'line'](IDENTITY, x + dx * radius, y + dy * radius),
    )
    outline.close()
    return { type: 'path', outline: outline.segments, ...look }
  }
  const strokes = (places: readonly (readonly [number, number, number, number])[]): PathShape => {
    for (const [a, b, c, d] of places) {
      outline.move(IDENTITY, x + a * radius, y + b * radius)
      outline.line(IDENTITY, x + c * radius, y + d * radius)
    }
    return { type: 'path', outline: outline.segments, stroke: ink, width: look.width! }
  }
  switch (point) {
    case 'circle':
      outline.arc(IDENTITY, [x, y], radius * 0.9, 0, 2 * Math.PI, false)
      outline.close()
      return { type: 'path', outline: outline.segments, ...look }
    case 'rectRot':
      return corners([[0, -1], [1, 0], [0, 1], [-1, 0]]) // prettier-ignore
    case 'rect':
      return corners([[-0.8, -0.8], [0.8, -0.8], [0.8, 0.8], [-0.8, 0.8]]) // prettier-ignore
    case 'triangle':
      return corners([[0, -1], [0.95, 0.75], [-0.95, 0.75]]) // prettier-ignore
    case 'line':
      return strokes([[-1, 0, 1, 0]])
    case 'crossRot':
      return strokes([[-0.75, -0.75, 0.75, 0.75], [-0.75, 0.75, 0.75, -0.75]]) // prettier-ignore
    case 'star':
      return strokes([[-1, 0, 1, 0], [0, -1, 0, 1], [-0.7, -0.7, 0.7, 0.7], [-0.7, 0.7, 0.7, -0.7]]) // prettier-ignore
  }
}

/** Shapes moved to another place. */
export function moved(shapes: readonly Shape[], dx: number, dy: number): readonly Shape[] {
  const at = ([x, y]: readonly [number, number]) => [x + dx, y + dy] as const
  return shapes.map((shape): Shape => {
    if (shape.type === 'group') return { ...shape, shapes: moved(shape.shapes, dx, dy) }
    if (shape.type === 'text') return { ...shape, x: shape.x + dx, y: shape.y + dy }
    const outline = shape.outline.map((segment): Segment => {
      if (segment.to === 'close') return segment
      if (segment.to === 'curve')
        return { to: 'curve', by: [at(segment.by[0]), at(segment.by[1])], at: at(segment.at) }
      return { to: segment.to, at: at(segment.at) }
    })
    return { ...shape, outline }
  })
}
