import { message, share, type Value } from '../../locales/message'
import type { Side } from '../board/position'
import type { Choice } from '../board/choice'
import type { Game } from '../rules/game'
import type { Variant } from '../variant/variant'
import { atStakeIn, gradeOf, scoreOf, type Grade } from './grade'

/** A move of a record: what was chosen, and in which game. */
export interface PlayedMove {
  readonly choice: Choice
  readonly before: Game
}

/**
 * The values of a move and of the best move in its place: South's seeds minus North's at the end of the round, or at
 * the horizon of the search if the value is not exact.
 */
export interface ValuedMove {
  readonly value: number
  readonly bestValue: number
  /** The choices worth most to the mover, by hole. */
  readonly best: readonly Choice[]
  readonly exact: boolean
  /** Whether there was no other legal move. */
  readonly forced: boolean
}

/** A move as a review shows it. */
export interface ReviewedMove extends ValuedMove {
  readonly side: Side
  readonly choice: Choice
  /** By how much the move makes the final difference worse for its mover; never negative. */
  readonly loss: number
  readonly atStake: number
  readonly grade: Grade
}

/** A game reviewed. */
export interface Review {
  readonly moves: readonly ReviewedMove[]
  /**
   * The mean score of each side's moves, 0…1, without forced moves; null for a side that never had a choice, and for one
   * whose moves are not all valued exactly: estimates miss too many mistakes.
   */
  readonly accuracy: Readonly<Record<Side, number | null>>
}

/** Grades the first moves of a record by their values; there may be fewer values than moves. */
export function judge(variant: Variant, moves: readonly PlayedMove[], valued: readonly ValuedMove[]): Review {
  const judged = valued.map((move, at): ReviewedMove => {
    const { choice, before } = moves[at]!
    const side = before.position.toMove
    const loss = Math.abs(move.bestValue - move.value)
    const atStake = atStakeIn(variant, before.position)
    // The sign of an estimate is not a result.
    const changesResult = move.exact && Math.sign(move.value) !== Math.sign(move.bestValue)
    return { ...move, side, choice, loss, atStake, grade: gradeOf(loss, atStake, changesResult) }
  })
  return {
    moves: judged,
    accuracy: { south: accuracyOf(judged, 'south'), north: accuracyOf(judged, 'north') },
  }
}

/** The accuracy of a side in words, or why it has none. */
export function accuracyText({ moves, accuracy }: Review, side: Side, digits: number): Value {
  const known = accuracy[side]
  if (known !== null) return share(known, digits)
  const hadChoice = moves.some((move) => move.side === side && !move.forced)
  return message(hadChoice ? 'reviews.onlyEstimates' : 'reviews.noChoice')
}

function accuracyOf(moves: readonly ReviewedMove[], side: Side): number | null {
  const free = moves.filter((move) => move.side === side && !move.forced)
  if (free.length === 0 || free.some(({ exact }) => !exact)) return null
  return free.reduce((sum, { loss, atStake }) => sum + scoreOf(loss, atStake), 0) / free.length
}
