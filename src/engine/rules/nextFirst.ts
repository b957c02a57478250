import { otherSide, type Side } from '../board/position'
import { assertNever } from '../result'
import type { Variant } from '../variant/variant'
import type { Game } from './game'

/**
 * Who starts the next round. After a tie, `winner` and `loser` are the one who did not start. `lastedLongest` refers
 * to the simultaneous opening, which only the first round has; from the third round it is the winner.
 */
export function nextFirst(variant: Variant, game: Game): Side {
  const winner = game.roundWinners.at(-1)!
  const other = otherSide(game.first)
  switch (variant.match.nextFirst) {
    case 'winner':
      return winner === 'tie' ? other : winner
    case 'loser':
      return winner === 'tie' ? other : otherSide(winner)
    case 'lastMover':
      return game.lastMover ?? other
    case 'other':
      return other
    case 'lastedLongest':
      if (game.round === 1 && game.lastedLongest !== null) return game.lastedLongest
      return winner === 'tie' ? other : winner
    default:
      return assertNever(variant.match.nextFirst)
  }
}
