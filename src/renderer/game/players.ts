import { AGENT_KINDS, agentName, numberOf } from '../../engine/agents/agent'
import { namesOf } from '../../engine/agents/learned'
import { cannotPlay, gameOf, learnedFor, cannotAsk } from '../../engine/players/cannotPlay'
import { LEVELS, levelOf, levelsFor, playerAt, type LevelId } from '../../engine/players/levels'
import { playerOfProgram } from '../../engine/players/outside'
import { tooLargeToPlay } from '../../engine/players/perfectReach'
import { describePlayer, parsePlayer, PERFECT } from '../../engine/players/player'
import { SHIPPED } from '../../engine/players/shipped'
import { playerOf, STRATEGIES } from '../../engine/strategies/catalogue'
import type { Variant } from '../../engine/variant/variant'
import { message, type Message, type Text } from '../../locales/message'
import { say, t } from '../locales/i18n'
import { programs } from '../platform/programs'
import { ownPlayers } from '../storage/stores/playersStore'
import { ownStrategies } from '../storage/stores/strategiesStore'
import type { Option } from '../ui/fields/options'

/** Players who follow a strategy. */
export function strategyOptions(): readonly Option<string>[] {
  const group = t('players.byStrategy')
  return [...ownStrategies.value.map(({ strategy }) => strategy), ...STRATEGIES].map((strategy) => ({
    value: playerOf(strategy),
    label: say(strategy.name),
    group,
    hint: say(strategy.source),
  }))
}

/** Programs from outside that the user has added and that can play a game, or any game. */
export function programOptions(variant?: Variant): readonly Option<string>[] {
  const group = t('programs.group')
  return programs.value.flatMap(({ player, name, command }) =>
    player === null || (variant && cannotAsk(player, variant) !== null)
      ? []
      : [{ value: playerOfProgram(player), label: name, group, hint: command }],
  )
}

/** Whom the Board offers to ask about a position: programs and strategies of the user's own. */
export function advisers(variant: Variant): readonly Option<string>[] {
  const own = ownStrategies.value.map(({ strategy }) => playerOf(strategy))
  return [...strategyOptions().filter(({ value }) => own.includes(value)), ...programOptions(variant)]
}

/** Every player with a network, whichever game it was trained for. */
export function learnedOptions(): readonly Option<string>[] {
  return networkIds().flatMap((id) =>
    namesOf(id).map((player) => learnedOption(player, gameOf(id)?.name ?? id)),
  )
}

/** Networks that come with the program, and the user's own, as they come and go. */
function networkIds(): readonly string[] {
  return [...SHIPPED, ...ownPlayers.value].map(({ id }) => id)
}

function learnedOption(player: string, group: string): Option<string> {
  return { value: player, label: playerInWords(player), group }
}

/** The players offered in addition to the levels, by group. */
const OFFERED: readonly (readonly [group: Message, players: readonly string[]])[] = [
  [message('players.byRule'), ['novice', 'greedy', 'maximal']],
  [message('players.countingAhead'), ['calculator:1', 'calculator:2', 'calculator:3', 'calculator:5']],
  [
    message('players.searching'),
    ['minimax:2', 'minimax:4', 'minimax:6', 'mcts:1000', 'mcts:10000', 'mcts:100000', PERFECT],
  ],
]

/** A person and the levels of a game first; then everyone else who can play it, by name. Nobody is listed twice. */
function offered(variant: Variant): readonly Option<string>[] {
  const levels = levelOptions(variant)
  const agents = OFFERED.flatMap(([group, players]) =>
    players
      .filter((player) => player !== PERFECT || tooLargeToPlay(variant) === null)
      .map((player) => ({
        value: player,
        label: playerInWords(player),
        group: t('levels.more', { group }),
        ...hintOf(player),
      })),
  )
  const learned = learnedFor(variant, networkIds()).map((player) =>
    learnedOption(player, t('levels.more', { group: t('learned.trained') })),
  )
  const others = [...agents, ...learned].filter(({ value }) => levelOf(variant, value) === null)
  return [
    { value: 'human', label: t('players.you') },
    ...levels,
    ...others,
    ...strategyOptions(),
    ...programOptions(variant),
  ]
}

/** The levels of a game as options. */
export function levelOptions(variant: Variant): readonly Option<string>[] {
  return levelsFor(variant).map(({ id, player }, at) => ({
    value: player,
    label: t('levels.numbered', { number: at + 1, level: t(`levels.${id}`) }),
    group: t('levels.title'),
    hint: t('levels.inExperiments', { plays: stylePlayed(player), player: playerInWords(player) }),
  }))
}

/** The levels of any game by the names that specs give them; who plays is decided by the game. */
export function namedLevels(): readonly Option<string>[] {
  return LEVELS.map((id, at) => ({
    value: `level:${at + 1}`,
    label: t('levels.numbered', { number: at + 1, level: t(`levels.${id}`) }),
    group: t('levels.title'),
  }))
}

/** The level above or below that of a player, and who plays it; null if there is none. */
export function levelBeside(
  variant: Variant,
  player: string,
  step: -1 | 1,
): { readonly id: LevelId; readonly player: string } | null {
  const level = levelOf(variant, player)
  return level === null ? null : (levelsFor(variant)[LEVELS.indexOf(level) + step] ?? null)
}

/** How somebody plays, in a sentence or two that everybody understands. */
function stylePlayed(name: string): string {
  const parsed = parsePlayer(name)
  if (!parsed.ok) return ''
  const { value: player } = parsed
  if (player.kind === 'perfect') return t('levels.provesMoves')
  if (player.kind === 'learned') return t('levels.hasLearned')
  if (player.kind !== 'agent') return ''
  const { agent } = player
  const style = {
    novice: () => t('levels.movesAtRandom'),
    greedy: () => t('levels.takesSeeds'),
    calculator: () => t('levels.countsLaps'),
    maximal: () => t('levels.plansTurns'),
    minimax: () => (numberOf(agent) <= 2 ? t('levels.seesReply') : t('levels.looksAhead')),
    mcts: () => '',
  }[agent.kind]()
  return agent.slips === undefined ? style : `${style} ${t('levels.slips', { percent: agent.slips })}`
}

function hintOf(player: string): { readonly hint?: string } {
  if (player === PERFECT) return { hint: t('players.perfectPlays') }
  const plays: Text | undefined = AGENT_KINDS[agentName(player).kind as keyof typeof AGENT_KINDS]?.plays
  return plays ? { hint: say(plays) } : {}
}

/** Who can play a side of a game; the current player is listed even if not offered. */
export function playerOptions(variant: Variant, current: string): readonly Option<string>[] {
  const options = offered(variant)
  return options.some(({ value }) => value === current)
    ? options
    : [...options, { value: current, label: playerInWords(current) }]
}

/** The player of the same level in another game; players that are not a level stay the same. */
export function atSameLevel(player: string, before: Variant, next: Variant): string {
  const level = levelOf(before, player)
  if (level !== null) return playerAt(next, level)
  return isBeyond(player, next) ? playerAt(next, 'master') : player
}

/** Whether somebody cannot play a game: it is too large to be solved, not the one they were trained for, or one that a program’s protocol lacks. */
function isBeyond(player: string, variant: Variant): boolean {
  if (player === PERFECT) return tooLargeToPlay(variant) !== null
  const parsed = parsePlayer(player)
  if (!parsed.ok) return false
  if (parsed.value.kind === 'outside') return cannotAsk(parsed.value.id, variant) !== null
  return parsed.value.kind === 'learned' && cannotPlay(parsed.value.learned, variant) !== null
}

/** How the Board names a player: by level, otherwise by name. */
export function seatInWords(variant: Variant, player: string): string {
  const level = levelOf(variant, player)
  return level === null ? playerInWords(player) : t(`levels.${level}`)
}

/** What to expect of a player, in a sentence; empty if there is nothing to say. */
export function expectation(variant: Variant, player: string): string {
  const level = levelOf(variant, player)
  return level === null ? (hintOf(player).hint ?? '') : stylePlayed(player)
}

/** A player's name for people, in the language of the window. */
function playerInWords(player: string): string {
  return player === 'human' ? t('players.you') : say(describePlayer(player))
}

/** Whether a name is that of a person, or of an agent or a strategy this program has. */
export function isPlayer(player: unknown): player is string {
  return typeof player === 'string' && (player === 'human' || parsePlayer(player).ok)
}
