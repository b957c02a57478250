import { isReversible, waysFrom, wayOf, type Choice } from '../../board/choice'
import { otherChoices } from '../../board/otherChoices'
import { claimantOf, holeOf, isStore, ownerOf, ownHoles, slotOf } from '../../board/position'
import type { Position, Slot } from '../../board/position'
import { acrossFrom } from '../../board/rows'
import type { Variant } from '../../variant/variant'
import { lapEnd, type LapContext } from '../lapEnd'
import { enterable, entered, isEntering } from '../laps/entering'
import { pastOf } from '../laps/history'
import { slotAfter } from '../route'
import { sow } from '../sow'
import { giftFrom } from './gift'

/** Keeps some of the choices that are left. */
type Filter = (variant: Variant, position: Position, choices: readonly Choice[]) => readonly Choice[]

/** Each filters what the previous one has left. */
const FILTERS: readonly Filter[] = [inOpening, singles, pairs, reaching, facing, reversing, capturing]

/** Every choice that the rules on lifting allow the player to move, or every hole that a seed must be given from. */
export function liftable(variant: Variant, position: Position): readonly Choice[] {
  const others = otherChoices(variant, position)
  if (others !== null) return others
  const gifts = sowable(variant, position).filter(({ hole }) => giftFrom(variant, position, hole) !== null)
  if (gifts.length > 0) return gifts
  if (isEntering(variant, position))
    return capturing(variant, position, enterable(variant, position, sowable(variant, position)))
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
  if ({ wholeTurn: false, anyLap: false, anyLapFreely: true }[variant.sow.reversing]) return choices
  return choices.filter(({ hole, way }) => {
    if (way !== 'clockwise' || !isReversible(variant, hole)) return true
    return capturesAtOnce(variant, { start: position }, position, { hole, way })
  })
}

/** A player who can capture with the first lap may have to. */
function capturing(variant: Variant, position: Position, choices: readonly Choice[]): readonly Choice[] {
  if ({ no: true, firstLap: false }[variant.turn.mustCapture]) return choices
  const captures = choices.filter((choice) => capturesAtOnce(variant, { start: position }, position, choice))
  return captures.length > 0 ? captures : choices
}

/** The move that a lap is tried in. */
type TrialContext = Pick<LapContext, 'start' | 'first'>

/** Whether a lap from a hole of the mover's could go the other way: a lap after the first, if that then captures. */
export function mayTurn(variant: Variant, context: TrialContext, now: Position, slot: Slot): boolean {
  const hole = holeOf(variant.board.holes, slot)
  if (!isReversible(variant, hole)) return false
  const { reversing } = variant.sow
  if (reversing === 'anyLap') return capturesAtOnce(variant, context, now, { hole, way: 'clockwise' })
  return { wholeTurn: false, anyLapFreely: true }[reversing]
}

/** Whether a lap from here ends in a capture, in a move that began at `start`. */
function capturesAtOnce(variant: Variant, context: TrialContext, now: Position, choice: Choice): boolean {
  const { start } = context
  const side = start.toMove
  const from = slotOf(variant.board.holes, side, choice.hole)
  const way = wayOf(variant, now, choice)
  const lap =
    now === start && isEntering(variant, now)
      ? entered(variant, now, side, way, from)
      : sow(variant, now, { side, way, from, first: now === start, captures: true })
  const { acts } = lapEnd(variant, lap, { ...context, reached: false })
  return acts.some(({ kind }) => kind === 'capture')
}
