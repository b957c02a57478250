import { isStore, oppositeOf, sideOf, type Position, type Side, type Slot } from '../board/position'
import { assertNever } from '../result'
import type { Variant } from '../variant/variant'
import { routeOf } from './route'
import type { Lap } from './sow'

/** The rule by which a hole is captured, in order of precedence; at most one applies to a hole. */
type CaptureRule = 'ownEmpty' | 'ownSingle' | 'opponentsCount' | 'lastHole'

/**
 * The slots that a lap's end captures, empty if it captures nothing. All counts are those after the lap, so the last
 * seed is in them. With `chain`, the holes sown before the last one are captured too, backwards along the lap, as long
 * as each qualifies by the same rule as the last; the first that does not ends the chain. `lastHole` takes one hole.
 */
export function capturedBy(variant: Variant, lap: Lap): readonly Slot[] {
  const rule = ruleAt(variant, lap.after, lap.side, lap.last)
  if (rule === null) return []
  if (rule === 'lastHole') return takenAt(variant, rule, lap.last)
  switch (variant.turn.captures) {
    case 'one':
      return takenAt(variant, rule, lap.last)
    case 'chain':
      return chainTo(variant, rule, lap)
    default:
      return assertNever(variant.turn.captures)
  }
}

function chainTo(variant: Variant, rule: CaptureRule, lap: Lap): readonly Slot[] {
  const route = routeOf(variant, lap.after, lap.side, lap.way)
  const end = route.indexOf(lap.last)
  const taken: Slot[] = []
  for (let back = 0; back < Math.min(lap.lifted, route.length); back++) {
    const slot = route[(end - back + route.length) % route.length]!
    if (ruleAt(variant, lap.after, lap.side, slot) !== rule) break
    taken.push(...takenAt(variant, rule, slot))
  }
  return taken
}

/** Whether capturing these slots would empty the opponent's holes: a grand slam. */
export function isGrandSlam(variant: Variant, lap: Lap, captured: readonly Slot[]): boolean {
  const n = variant.board.holes
  const opponents = (slot: Slot) => !isStore(n, slot) && sideOf(n, slot) !== lap.side
  const takes = captured.some((slot) => opponents(slot) && lap.after.seeds[slot]! > 0)
  const leaves = lap.after.seeds.some(
    (count, slot) => count > 0 && opponents(slot) && !captured.includes(slot),
  )
  return takes && !leaves
}

/**
 * The rule by which a lap of the side that ended in this slot would capture, or null. A capture across an empty hole
 * is none under `emptyOpposite: nothing`, and takes the hole where the last seed fell under `takeLast`.
 */
function ruleAt(variant: Variant, position: Position, side: Side, slot: Slot): CaptureRule | null {
  const { turn, board } = variant
  if (isStore(board.holes, slot) || position.burnt.includes(slot)) return null
  const count = position.seeds[slot]!
  if (count === 0) return null
  if (sideOf(board.holes, slot) === side) {
    const across = position.seeds[oppositeOf(board.holes, slot)]! > 0
    const captures = across || { nothing: false, takeLast: true }[turn.emptyOpposite]
    const onEmpty = { captureOpposite: captures, nothing: false }[turn.lastInOwnEmpty]
    const onSingle = { captureOpposite: captures, nothing: false }[turn.lastOnSingle]
    if (count === 1 && onEmpty) return 'ownEmpty'
    if (count === 2 && onSingle) return 'ownSingle'
  } else {
    const byCount = turn.captureCounts.includes(count)
    if ({ captureCounts: byCount, nothing: false }[turn.lastInOpponents]) return 'opponentsCount'
  }
  return ({ nothing: null, take: 'lastHole' } as const)[turn.lastHole]
}

function takenAt(variant: Variant, rule: CaptureRule, slot: Slot): readonly Slot[] {
  switch (rule) {
    case 'ownEmpty':
    case 'ownSingle':
      return [slot, oppositeOf(variant.board.holes, slot)]
    case 'opponentsCount':
    case 'lastHole':
      return [slot]
    default:
      return assertNever(rule)
  }
}
