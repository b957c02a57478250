import { isSameMove, namesWays, waysFrom, waysOf, type Choice } from '../board/choice'
import { otherChoices } from '../board/otherChoices'
import { claimantOf, filledHoles, otherSide, slotOf, type Position, type Side } from '../board/position'
import { assertNever } from '../result'
import type { Variant } from '../variant/variant'
import { holesToLift, liftable, sowable } from './choices/liftable'
import type { Game } from './game'
import { move } from './move'

/** Why a choice may not be made. */
export type ChoiceProblem =
  | 'noSuchHole'
  | 'emptyHole'
  | 'claimedHole'
  | 'wayMissing'
  | 'wayFixed'
  | 'notLiftable'
  | 'notAmongThese'
  | 'grandSlam'
  | 'mustFeed'

/** All choices of the player to move, by hole and then anticlockwise before clockwise; empty once the game is over. */
export function legal(variant: Variant, game: Game): readonly Choice[] {
  switch (game.phase) {
    case 'over':
      return []
    case 'opening':
      return sowable(variant, game.position)
    case 'play':
      return legalChoices(variant, game.position)
    default:
      return assertNever(game.phase)
  }
}

/**
 * The choices of the player to move in a position, outside a simultaneous opening. `grandSlam: forbidden` bars a choice
 * whose move would end in a grand slam; `ifForced` bars it as long as there is another choice. If the rules bar every
 * choice, the player cannot move.
 */
export function legalChoices(variant: Variant, position: Position): readonly Choice[] {
  const all = liftable(variant, position)
  const fed = all.filter((choice) => !starves(variant, position, choice))
  const feeding = { yes: fed, no: fed, ifPossible: fed.length > 0 ? fed : all, giveOne: all }[
    variant.turn.mustFeed
  ]
  const { grandSlam } = variant.turn
  switch (grandSlam) {
    case 'allowed':
    case 'void':
    case 'leavesRight':
    case 'leavesLeft':
    case 'movesAgain':
    case 'givesRest':
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

/** What is wrong with a choice in this game, or null if it is legal. */
export function choiceProblem(variant: Variant, game: Game, choice: Choice): ChoiceProblem | null {
  const { position } = game
  const others = game.phase === 'opening' ? null : otherChoices(variant, position)
  if (others !== null)
    return others.some((other) => isSameMove(variant, position, other, choice)) ? null : 'notAmongThese'
  if (!holesToLift(variant, position).includes(choice.hole)) return 'noSuchHole'
  const ways = waysFrom(variant, position, choice.hole)
  const way = wayProblem(variant, ways, choice)
  if (way !== null) return way
  const slot = slotOf(variant.board.holes, position.toMove, choice.hole)
  if (position.seeds[slot] === 0) return 'emptyHole'
  if (claimantOf(position, slot) !== null) return 'claimedHole'
  const same = (other: Choice) => isSameMove(variant, position, other, choice)
  if (game.phase === 'opening' || legalChoices(variant, position).some(same)) return null
  if (!liftable(variant, position).some(same)) return 'notLiftable'
  return starves(variant, position, choice) ? 'mustFeed' : 'grandSlam'
}

/**
 * A direction must be named under `eitherWay`, may be named where it varies from hole to hole, and must not be named
 * where there is only one.
 */
function wayProblem(variant: Variant, ways: readonly string[], { way }: Choice): ChoiceProblem | null {
  if (way === undefined) return namesWays(variant) ? 'wayMissing' : null
  if (!ways.includes(way)) return ways.length === 1 ? 'wayFixed' : 'wayMissing'
  return waysOf(variant).length === 1 ? 'wayFixed' : null
}

/**
 * `mustFeed` bars, while the opponent has no seeds in holes, a choice after whose move (captures done) there are still
 * none; each move must feed, also one that earns another. An endless relay leaves the board as it was, so it feeds
 * nobody.
 */
function starves(variant: Variant, position: Position, choice: Choice): boolean {
  const opponent = otherSide(position.toMove)
  const hungry = isEmptySide(position, opponent)
  const mustFeed = { yes: hungry, no: false, ifPossible: hungry, giveOne: false }[variant.turn.mustFeed]
  return mustFeed && isEmptySide(move(variant, position, choice).after, opponent)
}

/** Whether a choice's move would end in a grand slam. */
function slams(variant: Variant, position: Position, choice: Choice): boolean {
  const { end } = move(variant, position, choice)
  return end.kind === 'capture' && end.isSlam
}

/** Whether none of a side's holes holds a seed; claimed holes do not count. */
export function isEmptySide(position: Position, side: Side): boolean {
  return filledHoles(position, side).length === 0
}
