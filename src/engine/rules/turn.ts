import { waysOf, type Choice, type Way } from '../board/choice'
import { isStore, sideOf, slotOf, storeOf, type Position, type Side, type Slot } from '../board/position'
import { Endless } from '../limits'
import type { Variant } from '../variant/variant'
import { capturedBy, isGrandSlam } from './capture'
import { routeOf } from './route'
import { restingPlace, sow, type Lap } from './sow'

/** What the last seed of a lap brings about. */
export type LapEnd =
  | { readonly kind: 'relay' }
  | { readonly kind: 'again' }
  | { readonly kind: 'turnOver' }
  | { readonly kind: 'capture' | 'voidCapture'; readonly from: readonly Slot[] }

/** The laps that one choice sets off, and how the last of them ends. An endless relay leaves the board as it was. */
export interface Move {
  readonly laps: readonly Lap[]
  readonly end: Exclude<LapEnd, { kind: 'relay' }> | { readonly kind: 'endlessRelay' }
  readonly after: Position
}

/**
 * How a lap ends, in this order. In the own store: the player moves again or the turn is over. In a burnt hole that
 * confiscates: the turn is over. Where a capture rule applies: capture, and the turn is over, also when the grand slam
 * rule makes the capture void. In a hole that was not empty, where relay allows: the lap's last hole is lifted and
 * sown on. Anywhere else: the turn is over.
 */
export function lapEnd(variant: Variant, lap: Lap): LapEnd {
  const n = variant.board.holes
  if (isStore(n, lap.last)) {
    const kind = ({ moveAgain: 'again', turnOver: 'turnOver' } as const)[variant.turn.lastInStore]
    return { kind }
  }
  const from = capturedBy(variant, lap)
  if (from.length > 0) {
    const slamIsVoid = { allowed: false, void: true, forbidden: false, ifForced: false }[
      variant.turn.grandSlam
    ]
    return { kind: slamIsVoid && isGrandSlam(variant, lap, from) ? 'voidCapture' : 'capture', from }
  }
  const relays = { never: false, any: true, own: sideOf(n, lap.last) === lap.side }[variant.sow.relay]
  return { kind: relays && lap.after.seeds[lap.last]! > 1 ? 'relay' : 'turnOver' }
}

/** Puts what lies in these slots into the side's store. */
export function takeAll(position: Position, from: readonly Slot[], store: Slot): Position {
  const seeds = position.seeds.slice()
  for (const slot of from) {
    seeds[store]! += seeds[slot]!
    seeds[slot] = 0
  }
  return { ...position, seeds }
}

/** Plays a choice of the player to move up to where the next choice would be made; `after.toMove` is unchanged. */
export function move(variant: Variant, position: Position, choice: Choice): Move {
  const side = position.toMove
  const way = choice.way ?? waysOf(variant)[0]
  const mayRunForEver = !losesSeeds(variant, position, side, way)
  const laps: Lap[] = []
  let before = position
  let from = slotOf(variant.board.holes, side, choice.hole)
  for (;;) {
    const lap = sow(variant, before, side, way, from)
    const end = lapEnd(variant, lap)
    laps.push(lap)
    if (end.kind === 'capture') {
      return { laps, end, after: takeAll(lap.after, end.from, storeOf(variant.board.holes, side)) }
    }
    if (end.kind !== 'relay') return { laps, end, after: lap.after }
    if (mayRunForEver && isEndless(laps)) {
      return { laps: [], end: { kind: 'endlessRelay' }, after: position }
    }
    before = lap.after
    from = lap.last
  }
}

/**
 * Whether a relay that has not ended yet never will: it came back to an earlier lap's end, or has run too long. To look
 * back at one lap, the last whose number is a power of two, finds every return before long; the limit alone would
 * give the same answers, later.
 */
function isEndless(laps: readonly Lap[]): boolean {
  const now = laps.at(-1)!
  const then = laps[2 ** Math.floor(Math.log2(laps.length - 1)) - 1]
  const returned =
    then?.last === now.last && then.after.seeds.every((count, slot) => count === now.after.seeds[slot])
  return returned || laps.length === Endless.relayLaps
}

function losesSeeds(variant: Variant, position: Position, side: Side, way: Way): boolean {
  const n = variant.board.holes
  return routeOf(variant, position, side, way).some(
    (slot) => isStore(n, slot) || restingPlace(variant, position, side, slot) !== slot,
  )
}
