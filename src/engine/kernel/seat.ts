import { numberOf, type Agent } from '../agents/agent'
import { AgentKind, AgentRecord } from './assembly/shared/agentCodes'
import { StrategyRecord, StrategyRule } from './assembly/shared/strategyCodes'
import type { GamesExports } from './gamesProgram'

/** Whoever plays whole games in the kernel. */
export type Seated = Agent | KeepsTo

/** A strategy as the kernel reads it, for one variant: holes by number, and each rule with the number that goes with it. */
export interface KeepsTo {
  readonly kind: 'strategy'
  /** Scripted holes, from 1; what is no hole of the board is left to the rules. */
  readonly opening: readonly number[]
  readonly rules: readonly (readonly [rule: keyof typeof StrategyRule, number: number])[]
}

/** Gives a side its player. */
export function seat(kernel: GamesExports, side: number, player: Seated): void {
  const view = new DataView(kernel.memory.buffer, kernel.AGENTS.value + side * AgentRecord.size)
  view.setInt32(AgentRecord.kind, AgentKind[player.kind], true)
  view.setInt32(AgentRecord.number, player.kind === 'strategy' ? 0 : numberOf(player), true)
  if (player.kind === 'strategy') writeStrategy(kernel, side, player)
}

function writeStrategy(kernel: GamesExports, side: number, { opening, rules }: KeepsTo): void {
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
