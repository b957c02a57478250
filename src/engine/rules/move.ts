import { otherWay, wayOf, type Choice, type Way } from '../board/choice'
import {
  isStore,
  otherSide,
  ownerOf,
  seedsAt,
  seedsInPlay,
  slotOf,
  filledHoles,
  type Position,
  type Side,
  type Slot,
  takeTo,
} from '../board/position'
import { Endless } from '../limits'
import { lastSeedOf } from '../variant/clauses/clause'
import { asksForFirstLap } from '../variant/clauses/questions'
import { hasFourRows } from '../variant/consequences'
import type { Variant } from '../variant/variant'
import { captureSlot } from './captures'
import { giftFrom } from './choices/gift'
import { mayTurn } from './choices/liftable'
import { lapEnd, type Act, type AfterSowing, type LapContext, type LapEnd, type OtherChoice } from './lapEnd'
import { otherMove } from './otherMove'
import { entered, isEntering } from './laps/entering'
import { takeBefore, type TakenBefore } from './laps/before'
import { firstMoveLap } from './laps/firstMove'
import { locksHoles, mayCapture, pastOf } from './laps/history'
import { nextWay, routeOf } from './route'
import type { Step } from './step'
import { restingPlace, sow, type Lap, type Shift, type TakenSeeds } from './sow'

/** A lap of a move, with what was taken before it and the effect of its last seed. */
export interface LapOfMove extends Lap {
  readonly before: TakenBefore | null
  readonly end: LapEnd
}

/** The laps that one choice sets off, and how the last of them ends. An endless relay leaves the board as it was. */
export interface Move {
  readonly laps: readonly LapOfMove[]
  readonly end: MoveEnd
  /** Who takes the last few seeds with this move, and from where. */
  readonly few: { readonly side: Side; readonly from: readonly Slot[]; readonly seeds: number } | null
  /** What the player chooses next, if that is not a hole to sow. */
  readonly choose?: OtherChoice
  /** What happens, if the move sows nothing. */
  readonly steps?: readonly Step[]
  readonly after: Position
}

/** How a move ends: by what its last lap did, or else by what follows. */
type MoveEnd =
  | { readonly kind: 'again' | 'turnOver' | 'voidCapture' | 'endlessRelay' }
  | { readonly kind: 'claim'; readonly then: 'again' | 'turnOver' }
  | (Extract<Act, { kind: 'capture' }> & { readonly then: 'again' | 'turnOver' })

/** Plays a choice of the player to move up to where the next choice would be made; `after.toMove` is unchanged. */
export function move(variant: Variant, position: Position, choice: Choice): Move {
  const other = otherMove(variant, position, choice)
  if (other !== null) return other
  const gift = giftFrom(variant, position, choice.hole)
  if (gift !== null) return give(variant, position, choice, gift)
  const side = position.toMove
  const capturing = mayCapture(variant, position, side)
  let way = wayOf(variant, position, choice)
  let from = slotOf(variant.board.holes, side, choice.hole)
  const turns = { sameWay: false, everyLap: true }[variant.sow.turning]
  const mayRunForEver = turns || !losesSeeds(variant, position, side, way)
  const laps: LapOfMove[] = []
  let now = chosen(variant, position, from)
  let reached = false
  let lapsUnreached = 0
  const isFirstToldApart = asksForFirstLap(lastSeedOf(variant).last)
  let taken: TakenSeeds | undefined
  let next: AfterSowing = 'look'
  for (;;) {
    const before = taken === undefined ? takeBefore(variant, now, from, capturing) : null
    const plan = { side, way, from, first: laps.length === 0, captures: capturing, ...(taken && { taken }) }
    const board = before?.after ?? now
    const enters = plan.first && isEntering(variant, position)
    const lap = enters
      ? entered(variant, board, side, way, from)
      : (firstMoveLap(variant, board, plan) ?? sow(variant, board, plan))
    reached ||= reachesOpponent(variant, lap)
    const first = laps[0]
    const captured = hasCaptured(position, laps)
    const context = { start: position, reached, captured, ...(first && { first }) }
    const ended = next === 'look' ? lapEnd(variant, lap, context) : endOfTaken(lap, next)
    const end = orTurning(variant, { ...context, first: first ?? { end: ended } }, ended)
    laps.push({ ...lap, before, end })
    if (!reached) lapsUnreached += 1
    now = end.after
    if (end.then === 'again' || end.then === 'turnOver')
      return finish(variant, position, laps, { ...end, then: end.then })
    const toldApart = Math.max(reached ? lapsUnreached : 0, isFirstToldApart ? 1 : 0)
    if (mayRunForEver && isEndless(variant, laps, toldApart)) {
      return { laps: [], end: { kind: 'endlessRelay' }, few: null, after: position }
    }
    if (end.then === 'sowTaken') {
      taken = end.taken
      next = end.next
      from = end.taken.from
      way = end.taken.way
      continue
    }
    taken = undefined
    next = 'look'
    from = end.slot
    way = { sameWay: nextWay(variant, way), everyLap: otherWay(way) }[variant.sow.turning]
  }
}

/** Before a further lap that may go either way, the player chooses. */
function orTurning(variant: Variant, context: Omit<LapContext, 'reached'>, end: LapEnd): LapEnd {
  if (end.then !== 'relay') return end
  const captured = context.captured || end.acts.some(({ kind }) => kind === 'capture')
  if (!mayTurn(variant, { ...context, captured }, end.after, end.slot)) return end
  const { slot, ...rest } = end
  return { ...rest, then: 'again', choose: { turning: slot } }
}

/** Whether these laps, or the part of the turn before them, have captured something. */
function hasCaptured({ past }: Position, laps: readonly LapOfMove[]): boolean {
  return past?.halted !== undefined || laps.some(captures)
}

function captures({ end }: LapOfMove): boolean {
  return end.acts.some(({ kind }) => kind === 'capture')
}

/** How a lap of captured seeds ends whose last seed sets nothing off. */
function endOfTaken({ after }: Lap, next: Exclude<AfterSowing, 'look'>): LapEnd {
  if (next === 'again' || next === 'turnOver') return { acts: [], then: next, after }
  return {
    acts: [],
    ...(after.seeds[next]! > 0 ? { then: 'relay', slot: next } : { then: 'turnOver' }),
    after,
  }
}

/** A seed given to the opponent, after which the player moves. */
function give(variant: Variant, position: Position, choice: Choice, gift: Shift): Move {
  const after = takeTo(position, [gift.from], gift.to, 1)
  const lap: LapOfMove = {
    side: position.toMove,
    way: wayOf(variant, position, choice),
    from: gift.from,
    origin: gift.from,
    lifted: 0,
    last: gift.to,
    drops: [],
    shifts: [gift],
    after,
    before: null,
    end: { acts: [], then: 'again', after },
  }
  return { laps: [lap], end: { kind: 'again' }, few: null, after }
}

/** The position with the chosen hole unlocked, where holes are locked until they are lifted. */
function chosen(variant: Variant, position: Position, from: Slot): Position {
  if (!locksHoles(variant)) return position
  const past = pastOf(variant, position)
  return { ...position, past: { ...past, lifted: [...past.lifted, from] } }
}

/** Whether a lap lifts a hole of the opponent's row, or leaves a seed there; a last seed that is confiscated counts too. */
function reachesOpponent(variant: Variant, { side, from, last, drops, shifts = [], after }: Lap): boolean {
  const isTheirs = (slot: Slot) => !isStore(variant.board.holes, slot) && ownerOf(after, slot) !== side
  const rest = [...drops.filter(({ at, to }) => at === to), ...shifts]
  return [from, last, ...rest.map(({ to }) => to)].some(isTheirs)
}

function finish(
  variant: Variant,
  start: Position,
  laps: readonly LapOfMove[],
  { acts, then, restTo, choose, after }: Extract<LapEnd, { readonly then: 'again' | 'turnOver' }>,
): Move {
  const end = moveEnd(acts, then)
  const more = choose === undefined ? {} : { choose }
  const taker = restTo ?? takerOfFew(variant, start, after)
  const to = taker === null ? null : captureSlot(variant, after, taker)
  if (taker === null || to === null) return { laps, end, few: null, ...more, after }
  if (seedsInPlay(after) === 0) return { laps, end, few: null, ...more, after }
  const from = [...filledHoles(after, 'south'), ...filledHoles(after, 'north')]
  return { laps, end, few: { side: taker, from, seeds: seedsInPlay(after) }, after: takeTo(after, from, to) }
}

function moveEnd(acts: readonly Act[], then: 'again' | 'turnOver'): MoveEnd {
  const act = acts.findLast(({ kind }) => kind !== 'ownerTakes')
  switch (act?.kind) {
    case undefined:
    case 'ownerTakes':
      return { kind: then }
    case 'capture':
      return { ...act, then }
    case 'claim':
      return { kind: 'claim', then }
    case 'voidCapture':
      return { kind: 'voidCapture' }
  }
}

/** Who takes the seeds in holes with the move, because only few are left. */
function takerOfFew(variant: Variant, start: Position, after: Position): Side | null {
  const { few, fewTo } = variant.end
  const inPlay = seedsInPlay(after)
  const opponents = seedsAt(after, filledHoles(after, otherSide(start.toMove)))
  const left = { leftovers: inPlay, mover: inPlay, starter: inPlay, moverByOpponents: opponents }[fewTo]
  if (few === 0 || inPlay === 0 || left > few || !mayCapture(variant, start, start.toMove)) return null
  const mover = start.toMove
  return { leftovers: null, mover, starter: pastOf(variant, start).starter, moverByOpponents: mover }[fewTo]
}

/**
 * Whether a relay that has not ended yet never will: it came back to an earlier lap's end, or has run too long.
 * Comparing with one lap, the last whose number is a power of two, finds every cycle soon; the limit alone would give
 * the same answers, later. Laps before number `from` are not compared: clauses may have told them apart from now.
 */
function isEndless(variant: Variant, laps: readonly LapOfMove[], from: number): boolean {
  const now = laps.at(-1)!
  const number = 2 ** Math.floor(Math.log2(laps.length - 1)) - 1
  const then = number >= from ? laps[number] : undefined
  const returned =
    then?.last === now.last &&
    then.way === now.way &&
    then.lifted === now.lifted &&
    (!hasFourRows(variant) || (then.origin === now.origin && isSameTurn(then, now, laps))) &&
    claimedHoles(then.after) === claimedHoles(now.after) &&
    then.after.seeds.every((count, slot) => count === now.after.seeds[slot])
  return returned || laps.length === Endless.relayLaps
}

/** Whether clauses could not tell the turn at one lap from that at the last: by captures, or by a house that was lost. */
function isSameTurn(then: Lap, now: Lap, laps: readonly LapOfMove[]): boolean {
  const at = laps.findIndex((lap) => lap === then)
  const lost = ({ after }: Lap) => after.lost?.length ?? 0
  return lost(then) === lost(now) && !laps.slice(at + 1).some(captures)
}

/** How many holes are claimed. As many within a move are the same ones, because claims are never given up there. */
export function claimedHoles({ claimed }: Position): number {
  return claimed === undefined ? 0 : claimed.south.length + claimed.north.length
}

function losesSeeds(variant: Variant, position: Position, side: Side, way: Way): boolean {
  const n = variant.board.holes
  return routeOf(variant, position, side, way).some(
    (slot) => isStore(n, slot) || restingPlace(variant, position, side, slot) !== slot,
  )
}
