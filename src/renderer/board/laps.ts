import type { Side, Slot } from '../../engine/board/position'
import type { Step } from '../../engine/rules/step'

/** One sowing: from the hole lifted to the place of its last seed. */
export interface Lap {
  readonly side: Side
  readonly from: Slot
  readonly to: Slot
  readonly seeds: number
}

/** The laps that a list of steps sows, in the order in which they were lifted. */
export function lapsOf(steps: readonly Step[]): readonly Lap[] {
  const laps: Lap[] = []
  const open: Partial<Record<Side, number>> = {}
  for (const step of steps) {
    if (step.kind === 'lift') {
      open[step.side] = laps.length
      laps.push({ side: step.side, from: step.slot, to: step.slot, seeds: step.seeds })
    } else if (step.kind === 'drop' || step.kind === 'confiscate') {
      const index = open[step.side]
      if (index !== undefined) laps[index] = { ...laps[index]!, to: step.slot }
    }
  }
  return laps
}
