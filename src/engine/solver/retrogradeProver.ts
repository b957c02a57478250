import { isStore, sideOf, type Position } from '../board/position'
import type { Game } from '../rules/game'
import type { Variant } from '../variant/variant'
import { keyOf, oneRoundOf, successors } from './oneRound'
import { leadOf, seedsInPlay, type Bounds, type Prover } from './prover'
import { playOut } from './playOut'
import { through } from './through'

/** A position that play can reach, with what its moves lead to; values are South's gain less North's, from here on. */
interface Node {
  readonly southMoves: boolean
  readonly inPlay: number
  /** Seeds on South's side less those on North's: what sharing by side would give South. */
  readonly share: number
  readonly moves: { readonly gain: number; readonly to: number }[]
  /** What South can force in finitely many moves, and what North cannot prevent. */
  least: number
  most: number
}

/** Moves played, or values looked at, in a slice. */
const SLICE = 300
const SWEEP_SLICE = 100_000
/** What one position takes, roughly, in bytes. */
const NODE_BYTES = 700
/** Moves played to settle a game whose value hangs on where its circles began. */
const OPEN_BUDGET = 20_000

/**
 * A prover for variants in which play can go round in circles: lists every position that can be reached and works
 * backwards from the ends. Where neither player can force an end, the round is stopped by repetition; then the value
 * lies between the least and the most that stopping can give. If these differ, games are played out with all that came
 * before them, as far as a budget goes.
 */
export function createRetrogradeProver(variant: Variant, root: Game, memoryBytes: number): Prover {
  const oneRound = oneRoundOf(variant)
  const limit = Math.floor(memoryBytes / NODE_BYTES)
  const numbers = new Map<string, number>()
  const nodes: Node[] = []
  let looked = 0

  function numberOf(game: Game, queue: Game[]): number {
    const key = keyOf(oneRound, game)
    const found = numbers.get(key)
    if (found !== undefined) return found
    if (nodes.length >= limit) throw new Error('More positions than the memory given can hold')
    const inPlay = seedsInPlay(game.position)
    const southMoves = game.position.toMove === 'south'
    const share = shareOf(game.position)
    nodes.push({ southMoves, inPlay, share, moves: [], least: -Infinity, most: Infinity })
    numbers.set(key, nodes.length - 1)
    queue.push({ ...game, seen: [] })
    return nodes.length - 1
  }

  function* list(): Generator<number, void> {
    const queue: Game[] = []
    numberOf(root, queue)
    for (let at = 0; at < queue.length; at++) {
      const game = queue[at]!
      for (const next of successors(oneRound, game)) {
        if (++looked % SLICE === 0) yield (0.9 * at) / queue.length
        const gain = leadOf(next.position, 'south') - leadOf(game.position, 'south')
        nodes[at]!.moves.push({ gain, to: next.phase === 'over' ? -1 : numberOf(next, queue) })
      }
    }
  }

  /** Seeds in play never grow, so positions with fewer are settled first; sweeps repeat until nothing changes. */
  function* sweep(): Generator<number, void> {
    const sizes = [...new Set(nodes.map(({ inPlay }) => inPlay))].sort((a, b) => a - b)
    for (const size of sizes) {
      const layer = nodes.filter(({ inPlay }) => inPlay === size)
      for (let changed = true; changed;) {
        changed = false
        for (const node of layer) {
          if (++looked % SWEEP_SLICE === 0) yield 0.95
          const least = backUp(nodes, node, 'least')
          const most = backUp(nodes, node, 'most')
          if (least !== node.least || most !== node.most) changed = true
          node.least = least
          node.most = most
        }
      }
      settleCircles(oneRound, layer)
    }
  }

  /** What is known of a game for South, whatever came before it. */
  function boundsOf(game: Game): Bounds {
    const { least, most } = nodes[numbers.get(keyOf(oneRound, game))!]!
    return { lower: least, upper: most }
  }

  return {
    step: 1,
    *prepare() {
      yield* list()
      yield* sweep()
    },
    *isAtLeast(game, bound): Generator<void, Bounds> {
      const sign = game.position.toMove === 'south' ? 1 : -1
      const known = forMover(boundsOf(game), sign)
      if (known.lower >= bound || known.upper < bound) return known
      const proven = yield* through(playOut(oneRound, game, boundsOf, OPEN_BUDGET), () => undefined)
      return forMover(proven, sign)
    },
    nodes: () => nodes.length,
  }
}

function forMover({ lower, upper }: Bounds, sign: 1 | -1): Bounds {
  return sign === 1 ? { lower, upper } : { lower: -upper, upper: -lower }
}

function backUp(nodes: readonly Node[], { southMoves, moves }: Node, bound: 'least' | 'most'): number {
  const values = moves.map(({ gain, to }) => (to < 0 ? gain : gain + nodes[to]![bound]))
  return southMoves ? Math.max(...values) : Math.min(...values)
}

/** Puts what a stopped round can give in the place of play without end. */
function settleCircles(variant: Variant, layer: readonly Node[]): void {
  const shares = layer.map(({ share, inPlay }) =>
    variant.end.repetition === 'shareBySide' ? [share, share] : [-inPlay, inPlay],
  )
  const lowest = shares.reduce((low, [share]) => Math.min(low, share!), Infinity)
  const highest = shares.reduce((high, [, share]) => Math.max(high, share!), -Infinity)
  for (const node of layer) {
    const { least, most } = node
    node.least = Math.max(least, Math.min(most, lowest))
    node.most = Math.max(least, Math.min(most, highest))
  }
}

function shareOf({ seeds }: Position): number {
  const n = seeds.length / 2 - 1
  return seeds.reduce(
    (sum, count, slot) => (isStore(n, slot) ? sum : sum + (sideOf(n, slot) === 'south' ? count : -count)),
    0,
  )
}
