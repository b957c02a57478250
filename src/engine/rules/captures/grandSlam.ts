import { claimantOf, isStore, sideOf, type Slot } from '../../board/position'
import { assertNever } from '../../result'
import type { Variant } from '../../variant/variant'
import type { Lap } from '../sow'

/** Whether capturing these slots would empty the opponent's holes: a grand slam. */
export function isGrandSlam(variant: Variant, lap: Lap, captured: readonly Slot[]): boolean {
  const filled = opponentsFilled(variant, lap)
  return filled.length > 0 && filled.every((slot) => captured.includes(slot))
}

/** What the grand slam rule makes of a capture: the slots that are taken, and whether it earns another move. */
export function afterSlamRule(
  variant: Variant,
  lap: Lap,
  captured: readonly Slot[],
): { readonly from: readonly Slot[]; readonly again: boolean } {
  const { grandSlam } = variant.turn
  if (captured.length === 0 || !isGrandSlam(variant, lap, captured)) return { from: captured, again: false }
  switch (grandSlam) {
    case 'void':
      return { from: [], again: false }
    case 'leavesRight':
      return { from: allButOne(variant, lap, 'right'), again: false }
    case 'leavesLeft':
      return { from: allButOne(variant, lap, 'left'), again: false }
    case 'movesAgain':
      return { from: captured, again: true }
    case 'allowed':
    case 'forbidden':
    case 'ifForced':
      return { from: captured, again: false }
    default:
      return assertNever(grandSlam)
  }
}

/** The opponent's filled holes without the one at that hand of the mover; a single one is not spared. */
function allButOne(variant: Variant, lap: Lap, hand: 'left' | 'right'): readonly Slot[] {
  const filled = opponentsFilled(variant, lap)
  if (filled.length < 2) return filled
  // The opponent's holes run from the mover's right to the mover's left.
  return { right: filled.slice(1), left: filled.slice(0, -1) }[hand]
}

function opponentsFilled(variant: Variant, { side, after }: Lap): readonly Slot[] {
  const n = variant.board.holes
  return after.seeds.flatMap((count, slot) => {
    const isTheirs = !isStore(n, slot) && sideOf(n, slot) !== side && claimantOf(after, slot) === null
    return isTheirs && count > 0 ? [slot] : []
  })
}
