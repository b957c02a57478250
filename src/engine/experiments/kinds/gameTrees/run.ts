import * as v from 'valibot'
import { grouped } from '../../../digits'
import { findStrategy } from '../../../strategies/catalogue'
import { gameTree, type TreeNode } from '../../../strategies/tree'
import type { Estimate, Progress, Task } from '../../contract/experiment'
import { countShape } from '../countsShape'
import type { GameTreesSpec } from './spec'

/** The nodes of one tree, parents before children. */
export type GameTreesPart = readonly TreeNode[]

/** What a part must look like. */
export const partShape: v.GenericSchema<unknown, GameTreesPart> = v.array(
  v.object({
    id: countShape,
    parent: v.nullable(countShape),
    depth: countShape,
    by: v.nullable(v.picklist(['south', 'north'])),
    choice: v.nullable(v.string()),
    position: v.string(),
    over: v.boolean(),
    value: v.number(),
    folded: countShape,
  }),
)

/** Larger trees are refused, and longer lists folded. */
const LIMITS = { listed: 400, grown: 100_000 } as const

/** One task for each tree. */
export function planGameTrees({ variants }: GameTreesSpec): readonly Task[] {
  return variants.map(({ board }, index) => ({ index, weight: 4 ** board.holes }))
}

/** About a second per tree. */
export function estimateGameTrees({ variants }: GameTreesSpec): Estimate {
  return { seconds: variants.length, memoryBytes: 50e6, csvBytes: 30_000 * variants.length }
}

/** Grows the tree of a task. */
export function* runGameTrees(spec: GameTreesSpec, task: Task): Generator<Progress, GameTreesPart> {
  yield { done: 0 }
  const variant = spec.variants[task.index]
  const nodes = variant ? gameTree(variant, findStrategy(spec.strategy) ?? null, LIMITS) : null
  if (!nodes) throw new Error(`This tree has more than ${grouped(LIMITS.grown)} nodes.`)
  return nodes
}
