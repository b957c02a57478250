import { storeOf, type Position, type Side } from '../board/position'
import { assertNever } from '../result'
import type { Variant } from '../variant/variant'
import { dropsOf, restingPlace, type Lap } from './sow'
import type { Step } from './step'
import type { LapEnd, Move } from './turn'

/** A move, seed by seed. */
export function moveSteps(
  variant: Variant,
  before: Position,
  side: Side,
  { laps, end }: Move,
): readonly Step[] {
  if (end.kind === 'endlessRelay') return [{ kind: 'endlessRelay', side }]
  const steps: Step[] = []
  for (const [index, lap] of laps.entries()) {
    if (index > 0) steps.push(...endSteps(variant, laps[index - 1]!, { kind: 'relay' }))
    steps.push({ kind: 'lift', side, slot: lap.from, seeds: lap.lifted })
    for (const slot of dropsOf(variant, before, lap)) steps.push(dropStep(variant, before, side, slot))
  }
  return [...steps, ...endSteps(variant, laps.at(-1)!, end)]
}

/** A seed falls at a slot: there it stays, or it is confiscated. */
export function dropStep(variant: Variant, position: Position, side: Side, slot: number): Step {
  const to = restingPlace(variant, position, side, slot)
  return to === slot ? { kind: 'drop', side, slot } : { kind: 'confiscate', side, slot, to }
}

/** What happens when a lap is over. */
export function endSteps(variant: Variant, { side, last, after }: Lap, end: LapEnd): readonly Step[] {
  switch (end.kind) {
    case 'relay':
      return [{ kind: 'relay', side, slot: last }]
    case 'again':
      return [{ kind: 'again', side }]
    case 'turnOver':
      return [{ kind: 'turnOver', side }]
    case 'voidCapture':
      return [
        { kind: 'voidCapture', side, from: end.from },
        { kind: 'turnOver', side },
      ]
    case 'capture': {
      const seeds = end.from.reduce((sum, slot) => sum + after.seeds[slot]!, 0)
      const to = storeOf(variant.board.holes, side)
      return [
        { kind: 'capture', side, from: end.from, to, seeds },
        { kind: 'turnOver', side },
      ]
    }
    default:
      return assertNever(end)
  }
}
