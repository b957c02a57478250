import * as v from 'valibot'
import { message, type Text } from '../../../locales/message'
import { describeAgentProblem, parseAgent } from '../../agents/agent'
import { cannotAsk, cannotPlay } from '../../players/cannotPlay'
import { isLevelName, playerForName } from '../../players/levels'
import { tooLargeToPlay } from '../../players/perfectReach'
import { parsePlayer, PERFECT } from '../../players/player'
import { ok, refuse, type Result } from '../../result'
import type { Variant } from '../../variant/variant'
import type { SpecProblem } from '../contract/experiment'
import { issueText, type Shape } from './shapes'

/** The name of a player as typed, trimmed. A level stands for a player once the game is known. */
export const playerShape: Shape<string> = nameShape((name) =>
  isLevelName(name) ? ok(null) : parsePlayer(name),
)

/** The name of a kernel agent as typed, trimmed. */
export const agentShape: Shape<string> = nameShape((name) => {
  if (isLevelName(name)) return ok(null)
  const agent = parseAgent(name)
  return agent.ok ? agent : refuse(describeAgentProblem(agent.error))
})

function nameShape(read: (name: string) => Result<unknown, Text>): Shape<string> {
  return v.pipe(
    v.string(issueText(message('specProblems.playerName'))),
    v.trim(),
    v.rawCheck(({ dataset, addIssue }) => {
      const player = dataset.typed ? read(dataset.value) : null
      if (player?.ok === false) addIssue({ message: issueText(player.error) })
    }),
  )
}

/** The fields of specs that name players. */
const NAMING = ['first', 'second', 'player', 'opponent', 'opponents', 'players', 'agents']

/**
 * A spec in which every level is the player it stands for, so that a run stays the same if levels change. Levels of no single
 * game are problems.
 */
export function withLevels<Spec>(spec: Spec): Result<Spec, readonly SpecProblem[]> {
  const entries = Object.entries(spec as object)
  const isLevel = (value: unknown): boolean => typeof value === 'string' && isLevelName(value)
  const named = entries.filter(
    ([key, value]) => NAMING.includes(key) && (Array.isArray(value) ? value.some(isLevel) : isLevel(value)),
  )
  if (named.length === 0) return ok(spec)
  const variant = (spec as { readonly variant?: Variant }).variant
  if (!variant)
    return refuse(named.map(([path]) => ({ path, message: message('specProblems.levelsDiffer') })))
  const player = (value: unknown): unknown => (isLevel(value) ? playerForName(variant, String(value)) : value)
  const read = named.map(([key, value]) => [key, Array.isArray(value) ? value.map(player) : player(value)])
  return ok({ ...spec, ...Object.fromEntries(read) })
}

/**
 * Why players, by the path that names each, cannot play these variants: perfect play needs games that can be proven, and
 * a network those that it was trained for.
 */
export function playerProblems(
  players: Readonly<Record<string, string>>,
  variants: readonly Variant[],
): readonly SpecProblem[] {
  return Object.entries(players).flatMap(([path, name]) => {
    const player = parsePlayer(name)
    const refusal = (variant: Variant): Text | null => {
      if (name === PERFECT) return tooLargeToPlay(variant)
      if (!player.ok) return null
      if (player.value.kind === 'outside') return cannotAsk(player.value.id, variant)
      return player.value.kind === 'learned' ? cannotPlay(player.value.learned, variant) : null
    }
    const because = variants.map(refusal).find((reason) => reason !== null)
    return because ? [{ path, message: because }] : []
  })
}
