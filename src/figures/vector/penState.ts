import type { Segment } from './mark'
import { IDENTITY, type Matrix } from './matrix'

/** How far a line of text lies below its anchor, in ems of the font of figures. */
export const BASELINES: Readonly<Record<CanvasTextBaseline, number>> = {
  alphabetic: 0,
  ideographic: -0.212,
  bottom: -0.212,
  middle: 0.3465,
  hanging: 0.724,
  top: 0.905,
}

/** What `save` keeps. */
export interface PenState {
  matrix: Matrix
  clips: readonly (readonly Segment[])[]
  fillStyle: string
  strokeStyle: string
  lineWidth: number
  lineCap: CanvasLineCap
  lineJoin: CanvasLineJoin
  dash: readonly number[]
  globalAlpha: number
  font: string
  textAlign: CanvasTextAlign
  textBaseline: CanvasTextBaseline
}

/** The initial state of a pen. */
export const FRESH_PEN: PenState = {
  matrix: IDENTITY,
  clips: [],
  fillStyle: '#000000',
  strokeStyle: '#000000',
  lineWidth: 1,
  lineCap: 'butt',
  lineJoin: 'miter',
  dash: [],
  globalAlpha: 1,
  font: '10px sans-serif',
  textAlign: 'left',
  textBaseline: 'alphabetic',
}
