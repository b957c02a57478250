import type { TreeNode } from '../../../strategies/tree'
import { tableOf } from '../../report/columns'
import type { Report, Table } from '../../report/report'
import { counted } from '../../report/wording'
import { nameOf } from '../../spec/sizes'
import type { GameTreesPart } from './run'
import type { GameTreesSpec } from './spec'

/** The trees' sizes and values, and their nodes. */
export function report(spec: GameTreesSpec, parts: ReadonlyMap<number, GameTreesPart>): Report {
  const trees = spec.variants.flatMap((variant, index) => {
    const nodes = parts.get(index)
    const { holes } = variant.board
    const name = nameOf({ variant, holes, seeds: variant.start.seedsPerHole })
    return nodes ? [{ name, holes, nodes, size: treeSize(nodes), value: nodes[0]?.value ?? null }] : []
  })
  return {
    finding: trees
      .map(({ name, size, value }) => `${name} has ${counted(size, 'node')} and value ${value ?? 0}.`)
      .join(' '),
    tables: [
      tableOf('trees', 'Trees', trees, [
        { key: 'game', label: 'Game', align: 'text', cell: ({ name }) => name },
        { key: 'holes', label: 'Holes a side', cell: ({ holes }) => holes },
        { key: 'nodes', label: 'Nodes', cell: ({ size }) => size },
        { key: 'value', label: 'South less North', unit: 'seeds', cell: ({ value }) => value },
      ]),
      nodeTable(trees.flatMap(({ name, nodes }) => nodes.map((node) => ({ name, ...node })))),
    ],
    charts: [],
    lines: [],
    caveats: [],
  }
}

function nodeTable(nodes: readonly (TreeNode & { readonly name: string })[]): Table {
  return tableOf('nodes', 'Nodes', nodes, [
    { key: 'game', label: 'Game', align: 'text', cell: ({ name }) => name },
    { key: 'node', label: 'Node', cell: ({ id }) => id },
    { key: 'parent', label: 'Parent', cell: ({ parent }) => parent },
    { key: 'by', label: 'Mover', align: 'text', cell: ({ by }) => by },
    { key: 'choice', label: 'Choice', align: 'text', cell: ({ choice }) => choice },
    { key: 'position', label: 'Position', align: 'text', cell: ({ position }) => position },
    { key: 'over', label: 'Over', align: 'text', cell: ({ over }) => over },
    { key: 'value', label: 'South less North', unit: 'seeds', cell: ({ value }) => value },
    { key: 'folded', label: 'Nodes folded below', cell: ({ folded }) => folded },
  ])
}

/** How many nodes a tree has, folded ones included. */
export function treeSize(nodes: readonly TreeNode[]): number {
  return nodes.reduce((sum, { folded }) => sum + 1 + folded, 0)
}
