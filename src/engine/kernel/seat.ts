import { numberOf, type Agent } from '../agents/agent'
import { AgentKind, AgentRecord } from './assembly/shared/agentCodes'
import { StrategyRecord, StrategyRule } from './assembly/shared/strategyCodes'
import type { KernelGame } from './gameMemory'
import type { GamesExports } from './gamesProgram'

/** Whoever plays whole games in the kernel. */
export type Seated = Agent | KeepsTo | Asked

/** A strategy as the kernel reads it, for one variant: holes by number, and each rule with the number that goes with it. */
export interface KeepsTo {
  readonly kind: 'strategy'
  /** Scripted holes, from 1; what is no hole of the board is left to the rules. */
  readonly opening: readonly number[]
  readonly rules: readonly (readonly [rule: keyof typeof StrategyRule, number: number])[]
}

/** A player who is asked beyond the kernel, choice by choice. */
export interface Asked {
  readonly kind: 'asked'
  /**
   * The choices that are equally good, a bit for each code of gameMemory.ts; luck decides among them in the kernel. The
   * key names the board, who is to move and the moves without a capture; to read the game takes longer.
   */
  readonly equals: (key: string, read: () => KernelGame) => Generator<void, bigint>
}

/** Gives a side its player. */
export function seat(kernel: GamesExports, side: number, player: Seated): void {
  const view = new DataView(kernel.memory.buffer, kernel.AGENTS.value + side * AgentRecord.size)
  view.setInt32(AgentRecord.kind, AgentKind[player.kind], true)
  const named = player.kind === 'strategy' || player.kind === 'asked' ? null : player
  view.setInt32(AgentRecord.number, named === null ? 0 : numberOf(named), true)
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
