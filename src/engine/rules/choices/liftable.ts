import { isReversible, otherWay, waysFrom, wayOf, type Choice } from '../../board/choice'
import { otherChoices } from '../../board/otherChoices'
import {
  claimantOf,
  filledHoles,
  holeOf,
  isStore,
  otherSide,
  ownerOf,
  ownHoles,
  slotOf,
  storeOf,
} from '../../board/position'
import type { Position, Slot } from '../../board/position'
import { acrossFrom, isInner } from '../../board/rows'
import type { Variant } from '../../variant/variant'
import { lapEnd, type Act, type LapContext } from '../lapEnd'
import { endOf, enterable, entered, isEntering } from '../laps/entering'
import { pastOf } from '../laps/history'
import { hasHouse, isHouse } from '../laps/house'
import { slotAfter } from '../route'
import { sow } from '../sow'
import { giftFrom } from './gift'

/** Keeps some of the choices that are left. */
type Filter = (variant: Variant, position: Position, choices: readonly Choice[]) => readonly Choice[]

/** Each filters what the previous one has left. */
const FILTERS: readonly Filter[] = [
  inOpening,
  singles,
  pairs,
  reaching,
  facing,
  reversing,
  fromRows,
  capturing,
]

/** Every choice that the rules on lifting allow the player to move, or every hole that a seed must be given from. */
export function liftable(variant: Variant, position: Position): readonly Choice[] {
  const others = otherChoices(variant, position)
  if (others !== null) return others
  const gifts = sowable(variant, position).filter(({ hole }) => giftFrom(variant, position, hole) !== null)
  if (gifts.length > 0) return gifts
  if (isEntering(variant, position))
    return [besideHouse, fromRows, capturing].reduce<readonly Choice[]>(
      (left, filter) => filter(variant, position, left),
      enterable(variant, position, sowable(variant, position)),
    )
  const { barred } = pastOf(variant, position)
  const base = sowable(variant, position).filter(
    ({ hole }) =>
      seedsOf(variant, position, hole) >= variant.lift.atLeast && slotAt(variant, position, hole) !== barred,
  )
  return FILTERS.reduce<readonly Choice[]>((left, filter) => filter(variant, position, left), base)
}

/** The numbers of the holes that the player to move might lift: those of the player's own, or all. */
export function holesToLift(variant: Variant, position: Position): readonly number[] {
  const own = ownHoles(position, position.toMove)
  const all = Array.from({ length: 2 * variant.board.holes }, (_, i) => i + 1)
  return { anywhere: own, opponentOrEmpty: own, bothRows: all }[variant.lift.reach]
}

/** Every unclaimed hole with seeds among these, in every direction the rules allow. */
export function sowable(variant: Variant, position: Position): readonly Choice[] {
  return holesToLift(variant, position)
    .filter((hole) => {
      const slot = slotAt(variant, position, hole)
      return position.seeds[slot]! > 0 && claimantOf(position, slot) === null
    })
    .flatMap((hole) => {
      const ways = waysFrom(variant, position, hole)
      return ways.length === 1 ? [{ hole }] : ways.map((way) => ({ hole, way }))
    })
}

function slotAt(variant: Variant, { toMove }: Position, hole: number): Slot {
  return slotOf(variant.board.holes, toMove, hole)
}

function seedsOf(variant: Variant, position: Position, hole: number): number {
  return position.seeds[slotAt(variant, position, hole)]!
}

function inOpening(variant: Variant, position: Position, choices: readonly Choice[]): readonly Choice[] {
  const n = variant.board.holes
  const { turns, lifted } = pastOf(variant, position)
  const own = ownHoles(position, position.toMove).map((hole) => slotOf(n, position.toMove, hole))
  const fresh = own.some((slot) => !lifted.includes(slot))
  const rightmost = [...new Set(choices.map(({ hole }) => hole))].slice(-2)
  const allows = {
    free: () => true,
    rightHalf: ({ hole }: Choice) => turns >= 2 || 2 * hole > n,
    twoRightmost: ({ hole }: Choice) => turns > 0 || rightmost.includes(hole),
    unlocks: () => true,
    innerRow: ({ hole }: Choice) => turns >= 2 || 2 * hole > n,
    outerRow: ({ hole }: Choice) => turns >= 2 || 2 * hole <= n,
    eachHoleOnce: ({ hole }: Choice) => !fresh || !lifted.includes(slotOf(n, position.toMove, hole)),
  }[variant.lift.opening]
  return choices.filter(allows)
}

function singles(variant: Variant, position: Position, choices: readonly Choice[]): readonly Choice[] {
  const isSingle = ({ hole }: Choice) => seedsOf(variant, position, hole) === 1
  const others = choices.filter((choice) => !isSingle(choice))
  return {
    free: choices,
    lastResort: others.length > 0 ? others : choices,
    ontoEmpty: choices.filter((choice) => !isSingle(choice) || goesToEmpty(variant, position, choice)),
    lastResortOntoEmpty:
      others.length > 0 ? others : choices.filter((choice) => goesToEmpty(variant, position, choice)),
  }[variant.lift.singles]
}

function goesToEmpty(variant: Variant, position: Position, choice: Choice): boolean {
  const way = wayOf(variant, position, choice)
  const from = slotAt(variant, position, choice.hole)
  const next = slotAfter(variant, position, position.toMove, way, from)
  return isStore(variant.board.holes, next) || position.seeds[next] === 0
}

function pairs(variant: Variant, position: Position, choices: readonly Choice[]): readonly Choice[] {
  const others = choices.filter(({ hole }) => seedsOf(variant, position, hole) !== 2)
  const rightmost = choices.at(-1)?.hole
  return {
    free: choices,
    lastResort: others.length > 0 ? others : choices,
    lastResortRightmost: others.length > 0 ? others : choices.filter(({ hole }) => hole === rightmost),
  }[variant.lift.pairs]
}

function reaching(variant: Variant, position: Position, choices: readonly Choice[]): readonly Choice[] {
  const isFree = {
    free: false,
    rightHalf: true,
    twoRightmost: false,
    eachHoleOnce: false,
    unlocks: false,
    innerRow: false,
    outerRow: false,
  }
  if (isFree[variant.lift.opening] && pastOf(variant, position).turns < 2) return choices
  return {
    anywhere: choices,
    bothRows: choices,
    opponentOrEmpty: choices.filter((choice) => reachesOpponentOrEmpty(variant, position, choice)),
  }[variant.lift.reach]
}

function reachesOpponentOrEmpty(variant: Variant, position: Position, choice: Choice): boolean {
  const n = variant.board.holes
  const side = position.toMove
  if (seedsOf(variant, position, choice.hole) > n) return true
  const from = slotAt(variant, position, choice.hole)
  const way = wayOf(variant, position, choice)
  const { last } = sow(variant, position, { side, way, from, first: true, captures: false })
  return ownerOf(position, last) !== side || isStore(n, last) || position.seeds[last] === 0
}

function facing(variant: Variant, position: Position, choices: readonly Choice[]): readonly Choice[] {
  const facesSingle = ({ hole }: Choice) =>
    position.seeds[acrossFrom(variant, slotAt(variant, position, hole))] === 1
  return {
    free: choices,
    notFacingSingle: choices.filter((choice) => !facesSingle(choice)),
  }[variant.lift.facing]
}

/** A hole that is sown anticlockwise may go clockwise only if the first lap then captures. */
function reversing(variant: Variant, position: Position, choices: readonly Choice[]): readonly Choice[] {
  return choices.filter(({ hole, way }) => {
    if (way !== 'clockwise' || !isReversible(variant, hole)) return true
    return capturesAtOnce(variant, startOf(position), position, { hole, way })
  })
}

/** A seed in hand that captures nothing may have to spare the house, and single seeds where the house is lost. */
function besideHouse(variant: Variant, position: Position, choices: readonly Choice[]): readonly Choice[] {
  if ({ none: true, entered: true, enteredBesideHouse: false }[variant.lift.reserve]) return choices
  const side = position.toMove
  const isSpared = ({ hole }: Choice) =>
    isHouse(variant, position, side, slotAt(variant, position, hole)) &&
    seedsOf(variant, position, hole) >= variant.lift.houseSeeds
  const captures = (choice: Choice) => capturesAtOnce(variant, startOf(position), position, choice)
  const free = choices.filter((choice) => !isSpared(choice) || captures(choice))
  const left = free.length > 0 ? free : choices
  if (hasHouse(variant, position, side)) return left
  const more = left.filter((choice) => seedsOf(variant, position, choice.hole) > 1 || captures(choice))
  return more.some((choice) => !captures(choice)) ? more : left
}

/** Without a capture, a turn may have to start from the inner row, and to stay on it from its last filled hole. */
function fromRows(variant: Variant, position: Position, choices: readonly Choice[]): readonly Choice[] {
  if ({ free: true, innerFirst: false }[variant.lift.rows]) return choices
  const n = variant.board.holes
  const filled = filledHoles(position, position.toMove).filter((slot) => isInner(variant, slot))
  const goesOff = (choice: Choice) =>
    filled.length === 1 &&
    filled[0] === slotAt(variant, position, choice.hole) &&
    choice.hole === endOf(n, otherWay(wayOf(variant, position, choice)))
  const captures = choices.filter((choice) => capturesAtOnce(variant, startOf(position), position, choice))
  const others = choices.filter((choice) => !captures.includes(choice) && !goesOff(choice))
  const inner = others.filter(({ hole }) => 2 * hole > n)
  const left = inner.length > 0 ? inner : others
  return choices.filter((choice) => captures.includes(choice) || left.includes(choice))
}

/** A player who can capture with the first lap may have to. */
function capturing(variant: Variant, position: Position, choices: readonly Choice[]): readonly Choice[] {
  if ({ no: true, firstLap: false }[variant.turn.mustCapture]) return choices
  const captures = choices.filter((choice) => capturesAtOnce(variant, startOf(position), position, choice))
  return captures.length > 0 ? captures : choices
}

/** The move that a lap is tried in. */
type TrialContext = Omit<LapContext, 'reached'>

/** The first lap of a turn from here. */
function startOf(start: Position): TrialContext {
  return { start, captured: false }
}

/** Whether a lap from a hole of the mover's could go the other way: a lap after the first, if that then captures. */
export function mayTurn(variant: Variant, context: TrialContext, now: Position, slot: Slot): boolean {
  const hole = holeOf(variant.board.holes, slot)
  if (!isReversible(variant, hole)) return false
  if ({ wholeTurn: true, anyLap: false }[variant.sow.reversing]) return false
  return capturesAtOnce(variant, context, now, { hole, way: 'clockwise' })
}

/** Whether a lap from here ends in a capture, in a move that began at `start`. */
function capturesAtOnce(variant: Variant, context: TrialContext, now: Position, choice: Choice): boolean {
  return capturedAtOnce(variant, context, now, choice).length > 0
}

/** The captures in which a lap from here ends. */
function capturedAtOnce(
  variant: Variant,
  context: TrialContext,
  now: Position,
  choice: Choice,
): readonly Extract<Act, { kind: 'capture' }>[] {
  const { start } = context
  const side = start.toMove
  const from = slotOf(variant.board.holes, side, choice.hole)
  const way = wayOf(variant, now, choice)
  const lap =
    now === start && isEntering(variant, now)
      ? entered(variant, now, side, way, from)
      : sow(variant, now, { side, way, from, first: now === start, captures: true })
  const { acts } = lapEnd(variant, lap, { ...context, reached: false })
  return acts.filter((act) => act.kind === 'capture')
}

/**
 * The hole of the player to move that must be left alone, because it is the only one that the other player's turn without a
 * capture now threatens, and the player to move can capture nothing; null if there is none.
 */
export function onlyThreat(variant: Variant, after: Position): Slot | null {
  const n = variant.board.holes
  const side = after.toMove
  const hasHand = (['south', 'north'] as const).some((one) => after.seeds[storeOf(n, one)]! > 0)
  if (hasHand || capturesFrom(variant, after).length > 0) return null
  const theirs = { ...after, toMove: otherSide(side) }
  const threatened = new Set(
    capturesFrom(variant, theirs).flatMap(({ from }) => from.filter((slot) => ownerOf(after, slot) === side)),
  )
  const [slot, ...more] = threatened
  if (slot === undefined || more.length > 0 || isHouse(variant, after, side, slot)) return null
  const inner = filledHoles(after, side).filter((other) => other !== slot && isInner(variant, other))
  return inner.some((other) => after.seeds[other]! >= variant.lift.atLeast) ? slot : null
}

/** What first laps of the player to move would capture. */
function capturesFrom(variant: Variant, position: Position): readonly Extract<Act, { kind: 'capture' }>[] {
  return liftable(variant, position).flatMap((choice) =>
    capturedAtOnce(variant, startOf(position), position, choice),
  )
}
