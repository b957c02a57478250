import { storeOf, type Claims, type Side, type Slot } from '../../engine/board/position'
import { assertNever } from '../../engine/result'
import type { Step } from '../../engine/rules/step'

/** `seeds`: every seed flies. `laps`: each lap appears whole, with its arrow. */
export type Pace = 'seeds' | 'laps'

/** Something that changes at one moment, in milliseconds at normal speed. */
type Change =
  | { readonly at: number; readonly what: 'seeds'; readonly slot: Slot; readonly by: number }
  | {
      readonly at: number
      readonly what: 'hand'
      readonly side: Side
      readonly slot: Slot
      readonly seeds: number
    }
  | { readonly at: number; readonly what: 'burnt'; readonly slot: Slot; readonly burnt: boolean }
  /** Holes that are claimed; `anew` replaces all earlier claims. */
  | { readonly at: number; readonly what: 'claimed'; readonly claims: Claims; readonly anew: boolean }
  /** The holes that South owns in North's row from now on; negative the other way round. */
  | { readonly at: number; readonly what: 'won'; readonly won: number }

/** Seeds on their way through the air. */
export interface Flight {
  readonly start: number
  readonly end: number
  readonly from: Slot
  readonly to: Slot
  readonly seeds: number
}

/** Something shown for a while: a capture's clasp, a lap's arrow, or words. */
type Showing =
  | { readonly start: number; readonly end: number; readonly what: 'clasp'; readonly from: readonly Slot[] }
  | {
      readonly start: number
      readonly end: number
      readonly what: 'arrow'
      readonly side: Side
      readonly from: Slot
      readonly to: Slot
    }
  | { readonly start: number; readonly end: number; readonly what: 'words'; readonly step: Step }

/** A list of steps laid out in time: what the board shows at any moment follows from it alone. */
export interface Timeline {
  readonly seeds: readonly number[]
  readonly burnt: readonly Slot[]
  readonly claimed: Claims
  readonly won: number
  readonly duration: number
  readonly changes: readonly Change[]
  readonly flights: readonly Flight[]
  readonly showings: readonly Showing[]
  /** When each lap starts, and when each seed has landed. */
  readonly lapStarts: readonly number[]
  readonly landings: readonly number[]
}

/** The claims of a board on which nothing is claimed. */
export const NO_CLAIMS: Claims = { south: [], north: [] }

/** How long seeds are lifted at normal speed, in milliseconds. */
export const LIFT = 120
const SEED = 160
const OVERLAP = 0.7
const RELAY = 220
const CLASP = 120
const PILE = 420
const LAP_ARROW = 400
const WORDS = 700
const REFILL = 140

/** Seeds per second at normal speed. */
export const NORMAL_RATE = 1000 / (SEED * OVERLAP)

/** The seeds on the board, and those the players hold. */
export interface BoardState {
  readonly seeds: readonly number[]
  readonly burnt: readonly Slot[]
  readonly claimed?: Claims
  readonly won?: number
  readonly hands?: readonly { readonly side: Side; readonly slot: Slot; readonly seeds: number }[]
}

/** Lays out steps in time, from the position they start from. */
export function layOutSteps(before: BoardState, steps: readonly Step[], pace: Pace): Timeline {
  const n = before.seeds.length / 2 - 1
  const seeds = [...before.seeds]
  const changes: Change[] = []
  const flights: Flight[] = []
  const showings: Showing[] = []
  const lapStarts: number[] = []
  const landings: number[] = []
  const hands: Record<Side, { slot: Slot; seeds: number }> = {
    south: { slot: 0, seeds: 0 },
    north: { slot: 0, seeds: 0 },
  }
  let now = 0
  let landed = 0
  let previous: { kind: Step['kind']; side: Side | null; start: number } | null = null

  const move = (slot: Slot, by: number, at: number): void => {
    seeds[slot] = (seeds[slot] ?? 0) + by
    changes.push({ at, what: 'seeds', slot, by })
  }
  const hold = (side: Side, slot: Slot, seeds: number, at: number): void => {
    hands[side] = { slot, seeds }
    if (pace === 'seeds' || at < 0) changes.push({ at, what: 'hand', side, slot, seeds })
  }
  const fly = (from: Slot, to: Slot, seeds: number, start: number, duration: number): number => {
    flights.push({ start, end: start + duration, from, to, seeds })
    move(to, seeds, start + duration)
    return start + duration
  }
  const carry = (from: readonly Slot[], to: Slot, start: number, most: number): number => {
    let left = most
    for (const slot of from) {
      const pile = Math.min(left, seeds[slot] ?? 0)
      if (pile === 0) continue
      left -= pile
      move(slot, -pile, start)
      fly(slot, to, pile, start, PILE)
    }
    return start + PILE
  }
  const sow = (side: Side, to: Slot, start: number): void => {
    const { slot, seeds } = hands[side]
    hold(side, slot, seeds - 1, start)
    if (pace === 'laps') return move(to, 1, start)
    landed = fly(slot, to, 1, start, SEED)
    landings.push(landed)
    now = start + SEED * OVERLAP
  }

  for (const { side, slot, seeds } of before.hands ?? []) hold(side, slot, seeds, -LIFT)
  for (const [index, step] of steps.entries()) {
    const side = 'side' in step ? step.side : null
    if (!isDrop(step)) now = Math.max(now, landed)
    const together: boolean = previous?.kind === step.kind && previous.side !== side && isSowing(step)
    const start: number = together ? previous!.start : now
    previous = { kind: step.kind, side, start }
    switch (step.kind) {
      case 'lift':
        lapStarts.push(start)
        move(step.slot, -step.seeds, start)
        hold(step.side, step.slot, step.seeds, start)
        if (pace === 'seeds') now = start + LIFT
        else {
          const to = lastDrop(steps, index, step.side) ?? step.slot
          landed = start + LAP_ARROW
          showings.push({ start, end: landed, what: 'arrow', side: step.side, from: step.slot, to })
        }
        break
      case 'drop':
        sow(step.side, step.slot, start)
        break
      case 'confiscate':
        sow(step.side, step.to, start)
        break
      case 'shift':
        move(step.from, -1, start)
        landed = fly(step.from, step.to, 1, start, SEED)
        now = start + SEED * OVERLAP
        break
      case 'relay':
        now = start + (pace === 'seeds' ? RELAY : 0)
        break
      case 'capture':
        showings.push({ start, end: start + CLASP + PILE, what: 'clasp', from: step.from })
        now = landed = carry(step.from, step.to, start + CLASP, step.seeds)
        break
      case 'collect':
        now = landed = carry(step.from, step.to, start, step.seeds)
        break
      case 'refill': {
        const store = storeOf(n, step.side)
        changes.push({ at: start, what: 'burnt', slot: step.slot, burnt: false })
        move(store, -step.seeds, start)
        landed = fly(store, step.slot, step.seeds, start, SEED)
        now = start + REFILL
        break
      }
      case 'burn':
        changes.push({ at: start, what: 'burnt', slot: step.slot, burnt: true })
        now = start + REFILL
        break
      case 'claim': {
        const claims = { ...NO_CLAIMS, [step.side]: step.slots }
        changes.push({ at: start, what: 'claimed', claims, anew: false })
        showings.push({ start, end: start + WORDS, what: 'words', step })
        now = start + WORDS
        break
      }
      case 'roundStarts':
        changes.push({ at: start, what: 'claimed', claims: step.claimed ?? NO_CLAIMS, anew: true })
        changes.push({ at: start, what: 'won', won: step.won ?? 0 })
        showings.push({ start, end: start + WORDS, what: 'words', step })
        now = start + WORDS
        break
      case 'pass':
      case 'roundOver':
      case 'matchOver':
      case 'endlessRelay':
      case 'voidCapture':
        showings.push({ start, end: start + WORDS, what: 'words', step })
        now = start + WORDS
        break
      case 'again':
      case 'turnOver':
        break
      default:
        assertNever(step)
    }
  }
  changes.sort((a, b) => a.at - b.at)
  const duration = Math.max(now, landed)
  return {
    seeds: before.seeds,
    burnt: before.burnt,
    claimed: before.claimed ?? NO_CLAIMS,
    won: before.won ?? 0,
    duration,
    changes,
    flights,
    showings,
    lapStarts,
    landings,
  }
}

function isDrop(step: Step): step is Extract<Step, { kind: 'drop' | 'confiscate' }> {
  return step.kind === 'drop' || step.kind === 'confiscate'
}

/** Steps that both players make at the same time in a simultaneous opening. */
function isSowing(step: Step): boolean {
  return step.kind === 'lift' || step.kind === 'drop' || step.kind === 'relay'
}

function lastDrop(steps: readonly Step[], lift: number, side: Side): Slot | null {
  let slot: Slot | null = null
  for (let at = lift + 1; at < steps.length; at++) {
    const step = steps[at]!
    if (!('side' in step) || step.side !== side) continue
    if (!isDrop(step)) break
    slot = step.slot
  }
  return slot
}
