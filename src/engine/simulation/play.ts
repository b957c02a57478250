import { type Agent, describeAgentProblem, parseAgent } from '../agents/agent'
import type { GameTable } from '../kernel/gameTable'
import type { Bout, Stretch } from './bout'
import type { GameCounts } from './counts'
import { GameTally } from './gameTally'
import { kernelOf } from './kernelOf'

/** How many games of a stretch are finished. */
export interface Played {
  readonly games: number
}

/** Plays a stretch of a bout in slices of some ten milliseconds and counts its games; `also` may look at them too. */
export function* playStretch(
  bout: Omit<Bout, 'from' | 'to'>,
  { from, to }: Stretch,
  cuts: readonly number[],
  also?: (table: GameTable) => void,
): Generator<Played, GameCounts> {
  const tally = new GameTally(cuts)
  const agents = { first: agentOf(bout.first), second: agentOf(bout.second) }
  for (const table of kernelOf(bout.variant).playGames({ ...agents, seed: bout.seed, from, to })) {
    if (table.count > 0) {
      tally.add(table)
      also?.(table)
    }
    yield { games: tally.games }
  }
  return tally.counts()
}

/** The agent of a name that has been checked before; throws on any other. */
export function agentOf(name: string): Agent {
  const agent = parseAgent(name)
  if (!agent.ok) throw new Error(describeAgentProblem(agent.error))
  return agent.value
}
