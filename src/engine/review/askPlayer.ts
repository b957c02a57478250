import { isSameMove, type Choice } from '../board/choice'
import { decide } from '../players/decide'
import type { Player } from '../players/player'
import { streamOf } from '../random/stream'
import type { Game } from '../rules/game'
import { play } from '../rules/play'
import type { Replay } from '../rules/replay'
import type { Made } from '../strategies/follow'
import { hasMargin } from '../variant/support'
import type { Variant } from '../variant/variant'
import { valueMoves } from './valueMoves'

/** What a player would do, and what that is worth. */
interface Asked {
  readonly choice: Choice
  /** Moves that the player tried; null if it does not search. */
  readonly nodes: number | null
  readonly budgetRanOut: boolean
  /** South's seeds minus North's after the choice, as a review values it; null where seeds do not decide. */
  readonly value: number | null
  /** Whether the value is proven. */
  readonly exact: boolean
  /** The choice and how the player would continue for both sides. */
  readonly line: readonly Choice[]
}

/** How a player is asked. */
interface Asking {
  readonly seed: number
  /** Choices in the line, at most. */
  readonly line: number
  readonly valued: boolean
}

/** Asks a player for its choice in a game that is not over; the same seed gives the same answer. */
export function* askPlayer(
  variant: Variant,
  replayed: Replay,
  player: Player,
  { seed, line: most, valued }: Asking,
): Generator<void, Asked> {
  const luck = streamOf(seed, 0, 'play')
  let standing = standingOf(replayed)
  const first = yield* decideIn(variant, standing, player, Number(luck.next() >> 11n))
  const { game } = standing
  const line = [first.choice]
  standing = moved(variant, standing, first.choice)
  while (line.length < most && standing.game.phase !== 'over') {
    const { choice } = yield* decideIn(variant, standing, player, Number(luck.next() >> 11n))
    line.push(choice)
    standing = moved(variant, standing, choice)
  }
  const value = valued && hasMargin(variant) ? yield* valueOf(variant, game, first.choice) : NOT_VALUED
  return { ...first, ...value, line }
}

const NOT_VALUED = { value: null, exact: false } as const

function* valueOf(
  variant: Variant,
  game: Game,
  choice: Choice,
): Generator<void, { value: number | null; exact: boolean }> {
  const { moves, quality } = yield* valueMoves(variant, game)
  const found = moves.find((move) => isSameMove(variant, game.position, move.choice, choice))
  if (!found) return NOT_VALUED
  const value = game.position.toMove === 'south' ? found.value : 0 - found.value
  return { value, exact: quality === 'exact' }
}

/** A game with what happened in its round. */
interface Standing {
  readonly game: Game
  readonly roundStart: Game
  readonly made: readonly Made[]
}

function standingOf({ opening, played, game }: Replay): Standing {
  const round = played.filter(({ before }) => before.round === game.round)
  const made = round.map(({ before, choice }) => ({ side: before.position.toMove, choice }))
  return { game, roundStart: round[0]?.before ?? (played.length === 0 ? opening : game), made }
}

function decideIn(variant: Variant, { game, made, roundStart }: Standing, player: Player, seed: number) {
  return decide(variant, game, player, seed, made, roundStart)
}

function moved(variant: Variant, { game, roundStart, made }: Standing, choice: Choice): Standing {
  const played = play(variant, game, choice)
  if (!played.ok) throw new Error(`A player chose what the rules refuse: ${played.error.code}`)
  const next = played.value.game
  if (next.round !== game.round) return { game: next, roundStart: next, made: [] }
  return { game: next, roundStart, made: [...made, { side: game.position.toMove, choice }] }
}
