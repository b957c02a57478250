import { fade } from '../palette'
import { colourOf } from './colour'
import { measureFigure } from './figureFonts'
import type { Colour, Mark, Place, Segment, Stroke } from './mark'
import { after, angleOf, apply, IDENTITY, type Matrix, scaleOf } from './matrix'
import { Outline } from './outline'
import { hatchLines } from './hatch'
import { BASELINES, FRESH_PEN, type PenState } from './penState'

const HATCHED = 'hatched '

/** The fill of slanting lines in a colour, as this pen reads it. */
export function hatchedFill(colour: string): string {
  return HATCHED + colour
}

/**
 * Replaces the context of a canvas and records outlines and texts, so that one drawing can be saved in any format. It
 * supports what our charts and Chart.js use, and needs no window.
 */
export class VectorPen {
  readonly marks: Mark[]
  #state: PenState
  readonly #states: PenState[] = []
  #outline = new Outline()

  constructor(
    /** What Chart.js asks for a size. */
    readonly canvas: { readonly width: number; readonly height: number } = { width: 1, height: 1 },
    /** The position of this pen's origin on the page. */
    private readonly origin: Matrix = IDENTITY,
    marks: Mark[] = [],
    /** How colours are read. */
    private readonly colour: (style: string) => Colour | null = colourOf,
  ) {
    this.marks = marks
    this.#state = { ...FRESH_PEN, matrix: origin }
  }

  /** This pen, typed as a canvas context. */
  asPen(): CanvasRenderingContext2D {
    return this as unknown as CanvasRenderingContext2D
  }

  get fillStyle(): string {
    return this.#state.fillStyle
  }
  set fillStyle(style: string) {
    this.#state.fillStyle = style
  }
  get strokeStyle(): string {
    return this.#state.strokeStyle
  }
  set strokeStyle(style: string) {
    this.#state.strokeStyle = style
  }
  get lineWidth(): number {
    return this.#state.lineWidth
  }
  set lineWidth(width: number) {
    this.#state.lineWidth = width
  }
  get lineCap(): CanvasLineCap {
    return this.#state.lineCap
  }
  set lineCap(cap: CanvasLineCap) {
    this.#state.lineCap = cap
  }
  get lineJoin(): CanvasLineJoin {
    return this.#state.lineJoin
  }
  set lineJoin(join: CanvasLineJoin) {
    this.#state.lineJoin = join
  }
  get globalAlpha(): number {
    return this.#state.globalAlpha
  }
  set globalAlpha(alpha: number) {
    this.#state.globalAlpha = alpha
  }
  get font(): string {
    return this.#state.font
  }
  set font(font: string) {
    this.#state.font = font
  }
  get textAlign(): CanvasTextAlign {
    return this.#state.textAlign
  }
  set textAlign(align: CanvasTextAlign) {
    this.#state.textAlign = align
  }
  get textBaseline(): CanvasTextBaseline {
    return this.#state.textBaseline
  }
  set textBaseline(baseline: CanvasTextBaseline) {
    this.#state.textBaseline = baseline
  }

  save(): void {
    this.#states.push({ ...this.#state })
  }
  restore(): void {
    this.#state = this.#states.pop() ?? this.#state
  }

  translate(x: number, y: number): void {
    this.#turn([1, 0, 0, 1, x, y])
  }
  scale(x: number, y: number): void {
    this.#turn([x, 0, 0, y, 0, 0])
  }
  rotate(angle: number): void {
    const [sin, cos] = [Math.sin(angle), Math.cos(angle)]
    this.#turn([cos, sin, -sin, cos, 0, 0])
  }
  transform(...matrix: Matrix): void {
    this.#turn(matrix)
  }
  setTransform(...matrix: Matrix): void {
    this.#state.matrix = after(this.origin, matrix)
  }
  resetTransform(): void {
    this.#state.matrix = this.origin
  }

  beginPath(): void {
    this.#outline = new Outline()
  }
  closePath(): void {
    this.#outline.close()
  }
  moveTo(x: number, y: number): void {
    this.#outline.move(this.#state.matrix, x, y)
  }
  lineTo(x: number, y: number): void {
    this.#outline.line(this.#state.matrix, x, y)
  }
  bezierCurveTo(a: number, b: number, c: number, d: number, x: number, y: number): void {
    this.#outline.curve(this.#state.matrix, [a, b], [c, d], [x, y])
  }
  quadraticCurveTo(a: number, b: number, x: number, y: number): void {
    this.#outline.quadratic(this.#state.matrix, [a, b], [x, y])
  }
  arc(x: number, y: number, radius: number, from: number, to: number, anticlockwise = false): void {
    this.#outline.arc(this.#state.matrix, [x, y], radius, from, to, anticlockwise)
  }
  rect(x: number, y: number, width: number, height: number): void {
    this.#outline.rect(this.#state.matrix, x, y, width, height)
  }
  roundRect(x: number, y: number, width: number, height: number, radius: number): void {
    this.#outline.roundRect(this.#state.matrix, x, y, width, height, radius)
  }

  fill(rule: CanvasFillRule = 'nonzero'): void {
    this.#paint(this.#outline.segments, true, false, rule === 'evenodd')
  }
  stroke(): void {
    this.#paint(this.#outline.segments, false, true)
  }
  clip(): void {
    this.#state.clips = [...this.#state.clips, [...this.#outline.segments]]
  }
  fillRect(...box: readonly [number, number, number, number]): void {
    this.#box(box, true)
  }
  strokeRect(...box: readonly [number, number, number, number]): void {
    this.#box(box, false)
  }
  /** A page starts empty. */
  clearRect(): void {}

  setLineDash(dash: readonly number[]): void {
    this.#state.dash = [...dash]
  }
  getLineDash(): readonly number[] {
    return this.#state.dash
  }

  measureText(text: string): TextMetrics {
    const { size, bold } = this.#letters()
    return { width: measureFigure(text, size, bold) } as TextMetrics
  }
  fillText(text: string, x: number, y: number): void {
    const { matrix, textAlign, textBaseline, clips } = this.#state
    const colour = this.#colour(this.#state.fillStyle)
    if (!colour || text === '') return
    const { size, bold } = this.#letters()
    const width = measureFigure(text, size, bold)
    const left =
      x - width * (textAlign === 'center' ? 0.5 : textAlign === 'right' || textAlign === 'end' ? 1 : 0)
    const at: Place = apply(matrix, [left, y + BASELINES[textBaseline] * size])
    const sizeOnPage = size * scaleOf(matrix)
    this.marks.push({ type: 'text', text, at, angle: angleOf(matrix), size: sizeOnPage, bold, colour, clips })
  }
  /** Outlined letters are not supported: Chart.js needs them only for text borders, which we do not use. */
  strokeText(): void {}

  #letters(): { readonly size: number; readonly bold: boolean } {
    const { font } = this.#state
    return { size: Number(/([\d.]+)px/.exec(font)?.[1] ?? 10), bold: /\b(bold|[6-9]00)\b/.test(font) }
  }

  #turn(matrix: Matrix): void {
    this.#state.matrix = after(this.#state.matrix, matrix)
  }

  #box([x, y, width, height]: readonly [number, number, number, number], filled: boolean): void {
    const outline = new Outline()
    outline.rect(this.#state.matrix, x, y, width, height)
    this.#paint(outline.segments, filled, !filled)
  }

  #paint(segments: readonly Segment[], filled: boolean, stroked: boolean, evenOdd = false): void {
    if (segments.length === 0) return
    const outline = [...segments]
    const { fillStyle, clips } = this.#state
    const hatched = filled && fillStyle.startsWith(HATCHED) ? fillStyle.slice(HATCHED.length) : null
    const fill = filled ? this.#colour(hatched === null ? fillStyle : fade(hatched, 0.28)) : null
    const stroke = stroked ? this.#stroke() : null
    if (fill || stroke) this.marks.push({ type: 'outline', outline, fill, evenOdd, stroke, clips })
    const ink = hatched === null ? null : this.#colour(hatched)
    if (ink) this.marks.push(hatching(outline, ink, clips))
  }

  #colour(style: string): Colour | null {
    const colour = this.colour(style)
    const alpha = (colour?.alpha ?? 0) * this.#state.globalAlpha
    return colour && alpha > 0 ? { ...colour, alpha } : null
  }

  #stroke(): Stroke | null {
    const { strokeStyle, lineWidth, dash, lineCap: cap, lineJoin: join, matrix } = this.#state
    const colour = this.#colour(strokeStyle)
    const factor = scaleOf(matrix)
    const width = lineWidth * factor
    return colour && width > 0
      ? { colour, width, dash: dash.map((length) => length * factor), cap, join }
      : null
  }
}

/** Slanting lines across an outline, cut off at its edge. */
function hatching(outline: readonly Segment[], colour: Colour, clips: Mark['clips']): Mark {
  const places = outline.flatMap((segment) => (segment.to === 'close' ? [] : [segment.at]))
  const [xs, ys] = [places.map(([x]) => x), places.map(([, y]) => y)]
  const [left, top] = [Math.min(...xs), Math.min(...ys)]
  const lines = hatchLines(left, top, Math.max(...xs) - left, Math.max(...ys) - top)
  const stroke: Stroke = { colour, width: 1.4, dash: [], cap: 'butt', join: 'miter' }
  return { type: 'outline', outline: lines, fill: null, evenOdd: false, stroke, clips: [...clips, outline] }
}
