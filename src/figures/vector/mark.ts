/** A point on the page, in pixels of the layout, y downwards. */
export type Place = readonly [x: number, y: number]

/** A piece of an outline: move, line, cubic curve or close. */
export type Segment =
  | { readonly to: 'move' | 'line'; readonly at: Place }
  | { readonly to: 'curve'; readonly by: readonly [Place, Place]; readonly at: Place }
  | { readonly to: 'close' }

/** A colour 0…255 with its opacity 0…1. */
export interface Colour {
  readonly red: number
  readonly green: number
  readonly blue: number
  readonly alpha: number
}

/** How an outline is stroked. */
export interface Stroke {
  readonly colour: Colour
  readonly width: number
  readonly dash: readonly number[]
  readonly cap: 'butt' | 'round' | 'square'
  readonly join: 'miter' | 'round' | 'bevel'
}

/** One drawn element, in order from back to front; only the part inside every clip is visible. */
export type Mark = (OutlineMark | TextMark) & { readonly clips: readonly (readonly Segment[])[] }

interface OutlineMark {
  readonly type: 'outline'
  readonly outline: readonly Segment[]
  readonly fill: Colour | null
  /** Whether the area inside two outlines is left out, as in a frame (even-odd rule). */
  readonly evenOdd: boolean
  readonly stroke: Stroke | null
}

interface TextMark {
  readonly type: 'text'
  readonly text: string
  /** The left end of its baseline. */
  readonly at: Place
  /** Radians, clockwise on the page. */
  readonly angle: number
  readonly size: number
  readonly bold: boolean
  readonly colour: Colour
}

/** Everything on a page, and how large the page is. */
export interface VectorPage {
  /** Letters, digits and hyphens; what a page of several figures tells their parts apart by. */
  readonly id: string
  readonly width: number
  readonly height: number
  readonly title: string
  /** What it shows, for people who cannot see it. */
  readonly description: string
  readonly marks: readonly Mark[]
}
