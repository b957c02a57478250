import { otherSide, slotOf, type Position, type Side } from '../board/position'
import type { Variant } from '../variant/variant'

/** The most holes a side that the fast solver takes. */
const FAST_HOLES = 8
/** The most seeds on the board that it takes. */
export const FAST_SEEDS = 120

/** The rules of a game like kalah, as the fast solver reads them. */
export interface KalahRules {
  readonly holes: number
  readonly moveAgain: boolean
  readonly capture: boolean
  readonly takeLast: boolean
  readonly leftovers: Variant['end']['leftovers']
  readonly skipOrigin: boolean
  /** Whether hole 1 is the one next to the store: clockwise games are mirrored. */
  readonly mirrored: boolean
}

/**
 * The rules, if the variant is like kalah: stores are sown, one lap a move, captures across at most, and the round
 * ends when a side is empty. Then no position comes again and what lies in the stores decides nothing.
 */
export function kalahRulesOf(variant: Variant): KalahRules | null {
  const { board, sow, turn, end } = variant
  const like =
    board.holes <= FAST_HOLES &&
    board.stores === 'own' &&
    sow.relay === 'never' &&
    sow.direction !== 'eitherWay' &&
    turn.lastInOpponents === 'nothing' &&
    turn.lastOnSingle === 'nothing' &&
    turn.lastHole === 'nothing' &&
    turn.captures === 'one' &&
    turn.grandSlam === 'allowed' &&
    end.when === 'eitherSideEmpty' &&
    end.quietMoves === 0
  if (!like) return null
  return {
    holes: board.holes,
    moveAgain: turn.lastInStore === 'moveAgain',
    capture: turn.lastInOwnEmpty === 'captureOpposite',
    takeLast: turn.emptyOpposite === 'takeLast',
    leftovers: end.leftovers,
    skipOrigin: sow.origin === 'skipped',
    mirrored: sow.direction === 'clockwise',
  }
}

/** A position as the fast solver holds it: a byte a hole in sowing order, the mover's side first. */
export interface Halves {
  readonly mine: bigint
  readonly theirs: bigint
}

/** The halves of a position, seen by the player to move. */
export function halvesOf(rules: KalahRules, position: Position): Halves {
  const half = (side: Side): bigint => {
    let packed = 0n
    for (let place = 0; place < rules.holes; place++) {
      const hole = rules.mirrored ? rules.holes - place : place + 1
      packed |= BigInt(position.seeds[slotOf(rules.holes, side, hole)]!) << BigInt(8 * place)
    }
    return packed
  }
  return { mine: half(position.toMove), theirs: half(otherSide(position.toMove)) }
}
