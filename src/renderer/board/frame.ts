import {
  holeOf,
  isStore,
  ownerOf,
  rowOf,
  type Claims,
  type Side,
  type Slot,
} from '../../engine/board/position'
import { message, type Message } from '../../locales/message'
import type { Step } from '../../engine/rules/step'
import { LIFT, NO_CLAIMS, type BoardState, type Flight, type Timeline } from './timeline'

/** What the board shows at one moment. */
export interface Frame {
  readonly seeds: readonly number[]
  readonly burnt: readonly Slot[]
  readonly claimed: Claims
  /** Holes that South has won in North's row in earlier rounds; negative the other way round. */
  readonly won: number
  readonly hands: readonly {
    readonly side: Side
    readonly slot: Slot
    readonly seeds: number
    readonly rise: number
  }[]
  readonly flights: readonly (Flight & { readonly progress: number })[]
  readonly clasp: readonly Slot[]
  readonly arrows: readonly { readonly side: Side; readonly from: Slot; readonly to: Slot }[]
  readonly words: Step | null
  /** Laps begun so far. */
  readonly laps: number
}

/** The unit in which a playback is stepped. */
export type Stride = 'seed' | 'lap' | 'move'

/** A frame in which nothing moves. */
export function stillFrame({ seeds, burnt, claimed = NO_CLAIMS, won = 0, hands = [] }: BoardState): Frame {
  const held = hands.map((hand) => ({ ...hand, rise: 1 }))
  return { seeds, burnt, claimed, won, hands: held, flights: [], clasp: [], arrows: [], words: null, laps: 0 }
}

/** The frame of a timeline at a time. */
export function frameAt(timeline: Timeline, time: number): Frame {
  const seeds = [...timeline.seeds]
  const burnt = new Set(timeline.burnt)
  let { claimed, won } = timeline
  const hands = new Map<Side, { slot: Slot; seeds: number; since: number }>()
  for (const change of timeline.changes) {
    if (change.at > time) break
    if (change.what === 'seeds') seeds[change.slot] = (seeds[change.slot] ?? 0) + change.by
    else if (change.what === 'burnt') setBurnt(burnt, change.slot, change.burnt)
    else if (change.what === 'claimed')
      claimed = change.anew ? change.claims : addClaims(claimed, change.claims)
    else if (change.what === 'won') won = change.won
    else {
      const held = hands.get(change.side)
      const since = held && held.slot === change.slot && held.seeds > 0 ? held.since : change.at
      hands.set(change.side, { slot: change.slot, seeds: change.seeds, since })
    }
  }
  const shown = timeline.showings.filter((showing) => showing.start <= time && time < showing.end)
  return {
    seeds,
    burnt: [...burnt].sort((a, b) => a - b),
    claimed,
    won,
    hands: [...hands]
      .filter(([, hand]) => hand.seeds > 0)
      .map(([side, { slot, seeds, since }]) => ({
        side,
        slot,
        seeds,
        rise: Math.min(1, (time - since) / LIFT),
      })),
    flights: timeline.flights
      .filter((flight) => flight.start <= time && time < flight.end)
      .map((flight) => ({ ...flight, progress: (time - flight.start) / (flight.end - flight.start) })),
    clasp: shown.flatMap((showing) => (showing.what === 'clasp' ? showing.from : [])),
    arrows: shown.flatMap((showing) => (showing.what === 'arrow' ? [showing] : [])),
    words: shown.findLast((showing) => showing.what === 'words')?.step ?? null,
    laps: timeline.lapStarts.filter((start) => start <= time).length,
  }
}

/** A hole or store with its contents, for screen readers. */
export function describeHollow(frame: Frame, slot: Slot, isHouse = false): Message {
  const { seeds, burnt } = frame
  const n = seeds.length / 2 - 1
  const side = message(`players.${rowOf(n, slot)}`)
  const count = seeds[slot] ?? 0
  if (isStore(n, slot)) return message('game.storeHolds', { side, count })
  const hole = holeOf(n, slot)
  if (burnt.includes(slot)) return message('game.holeBurnt', { side, hole })
  const claimant = claimantIn(frame, slot)
  if (claimant !== null)
    return message('game.holeClaimed', { side, hole, count, claimant: message(`players.${claimant}`) })
  if (isHouse) return message('game.houseHolds', { side, hole, count })
  const winner = winnerOf(frame, slot)
  return winner === null
    ? message('game.holeHolds', { side, hole, count })
    : message('game.holeWon', { side, hole, count, winner: message(`players.${winner}`) })
}

/** Who has claimed a hole. */
export function claimantIn({ claimed }: Pick<Frame, 'claimed'>, slot: Slot): Side | null {
  return claimed.south.includes(slot) ? 'south' : claimed.north.includes(slot) ? 'north' : null
}

/** Who has won a hole of the other row in an earlier round. */
export function winnerOf(
  { seeds, burnt, won }: Pick<Frame, 'seeds' | 'burnt' | 'won'>,
  slot: Slot,
): Side | null {
  const n = seeds.length / 2 - 1
  if (won === 0 || isStore(n, slot)) return null
  const owner = ownerOf({ seeds, burnt, toMove: 'south', won }, slot)
  return owner === rowOf(n, slot) ? null : owner
}

function addClaims(before: Claims, more: Claims): Claims {
  return { south: [...before.south, ...more.south], north: [...before.north, ...more.north] }
}

function setBurnt(burnt: Set<Slot>, slot: Slot, value: boolean): void {
  if (value) burnt.add(slot)
  else burnt.delete(slot)
}

/** Where a playback may pause when it is stepped: after each seed, before each lap, or at the end only. */
export function stopsOf(timeline: Timeline, stride: Stride): readonly number[] {
  const within =
    stride === 'seed'
      ? timeline.landings
      : stride === 'lap'
        ? timeline.lapStarts.slice(1).map((start) => start - 0.5)
        : []
  return [...new Set([...within, timeline.duration])].sort((a, b) => a - b)
}
