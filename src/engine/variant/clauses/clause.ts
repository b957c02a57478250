import type { Counts } from './counts'
import type { Variant } from '../variant'

/**
 * Where the last seed falls: a store, a hole of the mover's, of the opponent's, of either, or one the opponent has claimed.
 * On four rows `inner` and `outer` are the mover's rows, and `house` is the mover's house: the hole right of the middle of the
 * inner row, until it is emptied or its owner captures in a turn that did not begin with a seed in hand.
 */
export const PLACES = ['store', 'own', 'theirs', 'any', 'claimed', 'inner', 'outer', 'house'] as const
export type Place = (typeof PLACES)[number]

/**
 * Holes seen from the last seed: its own, the opposite one, the next two along the route, and the one before. On four rows
 * `across` is the opponent's inner hole of the column and `behind` the outer one.
 */
export const HOLES = ['here', 'across', 'next', 'beyond', 'before', 'behind'] as const
export type Hole = (typeof HOLES)[number]

/**
 * What a clause takes. `facing`: what is opposite the holes named before it. `theirs`: every hole of the opponent's with a
 * count of the clause's `theirs`. `two`: the last seed and one more from its hole, which may be claimed.
 */
export const TAKES = [...HOLES, 'facing', 'theirs', 'two'] as const
export type Take = (typeof TAKES)[number]

/** Which way a chain runs: back over the holes of the lap, on over those ahead, or clockwise whatever the direction of sowing. */
export const CHAIN_WAYS = ['back', 'on', 'clockwise'] as const
export type ChainWay = (typeof CHAIN_WAYS)[number]

/**
 * `reached`: in this move a seed has fallen in the opponent's row, or a hole was lifted there; `unreached`: not.
 * `firstClaim`: the mover has claimed nothing yet. `notSame`, `notFacing`: the opponent has claimed neither the hole of
 * the same number, or the opposite one. `innerEmpty`: the opponent's inner row is empty; `ownInnerEmpty`: the mover's is.
 * `entered`: the last seed is the one in hand that begins a turn; `entering`: the turn began with one. `captured`: something
 * has been captured in this turn. `firstLap`: the lap is the first of the turn.
 */
export const GUARDS = [
  'reached',
  'unreached',
  'firstClaim',
  'notSame',
  'notFacing',
  'innerEmpty',
  'ownInnerEmpty',
  'entered',
  'entering',
  'captured',
  'firstLap',
] as const
export type Guard = (typeof GUARDS)[number]

/**
 * What follows. `relay` lifts the hole of the last seed, or the next one if that was emptied; `relayNext` lifts the next
 * one, `relayStart` the hole that the lap started from. `on` looks at the later clauses too, on the board as it is then.
 * Without a word, or with nothing to lift, the turn ends. After a clause that sows what it has taken, `relay` continues from
 * where the last of those seeds falls, and `relayHere` from the hole of the last seed. `relayOrStop`: as `relay`, but the player
 * may end the turn instead. `relayTwo` lifts only two seeds of the hole.
 */
export const FOLLOWS = [
  'again',
  'againOnce',
  'relay',
  'relayNext',
  'on',
  'relayStart',
  'relayHere',
  'relayOrStop',
  'relayTwo',
] as const
export type Follow = (typeof FOLLOWS)[number]

/** Who gets what is taken: the owner of the hole; or it joins the hole of the last seed, or the one that the lap started from. */
export const RECEIVERS = ['owner', 'here', 'start'] as const
type Receiver = (typeof RECEIVERS)[number]

/**
 * Where what is taken is sown one by one: from the hole after the last seed, from the one that the lap started from, or
 * from the one after that. `end`: from an end of the inner row along it, the nearer one if that is at most one hole from the last
 * seed, otherwise in the direction of sowing.
 */
export const RESOWINGS = ['next', 'start', 'afterStart', 'end'] as const
export type Resowing = (typeof RESOWINGS)[number]

/**
 * Hole numbers from the left of the row's owner, or a range of them; negative ones count from the right, −1 is the rightmost. On
 * four rows they count along the ring, but within the row for the places `inner` and `outer`.
 */
export type HoleNumbers = readonly number[] | `${number}..${number}`

/** Where the links of a chain may be. */
export const LINK_PLACES = ['own', 'theirs', 'any'] as const
export type LinkPlace = (typeof LINK_PLACES)[number]

/** A chain that differs from its clause in more than its direction. */
export interface Chain {
  readonly way: ChainWay
  readonly at?: LinkPlace
  readonly makes?: Counts
  readonly take?: readonly Take[]
  /** The most holes it takes from, the first included. */
  readonly most?: number
}

/**
 * What happens if the last seed of a lap falls somewhere. Clauses stand in a list, and the first that fits is carried out; if
 * none fits, the turn ends. Counts are those after the lap, before anything is taken.
 */
export interface Clause {
  readonly at: Place
  readonly hole?: HoleNumbers
  /** Seeds in the hole of the last seed, that seed included. */
  readonly makes?: Counts
  /** `same`: as many as in the hole of the last seed. */
  readonly across?: Counts | 'same'
  readonly next?: Counts
  readonly beyond?: Counts
  readonly before?: Counts
  readonly behind?: Counts
  /** Seeds of this lap. */
  readonly lifted?: Counts
  /** All must hold. */
  readonly if?: readonly Guard[]
  /** The first hole named must hold seeds that can be taken; the others are taken if they can be. */
  readonly take?: readonly Take[]
  /** Which of the opponent's holes `take: ['theirs']` means. */
  readonly theirs?: Counts
  readonly claim?: readonly Hole[]
  readonly chain?: ChainWay | Chain
  /** Left out, the mover gets what is taken. */
  readonly to?: Receiver
  readonly sow?: Resowing
  /** How many holes of the opponent's the mover then takes, one by one and by choice, before the turn ends. */
  readonly pick?: number
  readonly then?: Follow
}

/** What every seed but the last takes when it brings a hole to a count. */
export interface Passing {
  readonly at: 'own' | 'theirs' | 'any'
  readonly makes: Counts
  readonly to?: 'owner'
}

/** What the seeds of a lap set off. */
export interface LastSeed {
  readonly last: readonly Clause[]
  readonly passing: Passing | null
  /** Whether seeds that claimants bring to their claimed holes leave the game. */
  readonly closed: boolean
}

/** Whether a clause only lifts a hole for another lap. */
export function onlyRelays({ take, claim, then }: Clause): boolean {
  return take === undefined && claim === undefined && LIFTS[then ?? 'on']
}

/** Whether a clause takes or claims something, by itself or by choice. */
export function gains({ take, claim, pick }: Clause): boolean {
  return take !== undefined || claim !== undefined || pick !== undefined
}

/** Whether a clause leaves the mover something to choose before the turn is over. */
export function leavesChoice({ pick, then }: Clause): boolean {
  return pick !== undefined || then === 'relayOrStop'
}

/** Whether a clause may lead to another lap. */
export function leadsOn({ then }: Clause): boolean {
  return LIFTS[then ?? 'on']
}

const LIFTS: Readonly<Record<Follow, boolean>> = {
  again: false,
  againOnce: false,
  relay: true,
  relayNext: true,
  on: false,
  relayStart: true,
  relayHere: true,
  relayOrStop: true,
  relayTwo: true,
}

/** The numbers along a ring of so many holes that a clause means by its holes; all of them if it names none. */
export function numbersOn(size: number, { at, hole }: Pick<Clause, 'at' | 'hole'>): readonly number[] {
  if (at === 'house') return [houseOn(size)]
  const isInner = at === 'inner'
  const count = isInner || at === 'outer' ? size / 2 : size
  const all = Array.from({ length: count }, (_, i) => i + 1)
  const fromLeft = (number: number) => (number < 0 ? count + 1 + number : number)
  const onRing = (number: number) => (isInner ? size + 1 - number : number)
  if (hole === undefined) return all.map(onRing)
  if (typeof hole !== 'string') return hole.map(fromLeft).map(onRing)
  const [first, last] = hole.split('..').map((end) => fromLeft(Number(end))) as [number, number]
  return all.filter((number) => number >= first && number <= last).map(onRing)
}

/** What the seeds of a lap set off under a variant's rules. */
export function lastSeedOf({ last, passing, claim }: Variant): LastSeed {
  return { last, passing, closed: { no: false, yes: true }[claim.closed] }
}

/** The number of the house along a ring of so many holes: right of the middle of the inner row. */
export function houseOn(size: number): number {
  return size - Math.floor(size / 4)
}
