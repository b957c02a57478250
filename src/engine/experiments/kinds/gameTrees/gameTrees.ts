import * as v from 'valibot'
import { ok, refuse, type Result } from '../../../result'
import { findStrategy } from '../../../strategies/catalogue'
import { gameTree, type TreeNode } from '../../../strategies/tree'
import type { Variant } from '../../../variant/variant'
import type { Experiment, Progress, SpecProblem, Task } from '../../contract/experiment'
import { readVariants } from '../../spec/readVariants'
import { nameOf } from '../../spec/sizes'
import type { Report } from '../../report/report'
import { shapeProblem } from '../../spec/specProblems'
import { countShape } from '../countsShape'
import { counted, inWords } from '../../report/wording'

/** Small games whose whole trees are grown; South keeps to a strategy where one is named. */
export interface GameTreesSpec {
  readonly variants: readonly Variant[]
  /** The id of a strategy, or empty: South may choose anything. */
  readonly strategy: string
}

/** The nodes of one tree, parents before children. */
export type GameTreesPart = readonly TreeNode[]

const partShape: v.GenericSchema<unknown, GameTreesPart> = v.array(
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

const SHAPE = v.strictObject({
  variants: v.pipe(v.array(v.unknown()), v.maxLength(20)),
  strategy: v.string(),
})

/** The trees of small games, ready to be drawn. */
export const gameTrees: Experiment<GameTreesSpec, Task, GameTreesPart> = {
  kind: 'gameTrees',
  title: 'Game trees',
  question: 'What can happen in a small game?',
  unit: 'trees',
  defaults: { variants: [], strategy: '' },
  parse,
  partShape,
  plan: (spec) => spec.variants.map(({ board }, index) => ({ index, weight: 4 ** board.holes })),
  estimate: (spec) => ({
    seconds: spec.variants.length,
    memoryBytes: 50e6,
    csvBytes: 30_000 * spec.variants.length,
  }),
  *run(spec, task): Generator<Progress, GameTreesPart> {
    yield { done: 0 }
    const variant = spec.variants[task.index]
    const nodes = variant ? gameTree(variant, findStrategy(spec.strategy) ?? null, LIMITS) : null
    if (!nodes) throw new Error(`This tree has more than ${inWords(LIMITS.grown)} nodes.`)
    return nodes
  },
  report,
}

function parse(input: unknown): Result<GameTreesSpec, readonly SpecProblem[]> {
  const shape = v.safeParse(SHAPE, input)
  if (!shape.success) return refuse(shape.issues.map((issue) => shapeProblem(issue)))
  const { variants, problems } = readVariants(shape.output.variants)
  if (problems.length > 0) return refuse(problems)
  const { strategy } = shape.output
  if (strategy !== '' && !findStrategy(strategy))
    return refuse([{ path: 'strategy', message: `“${strategy}” is no strategy.` }])
  return ok({ variants, strategy })
}

function report(spec: GameTreesSpec, parts: ReadonlyMap<number, GameTreesPart>): Report {
  const found = spec.variants.flatMap((variant, index) => {
    const nodes = parts.get(index)
    return nodes
      ? [
          {
            name: nameOf({ variant, holes: variant.board.holes, seeds: variant.start.seedsPerHole }),
            holes: variant.board.holes,
            nodes,
          },
        ]
      : []
  })
  return {
    finding: found
      .map(
        ({ name, nodes }) =>
          `${name} has ${counted(sizeOf(nodes), 'node')} and value ${nodes[0]?.value ?? 0}.`,
      )
      .join(' '),
    tables: [
      {
        id: 'trees',
        title: 'Trees',
        columns: [
          { key: 'game', label: 'Game', align: 'text' },
          { key: 'holes', label: 'Holes a side' },
          { key: 'nodes', label: 'Nodes' },
          { key: 'value', label: 'South less North', unit: 'seeds' },
        ],
        rows: found.map(({ name, holes, nodes }) => [name, holes, sizeOf(nodes), nodes[0]?.value ?? null]),
      },
      {
        id: 'nodes',
        title: 'Nodes',
        columns: [
          { key: 'game', label: 'Game', align: 'text' },
          { key: 'node', label: 'Node' },
          { key: 'parent', label: 'Parent' },
          { key: 'by', label: 'Mover', align: 'text' },
          { key: 'choice', label: 'Choice', align: 'text' },
          { key: 'position', label: 'Position', align: 'text' },
          { key: 'over', label: 'Over', align: 'text' },
          { key: 'value', label: 'South less North', unit: 'seeds' },
          { key: 'folded', label: 'Nodes folded below' },
        ],
        rows: found.flatMap(({ name, nodes }) =>
          nodes.map((node) => [
            name,
            node.id,
            node.parent,
            node.by,
            node.choice,
            node.position,
            node.over,
            node.value,
            node.folded,
          ]),
        ),
      },
    ],
    charts: [],
    lines: [],
    caveats: [],
  }
}

function sizeOf(nodes: readonly TreeNode[]): number {
  return nodes.reduce((sum, { folded }) => sum + 1 + folded, 0)
}
