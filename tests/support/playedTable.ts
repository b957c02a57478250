import { seedsInPlay, storeOf, type Position } from '../../src/engine/board/position'
import type { Game } from '../../src/engine/rules/game'
import { legal } from '../../src/engine/rules/legal'
import { start } from '../../src/engine/rules/match'
import { after, oneRoundOf } from '../../src/engine/solver/oneRound'
import { leadOf } from '../../src/engine/solver/prover'
import type { Variant } from '../../src/engine/variant/variant'

/** Ends by which a round is stopped: they gain nothing more. */
const STOPPED: readonly (string | null)[] = ['repetition', 'quietMoves', 'endlessRelay', 'endless']

interface Node {
  readonly game: Game
  value: number
  moves: readonly { readonly gain: number; readonly sign: number; readonly to: Node | null }[]
}

/**
 * Values of positions with the reference rules, starting at zero and updated from their moves until nothing changes.
 */
export function playedValues(
  variant: Variant,
  most: number,
): readonly { readonly position: Position; readonly value: number }[] {
  const rules = oneRoundOf(variant)
  const root = { ...start(rules), phase: 'play', seen: [], quiet: 0, hands: null } as const
  const nodes = new Map<string, Node>()
  const queue: Node[] = []

  function nodeOf(game: Game): Node {
    const { toMove, seeds } = game.position
    const key = `${toMove} ${withoutStores(variant.board.holes, seeds).join()}`
    let node = nodes.get(key)
    if (node === undefined) {
      nodes.set(key, (node = { game: { ...game, seen: [] }, value: 0, moves: [] }))
      queue.push(node)
    }
    return node
  }

  const asked = positionsUpTo(variant, most).map((position) => nodeOf({ ...root, position } as Game))
  for (const node of queue) {
    const side = node.game.position.toMove
    node.moves = legal(rules, node.game).map((choice) => {
      const next = after(rules, node.game, choice)
      const gain = leadOf(next.position, side) - leadOf(node.game.position, side)
      if (next.phase === 'over') return { gain: STOPPED.includes(next.ended) ? 0 : gain, sign: 0, to: null }
      return { gain, sign: next.position.toMove === side ? 1 : -1, to: nodeOf(next) }
    })
  }
  for (let changed = true; changed;) {
    changed = false
    for (const node of queue) {
      if (node.moves.length === 0) continue
      const value = Math.max(...node.moves.map(({ gain, sign, to }) => gain + (to ? sign * to.value : 0)))
      changed ||= value !== node.value
      node.value = value
    }
  }
  return asked
    .filter(({ moves }) => moves.length > 0)
    .map(({ game, value }) => ({ position: game.position, value }))
}

function withoutStores(n: number, seeds: readonly number[]): readonly number[] {
  return seeds.filter((_, slot) => slot !== storeOf(n, 'south') && slot !== storeOf(n, 'north'))
}

/** Positions with seeds on both sides and more than a round would end at, South to move. */
function positionsUpTo({ board: { holes }, end }: Variant, most: number): readonly Position[] {
  const found: Position[] = []
  const fill = (slot: number, left: number, seeds: readonly number[]): void => {
    if (slot === 2 * holes + 2) {
      const position: Position = { seeds, burnt: [], toMove: 'south' }
      const [south, north] = [seeds.slice(0, holes), seeds.slice(holes + 1)].map((side) =>
        side.some((count) => count > 0),
      )
      if (south && north && seedsInPlay(position) > end.few) found.push(position)
      return
    }
    const isStore = slot === storeOf(holes, 'south') || slot === storeOf(holes, 'north')
    for (let count = 0; count <= (isStore ? 0 : left); count++)
      fill(slot + 1, left - count, [...seeds, count])
  }
  fill(0, most, [])
  return found
}
