import { isStore, storeOf, type Position } from '../../src/engine/board/position'
import { markOf } from '../../src/engine/openings/openingOf'
import { start, startFrom, startPosition } from '../../src/engine/rules/match'
import type { Variant } from '../../src/engine/variant/variant'

/** Whether rounds are won with seeds, or matches last until a player is out of them. */
export function isWonWithSeeds({ win, match, start: { first } }: Variant): boolean {
  const bySeeds = match.length === 'untilOut' || win.by === 'mostSeeds' || win.by === 'majority'
  return first !== 'bothAtOnce' && bySeeds
}

/** The board of a position with all its seeds in stores, this many in the mover's. */
function allStored(variant: Variant, position: Position, seeds: number): Position {
  const n = variant.board.holes
  const all = position.seeds.reduce((sum, count) => sum + count, 0)
  const own = storeOf(n, position.toMove)
  const counts = position.seeds.map((_, slot) => (slot === own ? seeds : isStore(n, slot) ? all - seeds : 0))
  return { ...position, seeds: counts }
}

/** Whether the player to move has won the round, or the match if it lasts until one is out, with these seeds. */
function winsWith(variant: Variant, position: Position, seeds: number): boolean {
  const game = startFrom(variant, allStored(variant, position, seeds))
  const isOver = game.phase === 'over' && game.finished.length === 1
  const winner = {
    oneRound: game.winner,
    rounds: game.roundWinners[0],
    untilOut: isOver ? game.winner : null,
  }
  return winner[variant.match.length] === position.toMove
}

/** Where the mark of an opening is not the fewest seeds with which the match is won; null if it is. */
export function markDiffers(variant: Variant): string | null {
  const position = startPosition(variant, start(variant).position.toMove)
  const all = position.seeds.reduce((sum, count) => sum + count, 0)
  const mark = markOf(variant, position)
  for (let seeds = 0; seeds <= all; seeds++)
    if (winsWith(variant, position, seeds) !== seeds >= mark) return `mark ${mark}, but ${seeds} of ${all}`
  return null
}
