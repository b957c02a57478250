import { filledHoles, otherSide, type Position, type Side, type Slot } from '../board/position'
import { assertNever } from '../result'
import type { Variant } from '../variant/variant'
import type { Lap } from './sow'

/**
 * Whether capturing these slots would empty the opponent's holes: a grand slam. Holes that were empty before the move
 * are not emptied by it, though it may have sown there.
 */
function isGrandSlam(start: Position, lap: Lap, captured: readonly Slot[]): boolean {
  const filled = opponentsFilled(lap)
  const hadSeeds = filledHoles(start, otherSide(lap.side)).length > 0
  return hadSeeds && filled.length > 0 && filled.every((slot) => captured.includes(slot))
}

/** The result of applying the grand slam rule to a capture. */
interface SlamOutcome {
  readonly from: readonly Slot[]
  readonly isSlam: boolean
  /** How the turn goes on, if the rule decides it; `restTo` takes what is left. */
  readonly end: { readonly then: 'again' | 'turnOver'; readonly restTo?: Side } | null
}

/** The result of applying the grand slam rule to a capture of these slots. */
export function afterSlamRule(
  variant: Variant,
  start: Position,
  lap: Lap,
  captured: readonly Slot[],
): SlamOutcome {
  const { grandSlam } = variant.turn
  const isSlam = isGrandSlam(start, lap, captured)
  if (!isSlam) return { from: captured, isSlam, end: null }
  switch (grandSlam) {
    case 'void':
      return { from: [], isSlam, end: null }
    case 'leavesRight':
      return { from: allButOne(lap, captured, 'right'), isSlam, end: null }
    case 'leavesLeft':
      return { from: allButOne(lap, captured, 'left'), isSlam, end: null }
    case 'movesAgain':
      return { from: captured, isSlam, end: { then: 'again' } }
    case 'givesRest':
      return { from: captured, isSlam, end: { then: 'turnOver', restTo: otherSide(lap.side) } }
    case 'allowed':
    case 'forbidden':
    case 'ifForced':
      return { from: captured, isSlam, end: null }
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
