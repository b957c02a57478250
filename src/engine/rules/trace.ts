import { applyStep } from './applyStep'
import { holesOf, otherSide, slotOf, storeOf, type Position, type Side } from '../board/position'
import type { Step } from './step'

/** A position as the congkak paper prints it: the player's letter, own holes, own store, the other's holes. */
export function traceLine(position: Position, side: Side): string {
  const n = holesOf(position)
  const holes = (owner: Side) => Array.from({ length: n }, (_, i) => position.seeds[slotOf(n, owner, i + 1)]!)
  const numbers = [...holes(side), position.seeds[storeOf(n, side)]!, ...holes(otherSide(side))]
  return `${side === 'south' ? 'A' : 'B'} = [${numbers.join(', ')}]`
}

/** The paper's trace of a list of steps: one line per lap, each before any capture is taken off. */
export function traceSteps(before: Position, steps: readonly Step[]): readonly string[] {
  let position = before
  const left: Record<Side, number> = { south: 0, north: 0 }
  const lines: string[] = []
  for (const step of steps) {
    position = applyStep(position, step)
    if (step.kind === 'lift') left[step.side] = step.seeds
    if (step.kind === 'drop' || step.kind === 'confiscate') {
      left[step.side] -= 1
      if (left[step.side] === 0) lines.push(traceLine(position, step.side))
    }
  }
  return lines
}
