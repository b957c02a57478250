import type { Choice } from '../../src/engine/board/choice'
import { ownerOf, type Position, type Slot } from '../../src/engine/board/position'
import type { LapEnd } from '../../src/engine/rules/lapEnd'
import { move } from '../../src/engine/rules/move'
import type { Variant } from '../../src/engine/variant/variant'

/** How a move differs under a rule that spares one hole of a grand slam from the same move without it; null if as it should. */
export function slamDiffers(variant: Variant, position: Position, choice: Choice): string | null {
  const under = (grandSlam: Variant['turn']['grandSlam']) =>
    move({ ...variant, turn: { ...variant.turn, grandSlam } }, position, choice).laps.map(({ end }) =>
      takenBy(end),
    )
  const all = under('allowed')
  for (const rule of ['leavesRight', 'leavesLeft'] as const) {
    const sparing = under(rule)
    // What follows the first difference is another move.
    const at = all.findIndex((taken, lap) => taken.join() !== sparing[lap]?.join())
    if (at < 0) continue
    const [whole, spared] = [all[at]!, sparing[at] ?? []]
    const left = whole.filter((slot) => !spared.includes(slot))
    const isOne = left.length === 1 && spared.length === whole.length - 1
    if (!isOne || ownerOf(position, left[0]!) === position.toMove)
      return `${rule} takes ${spared.join()} of ${whole.join()}`
  }
  return null
}

function takenBy({ acts }: LapEnd): readonly Slot[] {
  return acts.flatMap((act) => (act.kind === 'capture' ? act.from : []))
}
