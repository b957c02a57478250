import type { Grade } from '../../../engine/review/grade'
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
export function describeMove({ grade, loss, value, exact, forced }: ReviewedMove, move: number): Message {
  const worth = message(exact ? 'reviews.worthExactly' : 'reviews.worthAbout', { value: signed(value) })
  if (forced) return message('reviews.onlyMove', { move, worth })
  if (grade === 'best') return message('reviews.bestMove', { move, worth })
  return message('reviews.lesserMove', { move, grade: message(`reviews.${grade}`), loss, worth })
}
