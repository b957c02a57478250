import { formatChoice, formatPosition } from '../board/notation'
import type { Side } from '../board/position'
import type { Choice } from '../board/choice'
import type { Game } from '../rules/game'
import { legal } from '../rules/legal'
import { start } from '../rules/match'
import { after } from '../solver/oneRound'
import { finalScore } from '../solver/prover'
import { scoreOf } from '../variant/support'
import type { Variant } from '../variant/variant'
import { nextOf } from './check'
import { BLANK, type Memory } from './recommend'
import type { Strategy } from './strategy'

/** A node of a game's tree, ready to be drawn. Nodes are listed parents first; the root is 0. */
export interface TreeNode {
  readonly id: number
  readonly parent: number | null
  readonly depth: number
  /** Who chose, and what, to come here; null at the root. */
  readonly by: Side | null
  readonly choice: string | null
  readonly position: string
  readonly over: boolean
  /** South's seeds minus North's at the end, under best play within the tree. */
  readonly value: number
  /** Nodes below that are not listed, because the tree is folded here. */
  readonly folded: number
}

/** A tree of up to this many nodes is listed completely; larger ones are folded from below. */
interface TreeLimits {
  readonly listed: number
  /** Trees with more nodes than this are refused. */
  readonly grown: number
}

interface Grown {
  readonly game: Game
  readonly by: Side | null
  readonly choice: Choice | null
  readonly below: Grown[]
  readonly size: number
  readonly value: number
}

/** Nodes grown in a slice: some ten milliseconds. */
const SLICE = 100

/** The tree of a game; South follows a strategy if one is given. Yields how much has grown. Null if it is larger than the limit. */
export function* gameTree(
  variant: Variant,
  strategy: Strategy | null,
  limits: TreeLimits,
): Generator<number, readonly TreeNode[] | null> {
  const score = scoreOf(variant)
  let count = 0
  function* grow(
    game: Game,
    memory: Memory,
    by: Side | null,
    choice: Choice | null,
  ): Generator<number, Grown | null> {
    if (++count > limits.grown) return null
    if (count % SLICE === 0) yield count
    const below: Grown[] = []
    for (const { choice: next, node } of followers(variant, strategy, game, memory)) {
      const grown = yield* grow(node.game, node.memory, game.position.toMove, next)
      if (!grown) return null
      below.push(grown)
    }
    const values = below.map(({ value }) => value)
    const south = game.position.toMove === 'south'
    const value = below.length === 0 ? finalScore({ score }, game) : (south ? Math.max : Math.min)(...values)
    return { game, by, choice, below, size: below.reduce((sum, { size }) => sum + size, 1), value }
  }
  const root = yield* grow(start(variant), BLANK, null, null)
  return root && list(root, limits.listed)
}

function followers(variant: Variant, strategy: Strategy | null, game: Game, memory: Memory) {
  if (game.phase === 'over') return []
  if (!strategy) {
    return legal(variant, game).map((choice) => ({
      choice,
      node: { game: after(variant, game, choice), memory },
    }))
  }
  return nextOf(variant, strategy, { game, memory }).map(({ choice, next }) => ({ choice, node: next }))
}

/** Lists level by level until the limit; what does not fit is counted on the node above it. */
function list(root: Grown, limit: number): readonly TreeNode[] {
  const nodes: TreeNode[] = []
  let level: { readonly of: Grown; readonly parent: number | null }[] = [{ of: root, parent: null }]
  for (let depth = 0; level.length > 0; depth++) {
    const below = level.flatMap(({ of }) => of.below)
    const folds = nodes.length + level.length + below.length > limit
    const next: typeof level = []
    for (const { of, parent } of level) {
      const id = nodes.length
      nodes.push({
        id,
        parent,
        depth,
        by: of.by,
        choice: of.choice && formatChoice(of.choice),
        position: formatPosition(of.game.position),
        over: of.game.phase === 'over',
        value: of.value,
        folded: folds ? of.size - 1 : 0,
      })
      if (!folds) next.push(...of.below.map((grown) => ({ of: grown, parent: id })))
    }
    level = next
  }
  return nodes
}
