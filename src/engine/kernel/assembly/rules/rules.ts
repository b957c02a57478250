// The variant as the kernel reads it: one number a rule, written by compile.ts, whose lists of words are in this order.

export const enum Stores {
  own,
  capturesOnly,
}
export const enum First {
  south,
  lot,
  bothAtOnce,
}
export const enum Direction {
  anticlockwise,
  clockwise,
  eitherWay,
}
export const enum Origin {
  sown,
  skipped,
}
export const enum Relay {
  never,
  any,
  own,
}
export const enum LastInStore {
  moveAgain,
  turnOver,
}
export const enum NoMove {
  pass,
  roundEnds,
}
export const enum GrandSlam {
  allowed,
  void,
  forbidden,
}
export const enum When {
  allInStores,
  moverCannotMove,
  eitherSideEmpty,
  majority,
}
export const enum Leftovers {
  toSideOwner,
  toOtherPlayer,
  toLastMover,
  nobody,
}
export const enum Repetition {
  shareBySide,
  draw,
}
export const enum Length {
  oneRound,
  rounds,
  untilOut,
}
export const enum Refill {
  nearestStore,
  fromLeft,
}
export const enum Burnt {
  skipped,
  confiscated,
}
export const enum NextFirst {
  winner,
  loser,
  other,
  lastedLongest,
}
/** How whole games are played: slot by slot, or with the board in one or two vectors. */
export const enum Path {
  plain,
  oneVector,
  twoVectors,
}

/** The most slots a board has: 20 holes and a store a side. */
export const MAX_SLOTS: i32 = 42

/** Where compile.ts writes the rules, as 32-bit numbers. */
export const RULES: usize = memory.data(32 * 4, 16)
/** Where compile.ts writes the seeds the round starts with, 16 bits a slot. */
export const LAYOUT: usize = memory.data(MAX_SLOTS * 2, 16)
/** One bit a count: whether a last seed that makes it captures an opponent's hole. */
export const CAPTURE_COUNTS: usize = memory.data(8192, 16)

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
export let path: i32 = 0

/** Takes up the rules that compile.ts has written. */
export function loadRules(): void {
  let at = RULES
  holes = load<i32>(at)
  stores = load<i32>((at += 4))
  seedsPerHole = load<i32>((at += 4))
  first = load<i32>((at += 4))
  direction = load<i32>((at += 4))
  origin = load<i32>((at += 4))
  relay = load<i32>((at += 4))
  lastInStore = load<i32>((at += 4))
  captureOpposite = load<i32>((at += 4)) != 0
  takeLast = load<i32>((at += 4)) != 0
  captureCounts = load<i32>((at += 4)) != 0
  lastOnSingle = load<i32>((at += 4)) != 0
  takeLastHole = load<i32>((at += 4)) != 0
  chain = load<i32>((at += 4)) != 0
  noMove = load<i32>((at += 4))
  mustFeed = load<i32>((at += 4)) != 0
  grandSlam = load<i32>((at += 4))
  when = load<i32>((at += 4))
  leftovers = load<i32>((at += 4))
  repetition = load<i32>((at += 4))
  quietMoves = load<i32>((at += 4))
  winByMajority = load<i32>((at += 4)) != 0
  length = load<i32>((at += 4))
  rounds = load<i32>((at += 4))
  refill = load<i32>((at += 4))
  burntRule = load<i32>((at += 4))
  nextFirst = load<i32>((at += 4))
  path = load<i32>((at += 4))
  slots = 2 * holes + 2
  total = 0
  for (let slot = 0; slot < slots; slot++) total += load<u16>(LAYOUT + (usize(slot) << 1))
}
