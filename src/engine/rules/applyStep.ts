import { holesOf, storeOf, type Position, type Slot, takeTo } from '../board/position'
import { assertNever } from '../result'
import { withClaims } from './laps/claims'
import type { Step } from './step'

/** Applies one step to a position: seeds and burnt holes. The player to move stays the same. */
export function applyStep(position: Position, step: Step): Position {
  const n = holesOf(position)
  switch (step.kind) {
    case 'lift':
      return withSeeds(position, [[step.slot, -step.seeds]])
    case 'drop':
      return withSeeds(position, [[step.slot, 1]])
    case 'shift':
      return takeTo(position, [step.from], step.to, 1)
    case 'confiscate':
      return withSeeds(position, [[step.to, 1]])
    case 'capture':
    case 'collect':
      return takeTo(position, step.from, step.to, step.seeds)
    case 'claim':
      return withClaims(position, step.side, step.slots)
    case 'roundStarts': {
      const { seeds, burnt, toMove } = position
      return {
        seeds,
        burnt,
        toMove,
        ...(step.claimed !== undefined && { claimed: step.claimed }),
        ...(step.won !== undefined && { won: step.won }),
      }
    }
    case 'refill': {
      const burnt = position.burnt.filter((slot) => slot !== step.slot)
      return withSeeds({ ...position, burnt }, [
        [storeOf(n, step.side), -step.seeds],
        [step.slot, step.seeds],
      ])
    }
    case 'burn': {
      const burnt = new Set([...position.burnt, step.slot])
      return { ...position, burnt: [...burnt].sort((a, b) => a - b) }
    }
    case 'relay':
    case 'voidCapture':
    case 'again':
    case 'turnOver':
    case 'pass':
    case 'endlessRelay':
    case 'roundOver':
    case 'matchOver':
      return position
    default:
      return assertNever(step)
  }
}

function withSeeds(position: Position, changes: readonly (readonly [Slot, number])[]): Position {
  const seeds = position.seeds.slice()
  for (const [slot, by] of changes) seeds[slot]! += by
  return { ...position, seeds }
}
