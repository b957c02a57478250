import { budgetOf, numberOf, remembers, SEARCH_BUDGET, type Agent } from '../agents/agent'
import { AgentKind, AgentRecord } from './assembly/shared/agentCodes'
import { StrategyRecord, StrategyRule } from './assembly/shared/strategyCodes'
import type { Learned } from '../agents/learned'
import type { Variant } from '../variant/variant'
import type { KernelGame } from './gameMemory'
import type { GamesExports } from './gamesProgram'
import { networkFor, writeNetwork } from './network'

/** Whoever plays whole games in the kernel. */
export type Seated = Agent | Learned | KernelStrategy | Asked

/** A strategy as the kernel reads it, for one variant: holes by number, and each rule with the number that goes with it. */
export interface KernelStrategy {
  readonly kind: 'strategy'
  /** Scripted holes, from 1; holes that are not on the board are left to the rules. */
  readonly opening: readonly number[]
  readonly rules: readonly (readonly [rule: keyof typeof StrategyRule, number: number])[]
}

/** A player outside the kernel, asked for each choice. */
export interface Asked {
  readonly kind: 'asked'
  /**
   * The choices that are equally good, a bit for each code of gameMemory.ts; the kernel chooses among them at random.
   * The key identifies the board, who is to move and the moves without a capture; reading the game takes longer.
   */
  readonly equals: (key: string, read: () => KernelGame) => Generator<void, bigint>
}

/** Sets the player of a side. */
export function seat(kernel: GamesExports, variant: Variant, side: number, player: Seated): void {
  // More room may replace the memory that a view looks at.
  if ('network' in player) seatNetwork(kernel, variant, side, player)
  const memory = hasMemory(player)
  if (memory && !kernel.makeMemory()) throw new Error('There is not enough memory for a search')
  const view = new DataView(kernel.memory.buffer, kernel.AGENTS.value + side * AgentRecord.size)
  view.setInt32(AgentRecord.kind, AgentKind[player.kind], true)
  view.setInt32(AgentRecord.number, numberIn(player), true)
  view.setInt32(AgentRecord.nodes, nodesIn(player), true)
  view.setInt32(AgentRecord.slips, ('slips' in player && player.slips) || 0, true)
  view.setInt32(AgentRecord.memory, Number(memory), true)
  if (player.kind === 'strategy') writeStrategy(kernel, side, player)
}

function numberIn(player: Seated): number {
  if (player.kind === 'strategy' || player.kind === 'asked') return 0
  return 'network' in player ? player.number : numberOf(player)
}

function nodesIn(player: Seated): number {
  if (player.kind === 'strategy' || player.kind === 'asked') return 0
  return 'network' in player ? (player.nodes ?? SEARCH_BUDGET.usual) : budgetOf(player)
}

function hasMemory(player: Seated): boolean {
  if (player.kind === 'strategy' || player.kind === 'asked') return false
  return 'network' in player ? player.memory === true : remembers(player)
}

function seatNetwork(kernel: GamesExports, variant: Variant, side: number, player: Learned): void {
  if (!kernel.makeRoom()) throw new Error('There is not enough memory for a network')
  writeNetwork(kernel.memory.buffer, kernel.networkOf(side), networkFor(player, variant))
}

function writeStrategy(kernel: GamesExports, side: number, { opening, rules }: KernelStrategy): void {
  if (
    opening.length > Number(StrategyRecord.mostOpenings) ||
    rules.length > Number(StrategyRecord.mostRules)
  ) {
    throw new Error('A strategy is too long for the kernel')
  }
  const view = new DataView(kernel.memory.buffer, kernel.STRATEGIES.value + side * StrategyRecord.size)
  view.setUint8(StrategyRecord.openingCount, opening.length)
  view.setUint8(StrategyRecord.ruleCount, rules.length)
  opening.forEach((hole, place) => view.setInt8(StrategyRecord.opening + place, hole))
  rules.forEach(([rule, number], place) => {
    view.setUint8(StrategyRecord.rules + 2 * place, StrategyRule[rule])
    view.setInt8(StrategyRecord.rules + 2 * place + 1, number)
  })
}
