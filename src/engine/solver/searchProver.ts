import { isStore, type Position } from '../board/position'
import type { Game } from '../rules/game'
import type { Variant } from '../variant/variant'
import { oneRoundOf, successors } from './oneRound'
import { leadOf, seedsInPlay, type Bounds, type Prover } from './prover'

/** Moves played in a slice: some ten milliseconds by the reference rules. */
const SLICE = 300
/** What one remembered position takes, roughly, in bytes. */
const REMEMBERED_BYTES = 160

/**
 * A prover for every variant whose positions cannot come again: a null-window search by the reference rules that
 * remembers the bounds of every position it has seen, as far as the memory goes.
 */
export function createSearchProver(variant: Variant, memoryBytes: number): Prover {
  const oneRound = oneRoundOf(variant)
  const most = Math.floor(memoryBytes / REMEMBERED_BYTES)
  let remembered = new Map<string, Bounds>()
  let nodes = 0

  function* search(game: Game, bound: number): Generator<void, number> {
    const { position } = game
    const inPlay = seedsInPlay(position)
    if (bound > inPlay) return inPlay
    if (bound <= -inPlay) return -inPlay
    const key = keyOf(variant, game)
    const known = remembered.get(key) ?? { lower: -inPlay, upper: inPlay }
    if (known.lower >= bound) return known.lower
    if (known.upper < bound) return known.upper
    const mover = position.toMove
    let best = -Infinity
    for (const next of ordered(oneRound, game)) {
      if (++nodes % SLICE === 0) yield
      const gain = leadOf(next.position, mover) - leadOf(position, mover)
      let value = gain
      if (next.phase !== 'over') {
        const same = next.position.toMove === mover
        const below = yield* search(next, same ? bound - gain : gain - bound + 1)
        value = same ? gain + below : gain - below
      }
      if (value > best) best = value
      if (best >= bound) break
    }
    if (remembered.size >= most) remembered = new Map()
    remembered.set(
      key,
      best >= bound ? { lower: best, upper: known.upper } : { lower: known.lower, upper: best },
    )
    return best
  }

  return {
    step: 1,
    *prepare() {},
    *isAtLeast(game, bound) {
      const value = yield* search(game, bound)
      return value >= bound ? { lower: value, upper: Infinity } : { lower: -Infinity, upper: value }
    },
    nodes: () => nodes,
  }
}

/** Successors, those that gain the mover most first. */
function ordered(variant: Variant, game: Game): readonly Game[] {
  const mover = game.position.toMove
  return successors(variant, game).toSorted((a, b) => leadOf(b.position, mover) - leadOf(a.position, mover))
}

/** What decides how a game goes on: the holes, who moves, and where the rules look at them, stores and quiet moves. */
export function keyOf(variant: Variant, { position, quiet }: Game): string {
  const needsStores = variant.end.when === 'majority'
  return `${position.toMove}${variant.end.quietMoves > 0 ? quiet : ''}:${
    needsStores ? position.seeds.join() : holesOnly(position).join()
  }`
}

function holesOnly({ seeds }: Position): readonly number[] {
  const n = seeds.length / 2 - 1
  return seeds.filter((_, slot) => !isStore(n, slot))
}
