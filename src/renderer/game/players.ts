import { AGENT_KINDS, agentName } from '../../engine/agents/agent'
import { parsePlayer, PERFECT } from '../../engine/players/player'
import { playerOf, STRATEGIES } from '../../engine/strategies/catalogue'
import type { Option } from '../ui/fields/options'

/** Players who keep to a strategy. */
export const STRATEGY_OPTIONS: readonly Option<string>[] = STRATEGIES.map((strategy) => ({
  value: playerOf(strategy),
  label: strategy.name,
  group: 'Keeping to a strategy',
  hint: strategy.source,
}))

const OFFERED: readonly Option<string>[] = [
  { value: 'human', label: 'You' },
  { value: 'novice', label: 'Novice', group: 'By rule', hint: AGENT_KINDS.novice.plays },
  { value: 'greedy', label: 'Greedy', group: 'By rule', hint: AGENT_KINDS.greedy.plays },
  {
    value: 'maximal',
    label: 'Maximal',
    group: 'By rule',
    hint: AGENT_KINDS.maximal.plays,
  },
  {
    value: 'calculator:1',
    label: 'Calculator, 1 lap',
    group: 'Counting ahead',
    hint: AGENT_KINDS.calculator.plays,
  },
  { value: 'calculator:2', label: 'Calculator, 2 laps', group: 'Counting ahead' },
  { value: 'calculator:3', label: 'Calculator, 3 laps', group: 'Counting ahead' },
  { value: 'calculator:5', label: 'Calculator, 5 laps', group: 'Counting ahead' },
  { value: 'minimax:2', label: 'Minimax, 2 turns', group: 'Searching' },
  { value: 'minimax:4', label: 'Minimax, 4 turns', group: 'Searching' },
  { value: 'minimax:6', label: 'Minimax, 6 turns', group: 'Searching' },
  { value: 'mcts:1000', label: 'MCTS, 1,000 games', group: 'Searching' },
  { value: 'mcts:10000', label: 'MCTS, 10,000 games', group: 'Searching' },
  { value: 'mcts:100000', label: 'MCTS, 100,000 games', group: 'Searching' },
  { value: PERFECT, label: 'Perfect, small games', group: 'Searching', hint: 'Proves its moves' },
  ...STRATEGY_OPTIONS,
]

/** Who can sit at a side; a player that is not offered but sits there is listed too. */
export function playerOptions(current: string): readonly Option<string>[] {
  return OFFERED.some(({ value }) => value === current)
    ? OFFERED
    : [...OFFERED, { value: current, label: playerInWords(current) }]
}

/** A player's name for people. */
export function playerInWords(player: string): string {
  const offered = OFFERED.find(({ value }) => value === player)
  if (offered) return offered.label
  const { kind, number } = agentName(player)
  const { title = kind, parameter = null } = AGENT_KINDS[kind as keyof typeof AGENT_KINDS] ?? {}
  return number && parameter ? `${title}, ${number} ${parameter.counts}` : title
}

/** Whether a name is that of a person, or of an agent or a strategy this program has. */
export function isPlayer(player: unknown): player is string {
  return typeof player === 'string' && (player === 'human' || parsePlayer(player).ok)
}
