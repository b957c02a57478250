import type { Choice } from '../../src/engine/board/choice'
import { ownerOf, type Position } from '../../src/engine/board/position'
import { move } from '../../src/engine/rules/turn'
import type { Variant } from '../../src/engine/variant/variant'

/** How a move differs under a rule that spares one hole of a grand slam from the same move without it; null if as it should. */
export function slamDiffers(variant: Variant, position: Position, choice: Choice): string | null {
  const under = (grandSlam: Variant['turn']['grandSlam']) =>
    move({ ...variant, turn: { ...variant.turn, grandSlam } }, position, choice).laps.map(({ end }) => end)
  const all = under('allowed')
  for (const rule of ['leavesRight', 'leavesLeft'] as const) {
    const sparing = under(rule)
    // What follows the first difference is another move.
    const at = all.findIndex((end, lap) => JSON.stringify(end) !== JSON.stringify(sparing[lap]))
    if (at < 0) continue
    const [whole, spared] = [all[at]!, sparing[at]!]
    if (whole.kind !== 'capture' || spared.kind !== 'capture') return `${rule}: ${spared.kind}`
    const left = whole.from.filter((slot) => !spared.from.includes(slot))
    const isOne = left.length === 1 && spared.from.length === whole.from.length - 1
    if (!isOne || ownerOf(position, left[0]!) === position.toMove)
      return `${rule} takes ${spared.from.join()} of ${whole.from.join()}`
  }
  return null
}
