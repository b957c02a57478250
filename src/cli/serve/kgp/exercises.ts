import type { Position } from '../../../engine/board/position'
import type { Choice } from '../../../engine/board/choice'
import { streamOf } from '../../../engine/random/stream'
import { valuedMoves } from '../../../engine/requests/valuedMoves'
import type { Game } from '../../../engine/rules/game'
import { legal } from '../../../engine/rules/legal'
import { start } from '../../../engine/rules/match'
import { playLegal } from '../../../engine/rules/play'
import { finish } from '../../../engine/through'
import type { Variant } from '../../../engine/variant/variant'
import { formatBoard, parseBoard } from '../../../bots/kgp/wire'

/** A board and a move of its South, and what must come of it. */
interface Problem {
  readonly board: string
  readonly move: number
  readonly solution: string
  readonly repeats: boolean
}

/** A position that random moves lead to, in which there is something to choose; the same seed and number give the same one. */
export function drawPosition(variant: Variant, seed: number, number: number): Game {
  const luck = streamOf(seed, number, 'opening')
  for (;;) {
    let game = start(variant)
    for (let left = luck.below(4 * variant.board.holes); left > 0 && game.phase !== 'over'; left--) {
      const open = legal(variant, game)
      game = playLegal(variant, game, open[luck.below(open.length)]!).game
    }
    if (game.phase !== 'over' && legal(variant, game).length > 1) return game
  }
}

/** A problem of the mode `verify`: moves that end the game are left out, since programs differ on who collects what is left when. */
export function drawProblem(variant: Variant, seed: number, number: number): Problem {
  const luck = streamOf(seed, number, 'play')
  for (let tries = 0; ; tries++) {
    const before = drawPosition(variant, seed, number + tries * 1_000_003)
    const open = legal(variant, before)
    const choice = open[luck.below(open.length)]!
    const next = playLegal(variant, before, choice).game
    if (next.phase !== 'over') return problemOf(before.position, choice, next.position)
  }
}

/** What comes of a move on a board whose South moves; null if it is not allowed. */
export function solve(variant: Variant, game: Game, move: number): Problem | null {
  const { position } = game
  const choice = legal(variant, game).find(({ hole }) => hole === move)
  return choice ? problemOf(position, choice, playLegal(variant, game, choice).game.position) : null
}

function problemOf(before: Position, { hole }: Choice, then: Position): Problem {
  const mover = before.toMove
  return {
    board: formatBoard(before, mover),
    move: hole,
    solution: formatBoard(then, mover),
    repeats: then.toMove === mover,
  }
}

/** Whether an answer in the mode `verify` is right; REPEAT may be a number or a word. */
export function isSolved(
  { solution, repeats }: Problem,
  [board = '', repeat = '']: readonly string[],
): boolean {
  const told = /^(?:[1-9]\d*|t|true|y|yes)$/i.test(repeat)
    ? true
    : /^(?:0|f|false|n|no)$/i.test(repeat)
      ? false
      : null
  return parseBoard(board) !== null && board === solution && told === repeats
}

/** What a position is worth to the player to move, as a review values it. */
export function valueForMover(
  variant: Variant,
  game: Game,
): { readonly value: number; readonly exact: boolean } {
  const { value, exact } = finish(valuedMoves(variant, game))
  return { value: game.position.toMove === 'south' ? value : 0 - value, exact }
}
