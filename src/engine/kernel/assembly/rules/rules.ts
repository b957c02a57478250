// The variant as the kernel reads it: one number per rule, written by compile.ts.

import { Limit } from '../../../limits'
import {
  Captures,
  EmptyOpposite,
  LastHole,
  LastInOpponents,
  LastInOwnEmpty,
  LastOnSingle,
  MustFeed,
  RulePlace,
  WinBy,
} from '../shared/ruleCodes'

/** Where compile.ts writes the rules, as 32-bit numbers. */
export const RULES: usize = memory.data(RulePlace.count * 4, 16)
/** Where compile.ts writes the seeds the round starts with, 16 bits per slot. */
export const LAYOUT: usize = memory.data(Limit.slots * 2, 16)
/** One bit per count: whether a last seed that makes it captures an opponent's hole. */
export const CAPTURE_COUNTS: usize = memory.data((Limit.seeds + 1) / 8, 16)

/** The rules now loaded, one variable per rule; those with two words are true where the rule does something. */
export let holes: i32 = 0
export let slots: i32 = 0
export let total: i32 = 0
export let stores: i32 = 0
export let seedsPerHole: i32 = 0
export let first: i32 = 0
export let direction: i32 = 0
export let origin: i32 = 0
export let relay: i32 = 0
export let lastInStore: i32 = 0
export let captureOpposite: bool = false
export let takeLast: bool = false
export let captureCounts: bool = false
export let lastOnSingle: bool = false
export let takeLastHole: bool = false
export let chain: bool = false
export let noMove: i32 = 0
export let mustFeed: bool = false
export let grandSlam: i32 = 0
export let when: i32 = 0
export let leftovers: i32 = 0
export let repetition: i32 = 0
export let quietMoves: i32 = 0
export let winByMajority: bool = false
export let length: i32 = 0
export let rounds: i32 = 0
export let refill: i32 = 0
export let burntRule: i32 = 0
export let nextFirst: i32 = 0
/** Whether positions of a round can come again. */
export let canRepeat: bool = false
export let path: i32 = 0

/** Takes up the rules that compile.ts has written. */
export function loadRules(): void {
  holes = rule(RulePlace.holes)
  stores = rule(RulePlace.stores)
  seedsPerHole = rule(RulePlace.seedsPerHole)
  first = rule(RulePlace.first)
  direction = rule(RulePlace.direction)
  origin = rule(RulePlace.origin)
  relay = rule(RulePlace.relay)
  lastInStore = rule(RulePlace.lastInStore)
  captureOpposite = rule(RulePlace.lastInOwnEmpty) == LastInOwnEmpty.captureOpposite
  takeLast = rule(RulePlace.emptyOpposite) == EmptyOpposite.takeLast
  captureCounts = rule(RulePlace.lastInOpponents) == LastInOpponents.captureCounts
  lastOnSingle = rule(RulePlace.lastOnSingle) == LastOnSingle.captureOpposite
  takeLastHole = rule(RulePlace.lastHole) == LastHole.take
  chain = rule(RulePlace.captures) == Captures.chain
  noMove = rule(RulePlace.noMove)
  mustFeed = rule(RulePlace.mustFeed) == MustFeed.yes
  grandSlam = rule(RulePlace.grandSlam)
  when = rule(RulePlace.when)
  leftovers = rule(RulePlace.leftovers)
  repetition = rule(RulePlace.repetition)
  quietMoves = rule(RulePlace.quietMoves)
  winByMajority = rule(RulePlace.by) == WinBy.majority
  length = rule(RulePlace.length)
  rounds = rule(RulePlace.rounds)
  refill = rule(RulePlace.refill)
  burntRule = rule(RulePlace.burnt)
  nextFirst = rule(RulePlace.nextFirst)
  canRepeat = rule(RulePlace.canRepeat) != 0
  path = rule(RulePlace.path)
  slots = 2 * holes + 2
  total = 0
  for (let slot = 0; slot < slots; slot++) total += load<u16>(LAYOUT + (usize(slot) << 1))
}

function rule(place: i32): i32 {
  return load<i32>(RULES + (usize(place) << 2))
}
