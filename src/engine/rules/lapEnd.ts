import {
  claimantOf,
  isStore,
  otherSide,
  ownerOf,
  type Position,
  type Side,
  type Slot,
} from '../board/position'
import { assertNever } from '../result'
import { closesHoles } from '../variant/support/consequences'
import type { Variant } from '../variant/variant'
import { capturedBy } from './capture'
import { capturedBeyond } from './captures/beyond'
import { captureSlot } from './captures/captor'
import { afterSlamRule } from './captures/grandSlam'
import { claimedBy } from './laps/claim'
import { mayCapture, pastOf } from './laps/past'
import { relayHole } from './laps/relay'
import { holeAfter } from './route'
import type { Lap } from './sow'

/** The effect of the last seed of a lap. */
export type LapEnd =
  | { readonly kind: 'relay'; readonly slot: Slot }
  | { readonly kind: 'again' }
  | { readonly kind: 'turnOver' }
  /** `slot`: sowing continues from a hole that was closed. */
  | { readonly kind: 'claim'; readonly slots: readonly Slot[]; readonly slot?: Slot }
  | { readonly kind: 'voidCapture'; readonly from: readonly Slot[] }
  | Capture

/** A capture: what is taken, where it goes, and what follows. */
interface Capture {
  readonly kind: 'capture'
  readonly from: readonly Slot[]
  readonly to: Slot
  readonly seeds: number
  /** `relay`: the sowing continues from `slot`. */
  readonly then: 'turnOver' | 'again' | 'relay'
  readonly slot?: Slot
  /** Who takes all the seeds that are left in holes. */
  readonly restTo?: Side
}

/** The place of a lap in its move. */
export interface LapContext {
  /** The position before the move. */
  readonly start: Position
  readonly isFirst: boolean
}

/**
 * How a lap ends, in this order. In the player's own store: the player moves again or the turn is over. Where a hole is
 * claimed: the turn is over, unless it is closed and sown on. In a hole claimed earlier: the turn is over, perhaps after
 * taking two seeds. Where a capture rule applies to the hole: capture, and `afterCapture` says what follows; the turn is
 * over when the grand slam rule makes the capture void. Where the relay rules allow: another lap. Where something is
 * captured beyond: capture. Anywhere else: the turn is over. In a burnt hole that confiscates nothing is captured, but
 * the rules on the next hole still apply.
 */
export function lapEnd(variant: Variant, lap: Lap, context: LapContext): LapEnd {
  const n = variant.board.holes
  const { last, side, after } = lap
  if (isStore(n, last)) {
    const kind = ({ moveAgain: 'again', turnOver: 'turnOver' } as const)[variant.turn.lastInStore]
    return { kind }
  }
  const captures = mayCapture(variant, context.start, side)
  const slots = captures ? claimedBy(variant, lap) : []
  if (slots.length > 0) return { kind: 'claim', slots, ...(closesHoles(variant) && { slot: last }) }
  const claimant = claimantOf(after, last)
  if (claimant !== null) return inClaimedHole(variant, lap, context, captures && claimant !== side)
  if (captures && waitsForSowing(variant, lap, context.start)) return { kind: 'again' }
  const taken = captures ? captureEnd(variant, lap, context, capturedBy(variant, lap)) : null
  if (taken !== null) return taken
  const relayOn = { turnOver: false, moveAgain: false, moveAgainOnce: false, sowOn: false, relayOn: true }
  const beyond = captures ? captureEnd(variant, lap, context, capturedBeyond(variant, lap)) : null
  if (beyond !== null && relayOn[variant.turn.afterCapture]) return beyond
  const relayed = relayHole(variant, context.start, lap, context.isFirst)
  if (relayed !== null) return { kind: 'relay', slot: relayed }
  return beyond ?? { kind: 'turnOver' }
}

/** A last seed in the opponent's claimed hole may take itself and one more. */
function inClaimedHole(variant: Variant, lap: Lap, context: LapContext, opponents: boolean): LapEnd {
  const takes = { nothing: false, takesTwo: opponents }[variant.claim.lastSeed]
  const to = captureSlot(variant, lap.after, lap.side)
  if (!takes || to === null) return { kind: 'turnOver' }
  const seeds = Math.min(2, lap.after.seeds[lap.last]!)
  return { kind: 'capture', from: [lap.last], to, seeds, ...whatFollows(variant, lap, context, [], false) }
}

/**
 * Whether a last seed in an empty hole of the mover's own earns another move because nothing was sown in the opponent's
 * row.
 */
function waitsForSowing(variant: Variant, { side, last, after }: Lap, start: Position): boolean {
  const n = variant.board.holes
  const captures = { captureOpposite: true, nothing: false }[variant.turn.lastInOwnEmpty]
  if (!captures || { anySowing: true, opponentsSown: false }[variant.turn.acrossAfter]) return false
  if (ownerOf(after, last) !== side || after.seeds[last] !== 1) return false
  return start.seeds.every(
    (count, slot) => isStore(n, slot) || ownerOf(after, slot) === side || count === after.seeds[slot],
  )
}

/** The outcome of a capture, after the grand slam rule; null if nothing was captured. */
function captureEnd(
  variant: Variant,
  lap: Lap,
  context: LapContext,
  captured: readonly Slot[],
): LapEnd | null {
  const to = captureSlot(variant, lap.after, lap.side)
  const forbidden = { captures: false, capturesNothing: lap.lifted === 1 }[variant.turn.singleSeed]
  if (captured.length === 0 || to === null || forbidden) return null
  const { from, again, rest } = afterSlamRule(variant, context.start, lap, captured)
  if (from.length === 0) return { kind: 'voidCapture', from: captured }
  const seeds = from.reduce((sum, slot) => sum + lap.after.seeds[slot]!, 0)
  if (rest) return { kind: 'capture', from, to, seeds, then: 'turnOver', restTo: otherSide(lap.side) }
  return { kind: 'capture', from, to, seeds, ...whatFollows(variant, lap, context, from, again) }
}

/** What follows a capture of these slots. */
function whatFollows(
  variant: Variant,
  lap: Lap,
  { start, isFirst }: LapContext,
  from: readonly Slot[],
  again: boolean,
): Pick<Capture, 'then' | 'slot'> {
  if (again) return { then: 'again' }
  switch (variant.turn.afterCapture) {
    case 'turnOver':
      return { then: 'turnOver' }
    case 'moveAgain':
      return { then: 'again' }
    case 'moveAgainOnce':
      return { then: pastOf(variant, start).extraMove ? 'turnOver' : 'again' }
    case 'sowOn': {
      const next = holeToSowOn(variant, lap, from)
      return next === null ? { then: 'turnOver' } : { then: 'relay', slot: next }
    }
    case 'relayOn': {
      const seeds = lap.after.seeds.map((count, slot) => (from.includes(slot) ? 0 : count))
      const next = relayHole(variant, start, { ...lap, after: { ...lap.after, seeds } }, isFirst)
      return next === null ? { then: 'turnOver' } : { then: 'relay', slot: next }
    }
    default:
      return assertNever(variant.turn.afterCapture)
  }
}

/** The hole of the last seed if it was not captured, otherwise the next one if there are seeds left in it. */
function holeToSowOn(variant: Variant, { side, way, last, after }: Lap, from: readonly Slot[]): Slot | null {
  const canLift = (slot: Slot) =>
    after.seeds[slot]! > 0 && !from.includes(slot) && claimantOf(after, slot) === null
  if (canLift(last)) return last
  const next = holeAfter(variant, after, side, way, last)
  return next !== null && canLift(next) ? next : null
}
