import { otherWay, wayOf, type Choice, type Way } from '../../board/choice'
import { isBesideSowing, isPlacing } from '../../board/otherChoices'
import {
  otherSide,
  rowOf,
  slotOf,
  type Past,
  type Position,
  type Side,
  type Slot,
} from '../../board/position'
import { eachKeepsWay, hasFourRows } from '../../variant/consequences'
import type { Variant } from '../../variant/variant'
import type { Move } from '../move'
import { capturesBefore } from './before'

/** The history of a round so far; before its first move the player to move is the starter. */
export function pastOf(variant: Variant, position: Position): Past {
  if (position.past !== undefined) return position.past
  const starter = position.toMove
  return {
    moves: 0,
    turns: 0,
    southWay: null,
    ...(eachKeepsWay(variant) && { northWay: null }),
    barred: null,
    extraMove: false,
    lifted: [],
    starter,
    waiting: { no: null, untilOtherCaptures: starter }[variant.turn.starterWaits],
  }
}

/** Whether holes are locked until somebody chooses to lift them. */
export function locksHoles({ lift }: Variant): boolean {
  return {
    free: false,
    rightHalf: false,
    twoRightmost: false,
    eachHoleOnce: false,
    unlocks: true,
    innerRow: false,
    outerRow: false,
  }[lift.opening]
}

/** Whether nobody has lifted a hole yet that cannot be captured before. */
export function isLocked(variant: Variant, position: Position, slot: Slot): boolean {
  return locksHoles(variant) && !pastOf(variant, position).lifted.includes(slot)
}

/** Whether the player to move may capture and claim: not in the first turns, nor while waiting for the other. */
export function mayCapture(variant: Variant, position: Position, side: Side): boolean {
  const { turns, waiting } = pastOf(variant, position)
  return turns >= variant.turn.capturesAfter && waiting !== side
}

/** Whether a move lets its player move again. */
export function movesAgain({ end }: Move): boolean {
  return end.kind === 'again' || ('then' in end && end.then === 'again')
}

/** Whether that is the one extra move of a turn: for a capture, or by a clause that says so. */
function isExtra({ end, laps }: Move): boolean {
  const last = laps.at(-1)?.end
  return end.kind === 'capture' || (last?.then === 'again' && last.once === true)
}

/** The history of the round after a move from this position. */
export function pastAfter(variant: Variant, start: Position, choice: Choice, played: Move): Past {
  const past = pastOf(variant, start)
  const side = start.toMove
  if (isBesideSowing(variant, start, choice)) return afterOther(variant, past, start, played)
  const from = slotOf(variant.board.holes, side, choice.hole)
  const again = movesAgain(played)
  const way = wayOf(variant, start, choice)
  const took = played.laps.some(
    ({ before, end }) =>
      (capturesBefore(variant) && before !== null && before.seeds > 0) ||
      end.acts.some(({ kind }) => kind === 'capture' || kind === 'claim'),
  )
  return {
    moves: past.moves + 1,
    turns: past.turns + Number(!again),
    ...waysKept(variant, past, side, way),
    barred: again ? null : { free: null, barred: seedCarriedOver(variant, played) }[variant.lift.undo],
    extraMove: again && (past.extraMove || isExtra(played)),
    lifted: hasFourRows(variant) ? past.lifted : [...new Set([...past.lifted, from])].sort((a, b) => a - b),
    starter: past.starter,
    waiting: took && past.waiting === otherSide(side) ? null : past.waiting,
    ...played.choose,
  }
}

/** The same after a choice that sows nothing: it is no turn of its own, but may end one. */
function afterOther(variant: Variant, past: Past, start: Position, played: Move): Past {
  const { picks: _, halted: __, haltedWay: ___, turning: ____, ...kept } = past
  const again = movesAgain(played)
  return {
    ...kept,
    moves: past.moves + 1,
    turns: past.turns + Number(!again && !isPlacing(variant, start)),
    extraMove: again && past.extraMove,
    ...played.choose,
  }
}

/** The directions that are kept after a move this way: the starter's for both, or each player's own. */
function waysKept(variant: Variant, past: Past, side: Side, way: Way): Pick<Past, 'southWay' | 'northWay'> {
  if (!eachKeepsWay(variant)) return { southWay: past.southWay ?? (side === 'south' ? way : otherWay(way)) }
  const { southWay, northWay = null, turns } = past
  const isOpen = variant.sow.direction === 'secondTurnOfEach' && turns < 4
  const kept = (before: Way | null): Way => (isOpen ? way : (before ?? way))
  return side === 'south' ? { southWay: kept(southWay), northWay } : { southWay, northWay: kept(northWay) }
}

/** The hole of a single seed that a move has just carried into the other row, where it is alone. */
function seedCarriedOver(variant: Variant, { laps, after }: Move): Slot | null {
  const n = variant.board.holes
  const [lap] = laps
  if (lap === undefined || laps.length > 1 || lap.lifted !== 1) return null
  const { from, last } = lap
  return rowOf(n, from) !== rowOf(n, last) && after.seeds[last] === 1 ? last : null
}
