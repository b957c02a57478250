import type { Grade } from '../../../engine/review/grade'
import { forMover } from '../../../engine/board/position'
import type { ReviewedMove } from '../../../engine/review/judge'
import { message, signed, type Message } from '../../../locales/message'

/** How a move is marked in the record, as players of board games mark theirs. */
export const MARKS: Readonly<Record<Grade, string>> = {
  best: '',
  good: '',
  inaccuracy: '?!',
  mistake: '?',
  blunder: '??',
}

/** What a review says of a move, in a sentence; whether its value is proven or estimated is part of it. */
export function describeMove(move: ReviewedMove, turn: number): Message {
  const { grade, loss, exact, forced, choice } = move
  const value = signed(forMover(move.side, move.value))
  const worth = message(exact ? 'reviews.worthExactly' : 'reviews.worthAbout', { value })
  const { hole } = choice
  if (forced) return message('reviews.onlyMove', { turn, hole, worth })
  if (grade === 'best') return message('reviews.bestMove', { turn, hole, worth })
  return message('reviews.lesserMove', { turn, hole, grade: message(`reviews.${grade}`), loss, worth })
}
