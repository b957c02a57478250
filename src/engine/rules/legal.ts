import { waysOf, type Choice } from '../board/choice'
import { filledHoles, otherSide, slotOf, type Position, type Side } from '../board/position'
import { assertNever } from '../result'
import type { Variant } from '../variant/variant'
import { isGrandSlam } from './capture'
import type { Game } from './game'
import { move } from './turn'

/** Why a choice may not be made. */
export type ChoiceProblem = 'noSuchHole' | 'emptyHole' | 'wayMissing' | 'wayFixed' | 'grandSlam' | 'mustFeed'

/** All choices of the player to move, by hole and then anticlockwise before clockwise; empty once the game is over. */
export function legal(variant: Variant, game: Game): readonly Choice[] {
  switch (game.phase) {
    case 'over':
      return []
    case 'opening':
      return sowable(variant, game.position)
    case 'play':
      return legalChoices(variant, game.position)
  }
}

/**
 * The choices of the player to move in a position, outside a simultaneous opening. `grandSlam: forbidden` bars a choice
 * whose move would end in a grand slam; `ifForced` bars it as long as there is another choice. If the rules bar every
 * choice, the player cannot move.
 */
export function legalChoices(variant: Variant, position: Position): readonly Choice[] {
  const feeding = sowable(variant, position).filter((choice) => !starves(variant, position, choice))
  const { grandSlam } = variant.turn
  switch (grandSlam) {
    case 'allowed':
    case 'void':
      return feeding
    case 'forbidden':
      return feeding.filter((choice) => !slams(variant, position, choice))
    case 'ifForced': {
      const others = feeding.filter((choice) => !slams(variant, position, choice))
      return others.length > 0 ? others : feeding
    }
    default:
      return assertNever(grandSlam)
  }
}

/** Every own hole with seeds, in every way the variant allows: all that counts in a simultaneous opening. */
export function sowable(variant: Variant, position: Position): readonly Choice[] {
  const n = variant.board.holes
  const ways = waysOf(variant)
  const holes = Array.from({ length: n }, (_, i) => i + 1)
  return holes
    .filter((hole) => position.seeds[slotOf(n, position.toMove, hole)]! > 0)
    .flatMap((hole) => (ways.length === 1 ? [{ hole }] : ways.map((way) => ({ hole, way }))))
}

/** What is wrong with a choice in this game, or null if it is legal. */
export function choiceProblem(variant: Variant, game: Game, choice: Choice): ChoiceProblem | null {
  const n = variant.board.holes
  const { position } = game
  if (!Number.isInteger(choice.hole) || choice.hole < 1 || choice.hole > n) return 'noSuchHole'
  const ways = waysOf(variant)
  if (ways.length === 1) {
    if (choice.way !== undefined) return 'wayFixed'
  } else if (choice.way === undefined || !ways.includes(choice.way)) return 'wayMissing'
  if (position.seeds[slotOf(n, position.toMove, choice.hole)] === 0) return 'emptyHole'
  if (game.phase === 'opening' || includes(legalChoices(variant, position), choice)) return null
  return starves(variant, position, choice) ? 'mustFeed' : 'grandSlam'
}

function includes(choices: readonly Choice[], { hole, way }: Choice): boolean {
  return choices.some((choice) => choice.hole === hole && choice.way === way)
}

/**
 * `mustFeed: yes` bars, while the opponent has no seeds in holes, a choice after whose move (captures done) there are
 * still none; each move must feed, also one that earns another. An endless relay leaves the board as it was, so it
 * feeds nobody.
 */
function starves(variant: Variant, position: Position, choice: Choice): boolean {
  const opponent = otherSide(position.toMove)
  const mustFeed = { yes: isEmptySide(position, opponent), no: false }[variant.turn.mustFeed]
  return mustFeed && isEmptySide(move(variant, position, choice).after, opponent)
}

/** Whether a choice's move would end in a grand slam. */
function slams(variant: Variant, position: Position, choice: Choice): boolean {
  const { end, laps } = move(variant, position, choice)
  return end.kind === 'capture' && isGrandSlam(variant, laps.at(-1)!, end.from)
}

/** Whether none of a side's holes holds a seed. */
export function isEmptySide(position: Position, side: Side): boolean {
  return filledHoles(position, side).length === 0
}
