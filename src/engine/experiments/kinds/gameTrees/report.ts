import { message } from '../../../../locales/message'
import type { TreeNode } from '../../../strategies/tree'
import { sentences } from '../../report/amounts'
import { tableOf } from '../../report/columns'
import type { Report, Table } from '../../report/report'
import { SIDE_WORDS, type Words } from '../../report/words'
import { gameText, nameOf } from '../../spec/sizes'
import type { GameTreesPart } from './run'
import type { GameTreesSpec } from './spec'

/** The trees' sizes and values, and their nodes. */
export function report(spec: GameTreesSpec, parts: ReadonlyMap<number, GameTreesPart>): Report {
  const trees = spec.variants.flatMap((variant, index) => {
    const nodes = parts.get(index)
    const { holes } = variant.board
    const sized = { variant, holes, seeds: variant.start.seedsPerHole }
    const [name, title] = [nameOf(sized), gameText(sized)]
    return nodes ? [{ name, title, holes, nodes, size: treeSize(nodes), value: nodes[0]?.value ?? null }] : []
  })
  const words = Object.fromEntries(trees.map(({ name, title }) => [name, title]))
  return {
    finding: sentences(
      ...trees.map(({ title, size, value }) =>
        message('findings.tree', {
          game: title,
          nodes: message('amounts.nodes', { count: size }),
          value: value ?? 0,
        }),
      ),
    ),
    tables: [
      tableOf('trees', message('tables.trees'), trees, [
        { key: 'game', label: message('columns.game'), align: 'text', words, cell: ({ name }) => name },
        { key: 'holes', label: message('columns.holesPerSide'), cell: ({ holes }) => holes },
        { key: 'nodes', label: message('columns.nodes'), cell: ({ size }) => size },
        {
          key: 'value',
          label: message('columns.southMinusNorth'),
          unit: message('columns.seedsUnit'),
          cell: ({ value }) => value,
        },
      ]),
      nodeTable(
        trees.flatMap(({ name, nodes }) => nodes.map((node) => ({ name, ...node }))),
        words,
      ),
    ],
    charts: [],
    lines: [],
    caveats: [],
  }
}

function nodeTable(nodes: readonly (TreeNode & { readonly name: string })[], words: Words): Table {
  return tableOf('nodes', message('tables.nodes'), nodes, [
    { key: 'game', label: message('columns.game'), align: 'text', words, cell: ({ name }) => name },
    { key: 'node', label: message('columns.node'), cell: ({ id }) => id },
    { key: 'parent', label: message('columns.parent'), cell: ({ parent }) => parent },
    { key: 'by', label: message('columns.mover'), align: 'text', words: SIDE_WORDS, cell: ({ by }) => by },
    { key: 'choice', label: message('columns.move'), align: 'text', cell: ({ choice }) => choice },
    { key: 'position', label: message('columns.position'), align: 'text', cell: ({ position }) => position },
    { key: 'over', label: message('columns.over'), align: 'text', cell: ({ over }) => over },
    {
      key: 'value',
      label: message('columns.southMinusNorth'),
      unit: message('columns.seedsUnit'),
      cell: ({ value }) => value,
    },
    { key: 'folded', label: message('columns.folded'), cell: ({ folded }) => folded },
  ])
}

/** How many nodes a tree has, folded ones included. */
export function treeSize(nodes: readonly TreeNode[]): number {
  return nodes.reduce((sum, { folded }) => sum + 1 + folded, 0)
}
