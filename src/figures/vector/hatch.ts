import type { Segment } from './mark'

/** Distance of the lines of a hatching, along x. */
const STEP = 6

/** Slanting lines that fill a box and end at its edges: programs differ in how they draw patterns. */
export function hatchLines(x: number, y: number, width: number, height: number): readonly Segment[] {
  const lines: Segment[] = []
  // Lines lie where x + y is a multiple of the step, so that those of neighbouring boxes meet.
  for (let sum = Math.ceil((x + y) / STEP) * STEP; sum < x + y + width + height; sum += STEP) {
    const low = Math.max(x, sum - y - height)
    const high = Math.min(x + width, sum - y)
    lines.push({ to: 'move', at: [low, sum - low] }, { to: 'line', at: [high, sum - high] })
  }
  return lines
}
