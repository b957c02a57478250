import { isStore, storeOf, type Position, type Side, type Slot } from '../../../engine/board/position'
import { applyStep } from '../../../engine/rules/applyStep'
import type { Step } from '../../../engine/rules/step'
import { ownSteps } from '../moves/previewMove'
import type { Played } from '../record/record'

/** One sowing of a move, and what it brought. */
export interface ToldLap {
  readonly side: Side
  readonly from: Slot
  readonly to: Slot
  readonly seeds: number
  /** Its number among the lifts of the move, from 0; null if an earlier move lifted its seeds. */
  readonly lift: number | null
  /** Seeds that it dropped in the sower's own store. */
  readonly home: number
  /** Seeds captured after it, and from where. */
  readonly captured: number
  readonly capturedFrom: readonly Slot[]
  /** Whether its last seed fell into an empty hole. */
  readonly intoEmpty: boolean
}

/** What happened in a move, for one side, as its steps say. */
export interface MoveFacts {
  readonly laps: readonly ToldLap[]
  readonly again: boolean
  readonly voided: boolean
  readonly claimed: readonly Slot[]
  /** Single seeds that moved along by themselves. */
  readonly shifted: number
  /** Seeds that fell into burnt holes and went to the other player. */
  readonly confiscated: number
  /** Seeds that the side's store gained. */
  readonly gain: number
}

/** The laps of a move, of both sides, in the order in which they were lifted; the settling of the round is not among them. */
export function toldLaps(move: Pick<Played, 'before' | 'steps'>): readonly ToldLap[] {
  const laps: { -readonly [K in keyof ToldLap]: ToldLap[K] }[] = []
  const open: Partial<Record<Side, number>> = {}
  let position: Position = move.before.position
  const n = position.seeds.length / 2 - 1
  // In a simultaneous opening a player may hold seeds that an earlier move lifted.
  for (const side of ['south', 'north'] as const) {
    const hand = move.before.hands?.[side]
    if (hand?.status !== 'sowing') continue
    open[side] = laps.length
    laps.push(newLap(side, hand.from, hand.left, null))
  }
  let lifts = 0
  for (const step of ownSteps(move.steps)) {
    const at = 'side' in step ? open[step.side] : undefined
    const lap = at === undefined ? undefined : laps[at]
    if (step.kind === 'lift') {
      open[step.side] = laps.length
      laps.push(newLap(step.side, step.slot, step.seeds, lifts++))
    } else if (lap && (step.kind === 'drop' || step.kind === 'confiscate')) {
      lap.to = step.slot
      lap.intoEmpty = !isStore(n, step.slot) && position.seeds[step.slot] === 0
      if (step.kind === 'drop' && step.slot === storeOf(n, step.side)) lap.home += 1
    } else if (lap && step.kind === 'shift') {
      lap.to = step.to
      lap.intoEmpty = !isStore(n, step.to) && position.seeds[step.to] === 0
    } else if (lap && step.kind === 'capture') {
      lap.captured += step.seeds
      lap.capturedFrom = [...lap.capturedFrom, ...step.from]
    }
    position = applyStep(position, step)
  }
  return laps
}

function newLap(side: Side, from: Slot, seeds: number, lift: number | null): ToldLap {
  return { side, from, to: from, seeds, lift, home: 0, captured: 0, capturedFrom: [], intoEmpty: false }
}

/** What a move did for one side. */
export function factsOf(move: Pick<Played, 'before' | 'steps'>, side: Side): MoveFacts {
  const own = ownSteps(move.steps)
  const laps = toldLaps(move).filter((lap) => lap.side === side)
  const is = (kind: Step['kind']) => (step: Step) =>
    step.kind === kind && 'side' in step && step.side === side
  const store = storeOf(move.before.position.seeds.length / 2 - 1, side)
  return {
    laps,
    again: own.some((step) => step.kind === 'again' && step.side === side && step.choose === undefined),
    voided: own.some(is('voidCapture')),
    claimed: own.flatMap((step) => (step.kind === 'claim' && step.side === side ? step.slots : [])),
    shifted: own.filter(is('shift')).length,
    confiscated: own.filter(is('confiscate')).length,
    gain: own.reduce((sum, step) => {
      if (step.kind === 'drop' && step.slot === store) return sum + 1
      if (step.kind === 'confiscate' && step.to === store) return sum + 1
      // On four rows, captured seeds may be sown again.
      if (step.kind === 'lift' && step.slot === store) return sum - step.seeds
      if (step.kind === 'shift' && step.from === store) return sum - 1
      return step.kind === 'capture' && step.to === store ? sum + step.seeds : sum
    }, 0),
  }
}

/** The moves of the turn that a move belongs to: the first and the last, counted from 0. */
export function turnAround(
  moves: readonly Played[],
  at: number,
): { readonly first: number; readonly last: number } {
  let first = at
  let last = at
  while (first > 0 && continuesTurn(moves[first - 1]!, moves[first]!)) first--
  while (last + 1 < moves.length && continuesTurn(moves[last]!, moves[last + 1]!)) last++
  return { first, last }
}

function continuesTurn(one: Played, next: Played): boolean {
  return (
    one.side === next.side &&
    one.before.phase === next.before.phase &&
    one.before.round === next.before.round &&
    !one.steps.some(({ kind }) => kind === 'pass' || kind === 'roundOver')
  )
}
