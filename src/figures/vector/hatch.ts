import type { Colour, Mark, Segment } from './mark'

/** Distance of the lines of a hatching, along x. */
const STEP = 6

/** Slanting lines across an outline, cut off at its edge: what a hatched fill is on a canvas. */
export function hatchLines(
  outline: readonly Segment[],
  colour: Colour,
  clips: readonly (readonly Segment[])[],
): Mark {
  const places = outline.flatMap((segment) => (segment.to === 'close' ? [] : [segment.at]))
  const [xs, ys] = [places.map(([x]) => x), places.map(([, y]) => y)]
  const [left, right] = [Math.min(...xs), Math.max(...xs)]
  const [top, bottom] = [Math.min(...ys), Math.max(...ys)]
  const lines: Segment[] = []
  for (let sum = Math.ceil((left + top) / STEP) * STEP; sum <= right + bottom; sum += STEP) {
    lines.push({ to: 'move', at: [sum - bottom, bottom] }, { to: 'line', at: [sum - top, top] })
  }
  return {
    type: 'outline',
    outline: lines,
    fill: null,
    evenOdd: false,
    stroke: { colour, width: 1.4, dash: [], cap: 'butt', join: 'miter' },
    clips: [...clips, outline],
  }
}
