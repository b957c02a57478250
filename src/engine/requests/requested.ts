import { message, type Text } from '../../locales/message'
import { formatRecord, parsePositionOf, parseRecord, type GameRecord } from '../board/notation'
import type { Position } from '../board/position'
import { lastUsed } from '../lastUsed'
import { cannotPlay, cannotAsk } from '../players/cannotPlay'
import { programOf } from '../players/outside'
import { perfectMethod } from '../players/perfectReach'
import { playerForName } from '../players/levels'
import { parsePlayer, type Player } from '../players/player'
import { describePlayProblem, play } from '../rules/play'
import { replay, type Replay } from '../rules/replay'
import { findPreset } from '../variant/catalogue'
import { describeProblem } from '../variant/describeProblem'
import { overrideAll } from '../variant/override'
import { parseVariant } from '../variant/parse'
import type { Variant, VariantProblem } from '../variant/variant'
import type { Result } from '../result'
import type { NamesGame, NamesVariant } from './request'

/** Why a request cannot be answered: a word for programs, a sentence for people, and the field if there is one. */
export class Unanswerable extends Error {
  constructor(
    readonly code:
      'badRequest' | 'badVariant' | 'badGame' | 'badPlayer' | 'gameOver' | 'tooLarge' | 'timeIsUp',
    readonly text: Text | readonly Text[],
    readonly field?: string,
  ) {
    super(code)
  }
}

/** The variant that a request names, with its changes. */
export function variantOf({ variant, holes, seeds, set }: NamesVariant): Variant {
  const changes = Object.entries(set ?? {}).map(([path, value]) => [path, String(value)] as const)
  if (typeof variant !== 'string') {
    const sizes = [
      ...(holes === undefined ? [] : [['board.holes', String(holes)] as const]),
      ...(seeds === undefined ? [] : [['start.seedsPerHole', String(seeds)] as const]),
    ]
    return changed(checked(parseVariant(variant)), [...sizes, ...changes])
  }
  const preset = findPreset(variant)
  if (!preset)
    throw new Unanswerable('badVariant', message('open.unknownVariant', { name: variant }), 'variant')
  return changed(checked(parseVariant(preset.make({ holes, seeds }))), changes)
}

function changed(variant: Variant, changes: readonly (readonly [string, string])[]): Variant {
  return changes.length === 0 ? variant : checked(overrideAll(variant, changes))
}

function checked(parsed: Result<Variant, readonly VariantProblem[]>): Variant {
  if (parsed.ok) return parsed.value
  throw new Unanswerable(
    'badVariant',
    parsed.error.map((problem) => describeProblem(problem)),
    'variant',
  )
}

/** A game in progress, and the record that leads to it. */
export interface RequestedGame extends Replay {
  readonly record: GameRecord
}

/** Games that were asked about last: a client that plays on names the same game with one more move. */
const games = lastUsed<Replay>(256)

/** The game that a request names. */
export function gameOf(variant: Variant, { position, moves }: NamesGame): RequestedGame {
  const record = recordOf(variant, position, moves)
  const key = (choices: GameRecord['choices']): string =>
    JSON.stringify([variant, formatRecord({ ...record, choices })])
  const { choices } = record
  const known = games.get(key(choices))
  if (known) return { ...known, record }
  const before = choices.length === 0 ? undefined : games.get(key(choices.slice(0, -1)))
  const replayed = before ? extended(variant, before, choices) : replayAll(variant, record)
  return { ...games.keep(key(choices), replayed), record }
}

function extended(variant: Variant, before: Replay, choices: GameRecord['choices']): Replay {
  const choice = choices.at(-1)!
  const result = play(variant, before.game, choice)
  if (!result.ok) throw refused(choices.length, describePlayProblem(result.error))
  const { steps, game } = result.value
  const move = { choice, before: before.game, steps, after: game }
  return { opening: before.opening, played: [...before.played, move], game }
}

function replayAll(variant: Variant, record: GameRecord): Replay {
  const result = replay(variant, record)
  if (result.ok) return result.value
  throw refused(result.error.place, describePlayProblem(result.error.problem))
}

function refused(move: number, problem: Text): Unanswerable {
  return new Unanswerable('badGame', message('play.moveRefused', { move, problem }), 'moves')
}

function recordOf(variant: Variant, position: string | undefined, moves: NamesGame['moves']): GameRecord {
  const record = parseRecord(variant, typeof moves === 'string' ? moves : moves.join(' '))
  if (!record.ok) throw new Unanswerable('badGame', record.error, 'moves')
  if (position === undefined) return record.value
  if (record.value.from !== undefined)
    throw new Unanswerable('badGame', message('open.twoPositions'), 'position')
  const from = parsePositionOf(variant, position)
  if (!from.ok) throw new Unanswerable('badGame', from.error, 'position')
  return { ...record.value, from: from.value }
}

/** A player that a request names, able to play the variant from a position. */
export function playerOf(variant: Variant, position: Position, name: string, field: string): Player {
  const player = parsePlayer(playerForName(variant, name))
  if (!player.ok) throw new Unanswerable('badPlayer', player.error, field)
  const reason = playerProblem(variant, position, player.value)
  if (reason !== null) throw new Unanswerable('badPlayer', reason, field)
  return player.value
}

/** Why a player cannot play a variant from a position, if it cannot. */
export function playerProblem(variant: Variant, position: Position, player: Player): Text | null {
  if (player.kind === 'learned') return cannotPlay(player.learned, variant)
  if (player.kind === 'outside')
    return programOf(player.id) ? cannotAsk(player.id, variant) : message('outside.nobodyAsks')
  if (player.kind !== 'perfect') return null
  const method = perfectMethod(variant, position)
  return method.ok ? null : method.error
}
