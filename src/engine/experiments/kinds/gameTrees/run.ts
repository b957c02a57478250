import * as v from 'valibot'
import { findStrategy } from '../../../strategies/catalogue'
import { gameTree, type TreeNode } from '../../../strategies/tree'
import type { Variant } from '../../../variant/variant'
import { countShape } from '../partShapes'
import type { GameTreesSpec } from './spec'
import { Refusal } from '../../../refusal'
import { message } from '../../../../locales/message'

/** The nodes of one tree, parents before children. */
export type GameTreesPart = readonly TreeNode[]

/** The shape of a part. */
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

/** Larger trees are rejected, and longer lists are folded. */
const LIMITS = { listed: 400, grown: 100_000 } as const

/** Grows the tree of a variant; yields how much has grown. */
export function* growTree(variant: Variant, { strategy }: GameTreesSpec): Generator<number, GameTreesPart> {
  const nodes = yield* gameTree(variant, findStrategy(strategy) ?? null, LIMITS)
  if (!nodes) throw new Refusal(message('workers.treeTooLarge', { count: LIMITS.grown }))
  return nodes
}
