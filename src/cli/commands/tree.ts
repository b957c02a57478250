import type { Command } from 'commander'
import { unknownStrategy } from '../../engine/experiments/spec/strategyShape'
import { oneRoundOf } from '../../engine/solver/oneRound'
import { findStrategy, STRATEGIES } from '../../engine/strategies/catalogue'
import { gameTree, type TreeNode } from '../../engine/strategies/tree'
import { BadInput } from '../options/badInput'
import { whole } from '../options/numbers'
import { addOutputOptions, print, type OutputOptions } from '../output/output'
import {
  addVariantOptions,
  readVariant,
  seedsFollowHoles,
  type VariantOptions,
} from '../options/variantOption'
import { message } from '../../locales/message'
import { speech, t } from '../output/language'
import { createStatusLine } from '../output/statusLine'

interface TreeOptions extends VariantOptions, OutputOptions {
  readonly strategy?: string
  readonly nodes: number
  readonly progress?: boolean
}

const MOST_GROWN = 200_000
const IDS = STRATEGIES.map(({ id }) => id).join(', ')

/** `tree` lists the tree of a small game, folded where it is large. */
export function register(program: Command): void {
  const command = program.command('tree').description(t('commands.tree'))
  addVariantOptions(command, 'kalah-alt')
  command.option('--strategy <ID>', t('options.strategy', { strategies: IDS }))
  command.option('--nodes <N>', t('options.nodes'), whole(1, 1_000_000), 500)
  command.option('--progress', t('options.progress'))
  addOutputOptions(command, 'json').action((options: TreeOptions) => {
    const variant = oneRoundOf(
      readVariant({ ...options, holes: options.holes ?? 3, seeds: options.seeds ?? usualSeeds(options) }),
    )
    const strategy = options.strategy === undefined ? null : findStrategy(options.strategy)
    if (strategy === undefined) throw new BadInput('--strategy', unknownStrategy(options.strategy ?? ''))
    const line = createStatusLine(options.progress)
    const growing = gameTree(variant, strategy, { listed: options.nodes, grown: MOST_GROWN })
    let step = growing.next()
    for (; !step.done; step = growing.next()) {
      const count = step.value
      line.tell(() => t('printed.treeGrown', { count }))
    }
    line.clear()
    const nodes = step.value
    if (!nodes) throw new BadInput('--holes', message('refusals.treeTooLarge', { nodes: MOST_GROWN }))
    const text = depthFirst(nodes).map(lineOf).join('\n')
    const spec = { variant, strategy: options.strategy ?? null, nodes: options.nodes }
    print(options, { json: { nodes }, text }, { kind: 'tree', spec })
  })
}

function usualSeeds({ variant = '' }: TreeOptions): number | undefined {
  return seedsFollowHoles(variant) ? undefined : 1
}

function lineOf({ depth, by, choice, position, over, value, folded }: TreeNode): string {
  const move = by ? `${by === 'south' ? 'S' : 'N'} ${choice}` : t('printed.treeStart')
  const more = folded > 0 ? ` ${t('printed.treeFolded', { count: folded })}` : ''
  const ends = over ? t('printed.treeEnd', { value }) : speech.formats.number(value)
  return `${'  '.repeat(depth)}${move}  ${position}  ${ends}${more}`
}

function depthFirst(nodes: readonly TreeNode[]): readonly TreeNode[] {
  const children = new Map<TreeNode['parent'], TreeNode[]>()
  for (const node of nodes) children.set(node.parent, [...(children.get(node.parent) ?? []), node])
  const from = (node: TreeNode): readonly TreeNode[] => [
    node,
    ...(children.get(node.id) ?? []).flatMap((child) => from(child)),
  ]
  return from(nodes[0]!)
}
