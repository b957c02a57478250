import { waysOf, type Way } from '../board/choice'
import {
  claimantOf,
  filledHoles,
  holeOf,
  otherSide,
  ownerOf,
  seedsAt,
  slotOf,
  takeTo,
} from '../board/position'
import type { Position, Side, Slot } from '../board/position'
import { assertNever } from '../result'
import { gains, onlyRelays, type Clause, type Resowing, lastSeedOf } from '../variant/clauses/clause'
import type { Variant } from '../variant/variant'
import { captureSlot, isFree } from './captures'
import { afterSlamRule } from './grandSlam'
import { holdsAt, holdsForLap, slotNamed, type Scene } from './lastSeed/fits'
import { takenBy } from './lastSeed/taken'
import { beganEntering, endOf, isEntering, nearEnd } from './laps/entering'
import { afterCapture } from './laps/house'
import { withClaims } from './laps/claims'
import { isSingleLap, startsPlainly } from './laps/firstMove'
import { mayCapture, pastOf } from './laps/history'
import { holeAfter, nextWay, routeOf } from './route'
import type { Lap, TakenSeeds } from './sow'

/** Something that the last seed of a lap does; `clause` is the number of the clause, from 1. */
export type Act =
  | {
      readonly kind: 'capture'
      readonly clause: number
      readonly from: readonly Slot[]
      readonly to: Slot
      readonly seeds: number
      /** Whether it empties the opponent's holes. */
      readonly isSlam: boolean
    }
  /** The owner of a hole takes its seeds, whoever sowed there. */
  | {
      readonly kind: 'ownerTakes'
      readonly clause: number
      readonly side: Side
      readonly from: readonly Slot[]
      readonly to: Slot
      readonly seeds: number
    }
  | { readonly kind: 'voidCapture'; readonly clause: number; readonly from: readonly Slot[] }
  | { readonly kind: 'claim'; readonly clause: number; readonly slots: readonly Slot[] }

/** What follows the end of a lap, by which clause; none if no clause decided it. */
type Follows = { readonly clause?: number } & (
  | { readonly then: 'turnOver'; readonly choose?: OtherChoice }
  /** `once`: a turn has no more than one such move. `choose`: all that is chosen before the turn is over. */
  | { readonly then: 'again'; readonly once?: boolean; readonly choose?: OtherChoice }
  | { readonly then: 'relay'; readonly slot: Slot }
  /** Captured seeds are sown. */
  | { readonly then: 'sowTaken'; readonly taken: TakenSeeds; readonly next: AfterSowing }
)

/** So many holes of the opponent's to take, whether to sow on from a hole, or which way. */
export type OtherChoice =
  | { readonly picks: number }
  | { readonly halted: Slot; readonly haltedWay?: Way }
  | { readonly turning: Slot }

/** What follows once captured seeds have been sown: this hole is lifted, their last seed is looked at, or nothing more. */
export type AfterSowing = Slot | 'look' | 'again' | 'turnOver'

/** The effect of the last seed of a lap. */
export type LapEnd = Follows & {
  readonly acts: readonly Act[]
  /** Who takes all the seeds that are left in holes. */
  readonly restTo?: Side
  /** The board once everything has been carried out. */
  readonly after: Position
}

/** The place of a lap in its move. */
export interface LapContext {
  /** The position before the move. */
  readonly start: Position
  /** Whether a seed of this move has fallen in the opponent's row by the end of the lap, or a hole was lifted there. */
  readonly reached: boolean
  /** Whether something was captured in this turn before the lap. */
  readonly captured: boolean
  /** The first lap of the move, unless this is it. */
  readonly first?: { readonly end: LapEnd }
}

/** In a first move by plain relay this comes before every other clause. */
const PLAIN_RELAY: Clause = { at: 'any', makes: '2+', then: 'relay' }

/**
 * How a lap ends. The first clause that fits is carried out; if none fits, the turn ends. A clause that ends in `on` lets
 * the later ones look too, on the board as it has left it.
 */
export function lapEnd(variant: Variant, lap: Lap, context: LapContext): LapEnd {
  const acts: Act[] = []
  let now = lap.after
  for (const [clause, number] of clausesNow(variant, context, lap.side)) {
    const captured = context.captured || acts.some(({ kind }) => kind === 'capture')
    const scene: Scene = {
      variant,
      lap,
      now,
      reached: context.reached,
      ...stageOf(variant, context),
      captured,
    }
    const done = holdsForLap(scene, clause) ? carriedOut(scene, context.start, clause, number) : null
    if (done === null) continue
    acts.push(...done.acts)
    now = done.after
    if (done.end !== null) return { ...done.end, acts, after: now }
    const by = number === undefined ? {} : { clause: number }
    switch (clause.then) {
      case 'on':
        continue
      case undefined:
        return { acts, ...picking(now, lap.side, clause.pick), ...by, after: now }
      case 'again':
        return { acts, then: 'again', ...by, after: now }
      case 'againOnce': {
        const isOver = pastOf(variant, context.start).extraMove
        return { acts, ...(isOver ? { then: 'turnOver' } : { then: 'again', once: true }), ...by, after: now }
      }
      case 'relay':
      case 'relayNext':
      case 'relayStart':
      case 'relayHere': {
        const slot = holeToLift({ ...scene, now }, clause, context.start)
        return {
          acts,
          ...(slot === null ? { then: 'turnOver' } : { then: 'relay', slot }),
          ...by,
          after: now,
        }
      }
      case 'relayOrStop': {
        const slot = holeToLift({ ...scene, now }, clause, context.start)
        const ways = waysOf(variant).length > 1 && { haltedWay: lap.way }
        const end: Follows =
          slot === null ? { then: 'turnOver' } : { then: 'again', choose: { halted: slot, ...ways } }
        return { acts, ...end, ...by, after: now }
      }
      case 'relayTwo': {
        const { last, way } = lap
        const seeds = Math.min(2, now.seeds[last]!)
        if (seeds === 0) return { acts, then: 'turnOver', ...by, after: now }
        const taken: TakenSeeds = { from: last, seeds, after: last, origin: last, way }
        return { acts, then: 'sowTaken', taken, next: 'look', ...by, after: now }
      }
      default:
        return assertNever(clause.then)
    }
  }
  return { acts, then: 'turnOver', after: now }
}

/** The end of a turn, or of a lap after which so many holes of the opponent's are taken by choice. */
export function picking(
  after: Position,
  side: Side,
  picks = 0,
): { readonly then: 'again' | 'turnOver'; readonly choose?: OtherChoice } {
  const goesOn = picks > 0 && filledHoles(after, otherSide(side)).length > 0
  return goesOn ? { then: 'again', choose: { picks } } : { then: 'turnOver' }
}

/** Whether the lap is the seed in hand that begins a turn, and whether the turn began with one. */
function stageOf(
  variant: Variant,
  { start, first }: LapContext,
): Pick<Scene, 'entered' | 'entering' | 'firstLap'> {
  const entering = beganEntering(variant, start)
  const firstLap = first === undefined && start.past?.halted === undefined
  return { entered: firstLap && isEntering(variant, start), entering, firstLap }
}

/** The clauses that are in force in a move from this position, with their numbers. */
function clausesNow(
  variant: Variant,
  { start, first }: LapContext,
  side: Side,
): readonly (readonly [Clause, number | undefined])[] {
  const isResumed = start.past?.halted !== undefined
  const isLater = !isResumed && first !== undefined && !first.end.acts.some(({ kind }) => kind === 'capture')
  const barred = isLater && { free: false, afterFirst: true }[variant.turn.laterCaptures]
  const captures = mayCapture(variant, start, side) && !barred
  const isSingle = isSingleLap(variant, start)
  const inForce = lastSeedOf(variant)
    .last.map((clause, i) => [clause, i + 1] as const)
    .filter(([clause]) => {
      return (captures || !gains(clause)) && !(isSingle && onlyRelays(clause))
    })
  return startsPlainly(variant, start) ? [[PLAIN_RELAY, undefined], ...inForce] : inForce
}

/** What a clause did; `end` if that alone decides how the lap ends. */
interface Done {
  readonly acts: readonly Act[]
  readonly after: Position
  readonly end: (Follows & Pick<LapEnd, 'restTo'>) | null
}

/** Carries out a clause; null if it does not fit. */
function carriedOut(scene: Scene, start: Position, clause: Clause, number = 0): Done | null {
  const { variant, lap, now } = scene
  if (clause.take !== undefined) return capture(scene, start, clause, number)
  if (!holdsAt(scene, clause, lap.last)) return null
  if (clause.claim === undefined) return { acts: [], after: now, end: null }
  const slots = clause.claim.map((hole) => slotNamed(scene, hole, lap.last))
  if (!slots.every((slot) => slot !== null && isFree(variant, now, slot))) return null
  const claimed = [...new Set(slots as readonly Slot[])].sort((a, b) => a - b)
  return {
    acts: [{ kind: 'claim', clause: number, slots: claimed }],
    after: withClaims(now, lap.side, claimed),
    end: null,
  }
}

function capture(scene: Scene, start: Position, clause: Clause, number: number): Done | null {
  const { variant, lap, now } = scene
  const captor = clause.to === 'owner' ? ownerOf(now, lap.last) : lap.side
  const to = receiverOf(variant, now, lap, clause, captor)
  if (to === null) return null
  if (clause.take!.includes('two')) return takeTwo(scene, clause, number, to)
  const captured = takenBy(scene, clause)
  if (captured.length === 0) return null
  if (clause.to === 'owner') {
    const seeds = seedsAt(now, captured)
    const act: Act = { kind: 'ownerTakes', clause: number, side: captor, from: captured, to, seeds }
    return { acts: [act], after: takeTo(now, captured, to), end: null }
  }
  const { from, isSlam, end } = afterSlamRule(variant, start, { ...lap, after: now }, captured)
  if (from.length === 0) {
    const act: Act = { kind: 'voidCapture', clause: number, from: captured }
    return { acts: [act], after: now, end: { then: 'turnOver', clause: number } }
  }
  const seeds = seedsAt(now, from)
  const act: Act = { kind: 'capture', clause: number, from, to, seeds, isSlam }
  const isEntered = beganEntering(variant, start)
  const after = afterCapture(variant, takeTo(now, from, to), lap.side, from, isEntered)
  if (clause.sow === undefined) return { acts: [act], after, end: end && { ...end, clause: number } }
  const taken: TakenSeeds = { from: to, seeds, ...placeToSow(variant, after, lap, clause.sow) }
  return {
    acts: [act],
    after,
    end: { then: 'sowTaken', taken, next: nextAfterSowing(lap, clause), clause: number },
  }
}

/** Where captured seeds are put; null if there is no such place. */
function receiverOf(variant: Variant, now: Position, lap: Lap, { to }: Clause, captor: Side): Slot | null {
  switch (to) {
    case 'here':
      return lap.last
    case 'start':
      return lap.origin
    case 'owner':
    case undefined:
      return captureSlot(variant, now, captor)
    default:
      return assertNever(to)
  }
}

/** Where captured seeds are sown: after which slot, which way, and where a lap counts as begun that starts there. */
function placeToSow(
  variant: Variant,
  now: Position,
  lap: Lap,
  sow: Resowing,
): Pick<TakenSeeds, 'after' | 'origin' | 'way'> {
  const { side, last, origin } = lap
  const way = nextWay(variant, lap.way)
  switch (sow) {
    case 'next':
      return { after: last, origin: last, way }
    case 'afterStart':
      return { after: origin, origin, way }
    case 'start':
      return { after: slotBefore(variant, now, side, way, origin), origin, way }
    case 'end': {
      const n = variant.board.holes
      const along = nearEnd(n, holeOf(n, last)) ?? way
      const first = slotOf(n, side, endOf(n, along))
      return { after: slotBefore(variant, now, side, along, first), origin: first, way: along }
    }
    default:
      return assertNever(sow)
  }
}

function slotBefore(variant: Variant, now: Position, side: Side, way: Way, slot: Slot): Slot {
  const route = routeOf(variant, now, side, way)
  return route[(route.indexOf(slot) - 1 + route.length) % route.length]!
}

/** What follows once captured seeds have been sown. */
function nextAfterSowing({ last }: Lap, { then }: Clause): AfterSowing {
  if (then === 'relayHere') return last
  return then === 'relay' ? 'look' : then === 'again' ? 'again' : 'turnOver'
}

/** The last seed in a hole, which may be claimed, and one more. */
function takeTwo(scene: Scene, clause: Clause, number: number, to: Slot): Done | null {
  const { last } = scene.lap
  const seeds = Math.min(2, scene.now.seeds[last]!)
  if (seeds === 0 || !holdsAt(scene, clause, last)) return null
  const act: Act = { kind: 'capture', clause: number, from: [last], to, seeds, isSlam: false }
  return { acts: [act], after: takeTo(scene.now, [last], to, seeds), end: null }
}

/** The hole of the last seed, unless it is empty or was claimed before, or else the next one; null if there are no seeds. */
function holeToLift(scene: Scene, clause: Clause, start: Position): Slot | null {
  const slot = nextToLift(scene, clause)
  const isBarred = slot === (start.past?.barred ?? null)
  return isBarred && { free: false, barred: true }[scene.variant.lift.onlyThreat] ? null : slot
}

function nextToLift({ variant, lap, now }: Scene, { at, then }: Clause): Slot | null {
  const { side, way, last } = lap
  if (then === 'relayStart') return now.seeds[lap.origin]! > 0 ? lap.origin : null
  if ((then === 'relay' || then === 'relayOrStop') && at !== 'claimed' && now.seeds[last]! > 0) return last
  const next = holeAfter(variant, now, side, way, last)
  return next !== null && now.seeds[next]! > 0 && claimantOf(now, next) === null ? next : null
}
