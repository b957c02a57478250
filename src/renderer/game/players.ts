import { AGENT_KINDS, agentName } from '../../engine/agents/agent'
import { describePlayer, parsePlayer, PERFECT } from '../../engine/players/player'
import { playerOf, STRATEGIES } from '../../engine/strategies/catalogue'
import { message, type Message, type Text } from '../../locales/message'
import { say, t } from '../locales/i18n'
import type { Option } from '../ui/fields/options'

/** Players who keep to a strategy. */
export function strategyOptions(): readonly Option<string>[] {
  const group = t('players.byStrategy')
  return STRATEGIES.map((strategy) => ({
    value: playerOf(strategy),
    label: say(strategy.name),
    group,
    hint: say(strategy.source),
  }))
}

/** The players offered, by group; those of the first have no group. */
const OFFERED: readonly (readonly [group: Message | null, players: readonly string[]])[] = [
  [null, ['human']],
  [message('players.byRule'), ['novice', 'greedy', 'maximal']],
  [message('players.countingAhead'), ['calculator:1', 'calculator:2', 'calculator:3', 'calculator:5']],
  [
    message('players.searching'),
    ['minimax:2', 'minimax:4', 'minimax:6', 'mcts:1000', 'mcts:10000', 'mcts:100000', PERFECT],
  ],
]

function offered(): readonly Option<string>[] {
  const agents = OFFERED.flatMap(([group, players]) =>
    players.map((player) => ({
      value: player,
      label: player === PERFECT ? t('players.perfectSmall') : playerInWords(player),
      ...(group ? { group: say(group) } : {}),
      ...hintOf(player),
    })),
  )
  return [...agents, ...strategyOptions()]
}

function hintOf(player: string): { readonly hint?: string } {
  if (player === PERFECT) return { hint: t('players.perfectPlays') }
  const plays: Text | undefined = AGENT_KINDS[agentName(player).kind as keyof typeof AGENT_KINDS]?.plays
  return plays ? { hint: say(plays) } : {}
}

/** Who can sit at a side; a player that is not offered but sits there is listed too. */
export function playerOptions(current: string): readonly Option<string>[] {
  const options = offered()
  return options.some(({ value }) => value === current)
    ? options
    : [...options, { value: current, label: playerInWords(current) }]
}

/** A player's name for people, in the language of the window. */
export function playerInWords(player: string): string {
  return player === 'human' ? t('players.you') : say(describePlayer(player))
}

/** Whether a name is that of a person, or of an agent or a strategy this program has. */
export function isPlayer(player: unknown): player is string {
  return typeof player === 'string' && (player === 'human' || parsePlayer(player).ok)
}
