import type { Layout } from '../variant/variant'

/** A board of kalah, and how a last seed across an empty hole counts. */
export interface PlainKalah {
  readonly holes: number
  /** Whether a last seed in an empty hole of the mover's own is taken even if the hole across is empty. */
  readonly emptyCapture: boolean
}

/** Answers questions about layouts with South to move. */
export interface PlainProver {
  /** Whether South ends at least this many seeds ahead of North if both play perfectly. */
  isAtLeast(layout: Layout, bound: number): boolean
  /** The same if South first plays this hole. */
  isAtLeastAfter(layout: Layout, hole: number, bound: number): boolean
  nodes(): number
}

/** Positions looked at between two calls of `onWork`: some tens of milliseconds. */
const SLICE = 2 ** 16
/** A table of this many positions at most, one byte each, keeps the values of positions with few seeds. */
const MOST_SMALL = 2 ** 24
/** Larger positions whose bounds are kept; one more replaces an old one. */
const ENTRIES = 2 ** 23
/** Three numbers hold all holes of a board: five of them, of up to 63 seeds, per number. */
const HOLES_PER_WORD = 5
const MOST_DEPTH = 1024
/** Added to values in the table, where 0 means unknown. */
const KNOWN = 64

/**
 * A second solver of kalah, to check what the first one proved, short enough to be read in one go. It shares no code with the
 * other solvers or the rules: kalah is written out below. Positions with few seeds are valued once by plain minimax; above
 * them, each question is answered by alpha-beta search with a window of one. A question can take minutes; meanwhile `onWork` is
 * told again and again how many positions were looked at.
 */
export function createPlainProver(
  { holes: n, emptyCapture }: PlainKalah,
  onWork: (nodes: number) => void = () => {},
): PlainProver {
  // The mover's holes are 0…n−1, the mover's store is n; the other's are n+1…2n and 2n+1. Boards of all depths in a row.
  const size = 2 * n + 2
  const boards = new Uint8Array(size * MOST_DEPTH)
  const ways = waysToPlace(2 * n)
  const few = ways[2 * n]!.findLastIndex((count) => count <= MOST_SMALL)
  const small = new Uint8Array(ways[2 * n]![few]!)
  const keys = [new Uint32Array(ENTRIES), new Uint32Array(ENTRIES), new Uint32Array(ENTRIES)] as const
  const lowers = new Int8Array(ENTRIES)
  const uppers = new Int8Array(ENTRIES)
  let nodes = 0

  function visit(): void {
    if (++nodes % SLICE === 0) onWork(nodes)
  }

  /** Sows a hole of the board at `at` onto the board after it; returns whether the mover moves again. */
  function sow(at: number, from: number): boolean {
    const to = at + size
    for (let i = 0; i < size; i++) boards[to + i] = boards[at + i]!
    boards[to + from] = 0
    let slot = from
    for (let seeds = boards[at + from]!; seeds > 0; seeds--) {
      slot = slot === 2 * n ? 0 : slot + 1
      boards[to + slot]!++
    }
    if (slot === n) return true
    const across = to + 2 * n - slot
    if (slot < n && boards[to + slot] === 1 && (emptyCapture || boards[across]! > 0)) {
      boards[to + n]! += 1 + boards[across]!
      boards[across] = 0
      boards[to + slot] = 0
    }
    return false
  }

  /** Sows, and turns the board round if it is the other's turn; returns whether the mover moves again. */
  function moveOn(at: number, from: number): boolean {
    if (sow(at, from)) return true
    const [mine, theirs] = [at + size, at + size + n + 1]
    for (let i = 0; i <= n; i++) {
      const seeds = boards[mine + i]!
      boards[mine + i] = boards[theirs + i]!
      boards[theirs + i] = seeds
    }
    return false
  }

  function rowSum(from: number): number {
    let sum = 0
    for (let i = from; i < from + n; i++) sum += boards[i]!
    return sum
  }

  /** How much more the mover gains than the other from here on, by plain minimax. */
  function valueOfFew(at: number): number {
    visit()
    const [mine, theirs] = [rowSum(at), rowSum(at + n + 1)]
    if (mine === 0 || theirs === 0) return mine - theirs
    let [index, seeds] = [0, 0]
    for (let i = 0; i < n; i++) if ((seeds += boards[at + i]!) > 0) index += ways[i + 1]![seeds - 1]!
    for (let i = 0; i < n; i++)
      if ((seeds += boards[at + n + 1 + i]!) > 0) index += ways[n + i + 1]![seeds - 1]!
    if (small[index]! > 0) return small[index]! - KNOWN
    let best = -KNOWN
    for (let hole = 0; hole < n; hole++) {
      if (boards[at + hole] === 0) continue
      const store = boards[at + n]!
      const again = moveOn(at, hole)
      const gain = boards[at + size + (again ? n : 2 * n + 1)]! - store
      const rest = valueOfFew(at + size)
      best = Math.max(best, gain + (again ? rest : -rest))
    }
    small[index] = best + KNOWN
    return best
  }

  /** Whether the mover of the board at `at` ends at least `bound` seeds ahead. */
  function reaches(at: number, bound: number): boolean {
    visit()
    const [mine, theirs] = [rowSum(at), rowSum(at + n + 1)]
    const gain = bound - boards[at + n]! + boards[at + 2 * n + 1]!
    if (mine === 0 || theirs === 0) return mine - theirs >= gain
    if (gain > mine + theirs) return false
    if (gain <= -mine - theirs) return true
    if (mine + theirs <= few) return valueOfFew(at) >= gain
    const words: [number, number, number] = [0, 0, 0]
    for (let i = 0, slot = at; i < 2 * n; i++, slot++) {
      if (i === n) slot++
      const word = (i / HOLES_PER_WORD) | 0
      words[word] = (words[word]! << 6) | boards[slot]!
    }
    const [k0, k1, k2] = words
    const entry = entryOf(k0, k1, k2)
    const isKnown = (): boolean => keys[0][entry] === k0 && keys[1][entry] === k1 && keys[2][entry] === k2
    if (isKnown()) {
      if (lowers[entry]! >= gain) return true
      if (uppers[entry]! < gain) return false
    }
    const reached = someMoveReaches(at, bound)
    if (!isKnown()) {
      ;[keys[0][entry], keys[1][entry], keys[2][entry]] = [k0, k1, k2]
      ;[lowers[entry], uppers[entry]] = [-mine - theirs, mine + theirs]
    }
    if (reached) lowers[entry] = gain
    else uppers[entry] = gain - 1
    return reached
  }

  /** First moves that keep the turn, then those that take something, then the others; each from the store outward. */
  function someMoveReaches(at: number, bound: number): boolean {
    for (let pass = 0; pass < 3; pass++)
      for (let hole = n - 1; hole >= 0; hole--)
        if (boards[at + hole]! > 0 && passOf(at, hole) === pass && moveReaches(at, hole, bound)) return true
    return false
  }

  function moveReaches(at: number, hole: number, bound: number): boolean {
    return moveOn(at, hole) ? reaches(at + size, bound) : !reaches(at + size, 1 - bound)
  }

  function passOf(at: number, hole: number): number {
    const seeds = boards[at + hole]!
    const last = (hole + seeds) % (2 * n + 1)
    if (last === n) return 0
    const empty = seeds <= 2 * n + 1 && (boards[at + last] === 0 || last === hole)
    return last < n && empty && boards[at + 2 * n - last]! > 0 ? 1 : 2
  }

  function layOut({ south, southStore, north, northStore }: Layout): void {
    boards.set([...south, southStore, ...north, northStore])
  }

  return {
    isAtLeast(layout, bound) {
      layOut(layout)
      return reaches(0, bound)
    },
    isAtLeastAfter(layout, hole, bound) {
      layOut(layout)
      return moveReaches(0, hole - 1, bound)
    },
    nodes: () => nodes,
  }
}

/** In how many ways up to so many seeds can be placed in so many holes: `[holes][seeds]`. */
function waysToPlace(holes: number): readonly (readonly number[])[] {
  const ways = [Array.from({ length: KNOWN }, () => 1)]
  for (let h = 1; h <= holes; h++) {
    const row: number[] = []
    for (let s = 0; s < KNOWN; s++) row.push((row[s - 1] ?? 0) + ways[h - 1]![s]!)
    ways.push(row)
  }
  return ways
}

function entryOf(k0: number, k1: number, k2: number): number {
  let mixed = Math.imul(k0, 0x9e3779b1) ^ Math.imul(k1 ^ (k0 >>> 15), 0x85ebca77)
  mixed ^= Math.imul(k2 ^ (k1 >>> 13), 0xc2b2ae3d)
  mixed = Math.imul(mixed ^ (mixed >>> 16), 0x2c1b3c6d)
  return (mixed ^ (mixed >>> 13)) & (ENTRIES - 1)
}
