import { seedsInPlay, storeOf, type Position } from '../../board/position'
import { legalChoices } from '../../rules/legal'
import { move, type Move } from '../../rules/move'
import type { Variant } from '../../variant/variant'
import { cyclesOf, sownBy } from './analyse'
import type { FoundOpening } from '../beam'
import { markOf, signedHole } from '../openingOf'
import { NOTHING_KNOWN, type SearchState } from '../searchState'

/** How the longest move of an opening is measured. */
export type Measure = 'laps' | 'sown'

/** The most positions in memory: some hundred megabytes. */
const MOST_POSITIONS = 1_000_000
/** Moves of a slice: some tens of milliseconds. */
const SLICE = 200
/** One long move counts more than any number of moves. */
const LONG = 10_000

interface Node {
  readonly position: Position
  readonly before: Node | null
  readonly hole: number
}

/** How a search ended: with the cheapest win, with none left, or at its limits; no win costs less than `cost`. */
interface Ended {
  readonly won: Node | null
  readonly cost: number
  readonly exhausted: boolean
}

/**
 * Uniform-cost search. Looks by the reference rules for the opening whose longest move is shortest; among those, if
 * seeds sown are measured, for fewest moves of a cycle or more; among those, for the shortest. Positions are expanded
 * in order of cost, so the first win is the best: first by the longest move alone, then under that limit by the rest.
 */
export function* findLeastByRules(
  variant: Variant,
  from: Position,
  measure: Measure,
  effort: number,
): Generator<SearchState, SearchState> {
  const n = variant.board.holes
  const search = new Search(variant, from, effort)
  const sizeOf = (played: Move): number => (measure === 'laps' ? played.laps.length : sownBy(played))
  const widest = yield* search.cheapest(NOTHING_KNOWN, (cost, played) => Math.max(cost, sizeOf(played)))
  const least: SearchState = { ...NOTHING_KNOWN, lower: widest.cost, moves: search.moves, done: 1 }
  if (widest.won === null) return { ...least, proven: widest.exhausted }
  const limit = widest.cost
  const known: SearchState = { ...least, found: openingTo(widest.won), limit }
  const isLong = (played: Move): boolean => measure === 'sown' && cyclesOf(n, played) > 0
  const rest = yield* search.cheapest(known, (cost, played) =>
    sizeOf(played) > limit ? null : cost + 1 + (isLong(played) ? LONG : 0),
  )
  const lowerLong = measure === 'sown' ? { lowerLong: Math.floor(rest.cost / LONG) } : {}
  if (rest.won === null) return { ...known, ...lowerLong, moves: search.moves }
  return { ...known, ...lowerLong, found: openingTo(rest.won), moves: search.moves, proven: true }
}

/** The cost of a line with one more move; null if too high. */
type Price = (cost: number, played: Move) => number | null

class Search {
  moves = 0
  readonly #variant: Variant
  readonly #from: Position
  readonly #effort: number

  constructor(variant: Variant, from: Position, effort: number) {
    this.#variant = variant
    this.#from = from
    this.#effort = effort
  }

  /** Finds the cheapest win; yields what is known so far, and the progress. */
  *cheapest(known: SearchState, price: Price): Generator<SearchState, Ended> {
    const mark = markOf(this.#variant, this.#from)
    const store = storeOf(this.#variant.board.holes, this.#from.toMove)
    const queue: Node[][] = [[{ position: this.#from, before: null, hole: 0 }]]
    const settled = new Set<string>()
    for (let cost = 0; cost < queue.length; cost++) {
      for (let node = queue[cost]?.pop(); node; node = queue[cost]?.pop()) {
        if (node.before && node.position.seeds[store]! >= mark) return { won: node, cost, exhausted: false }
        const key = node.position.seeds.join()
        if (settled.has(key)) continue
        settled.add(key)
        if (settled.size > MOST_POSITIONS || this.moves > this.#effort)
          return { won: null, cost, exhausted: false }
        for (const choice of legalChoices(this.#variant, node.position)) {
          if (++this.moves % SLICE === 0)
            yield { ...known, moves: this.moves, done: Math.min(0.99, this.moves / this.#effort) }
          const played = move(this.#variant, node.position, choice)
          const next = price(cost, played)
          const goesOn = played.end.kind === 'again'
          if (next === null || (!goesOn && played.after.seeds[store]! < mark)) continue
          const position = { ...played.after, toMove: this.#from.toMove }
          ;(queue[next] ??= []).push({ position, before: node, hole: signedHole(choice) })
        }
      }
    }
    return { won: null, cost: queue.length, exhausted: true }
  }
}

function openingTo(won: Node): FoundOpening {
  const moves: number[] = []
  for (let node = won; node.before !== null; node = node.before) moves.push(node.hole)
  return { moves: moves.reverse(), left: seedsInPlay(won.position) }
}
