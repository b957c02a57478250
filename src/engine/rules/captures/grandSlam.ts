import { filledHoles, otherSide, type Position, type Slot } from '../../board/position'
import { assertNever } from '../../result'
import type { Variant } from '../../variant/variant'
import type { Lap } from '../sow'

/**
 * Whether capturing these slots would empty the opponent's holes: a grand slam. Holes that were empty before the move
 * are not emptied by it, though it may have sown there.
 */
export function isGrandSlam(start: Position, lap: Lap, captured: readonly Slot[]): boolean {
  const filled = opponentsFilled(lap)
  const hadSeeds = filledHoles(start, otherSide(lap.side)).length > 0
  return hadSeeds && filled.length > 0 && filled.every((slot) => captured.includes(slot))
}

/** The result of applying the grand slam rule to a capture. */
interface SlamOutcome {
  readonly from: readonly Slot[]
  /** Whether it earns another move, and whether the opponent takes what is left. */
  readonly again: boolean
  readonly rest: boolean
}

/** The result of applying the grand slam rule to a capture of these slots. */
export function afterSlamRule(
  variant: Variant,
  start: Position,
  lap: Lap,
  captured: readonly Slot[],
): SlamOutcome {
  const { grandSlam } = variant.turn
  if (captured.length === 0 || !isGrandSlam(start, lap, captured))
    return { from: captured, again: false, rest: false }
  switch (grandSlam) {
    case 'void':
      return { from: [], again: false, rest: false }
    case 'leavesRight':
      return { from: allButOne(lap, captured, 'right'), again: false, rest: false }
    case 'leavesLeft':
      return { from: allButOne(lap, captured, 'left'), again: false, rest: false }
    case 'movesAgain':
      return { from: captured, again: true, rest: false }
    case 'givesRest':
      return { from: captured, again: false, rest: true }
    case 'allowed':
    case 'forbidden':
    case 'ifForced':
      return { from: captured, again: false, rest: false }
    default:
      return assertNever(grandSlam)
  }
}

/** What is captured without the opponent's filled hole furthest to that side of the mover; a single one is not spared. */
function allButOne(lap: Lap, captured: readonly Slot[], hand: 'left' | 'right'): readonly Slot[] {
  const filled = opponentsFilled(lap)
  if (filled.length < 2) return captured
  // The opponent's holes run from the mover's right to the mover's left.
  const spared = { right: filled[0], left: filled.at(-1) }[hand]
  return captured.filter((slot) => slot !== spared)
}

function opponentsFilled({ side, after }: Lap): readonly Slot[] {
  return filledHoles(after, otherSide(side))
}
