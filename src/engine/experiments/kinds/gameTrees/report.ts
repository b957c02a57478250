import type { TreeNode } from '../../../strategies/tree'
import type { Report } from '../../report/report'
import { counted } from '../../report/wording'
import { nameOf } from '../../spec/sizes'
import type { GameTreesPart } from './run'
import type { GameTreesSpec } from './spec'

/** The trees' sizes and values, and their nodes. */
export function report(spec: GameTreesSpec, parts: ReadonlyMap<number, GameTreesPart>): Report {
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
          `${name} has ${counted(treeSize(nodes), 'node')} and value ${nodes[0]?.value ?? 0}.`,
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
        rows: found.map(({ name, holes, nodes }) => [name, holes, treeSize(nodes), nodes[0]?.value ?? null]),
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

/** How many nodes a tree has, folded ones included. */
export function treeSize(nodes: readonly TreeNode[]): number {
  return nodes.reduce((sum, { folded }) => sum + 1 + folded, 0)
}
