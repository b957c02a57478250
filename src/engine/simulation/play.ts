import { type Agent, describeAgentProblem, parseAgent } from '../agents/agent'
import { createKernel, type Kernel } from '../kernel/kernel'
import type { Variant } from '../variant/variant'
import type { Bout, Stretch } from './bout'
import type { GameCounts } from './counts'
import { GameTally } from './gameTally'

/** How many games of a stretch are finished. */
export interface Played {
  readonly games: number
}

/** Plays a stretch of a bout in slices of some ten milliseconds and counts its games. */
export function* playStretch(
  bout: Omit<Bout, 'from' | 'to'>,
  { from, to }: Stretch,
  cuts: readonly number[],
): Generator<Played, GameCounts> {
  const tally = new GameTally(cuts)
  const agents = { first: agentOf(bout.first), second: agentOf(bout.second) }
  for (const table of kernelOf(bout.variant).playGames({ ...agents, seed: bout.seed, from, to })) {
    if (table.count > 0) tally.add(table)
    yield { games: tally.games }
  }
  return tally.counts()
}

let latest: { readonly key: string; readonly kernel: Kernel } | null = null

/** The kernel of a variant; the latest one is kept, because task after task asks for the same. */
function kernelOf(variant: Variant): Kernel {
  const key = JSON.stringify(variant)
  if (latest?.key !== key) latest = { key, kernel: createKernel(variant) }
  return latest.kernel
}

function agentOf(name: string): Agent {
  const agent = parseAgent(name)
  if (!agent.ok) throw new Error(describeAgentProblem(agent.error))
  return agent.value
}
