import { codeOf } from '../kernel/codes'
import { KalahLimit } from '../kernel/assembly/shared/solverLimits'
import { otherSide, slotOf, type Position, type Side } from '../board/position'
import { storeHand } from '../rules/route'
import { fitsKalahSolver, scoreOf, valueStep } from '../variant/support'
import { lastSeedOf } from '../variant/clauses/clause'
import { plainListOf } from '../variant/clauses/questions'
import type { Variant } from '../variant/variant'

/** The most seeds on the board that it supports. */
export const FAST_SEEDS: number = KalahLimit.seeds

/** The rules of a game like kalah, as the fast solver reads them. */
export interface KalahRules {
  readonly holes: number
  readonly moveAgain: boolean
  readonly capture: boolean
  readonly takeLast: boolean
  readonly skipOrigin: boolean
  readonly leftovers: Exclude<Variant['end']['leftovers'], 'halved' | 'toUnfed' | 'toUnfedOrNobody'>
  /** Values of one position differ by multiples of this. */
  readonly step: 1 | 2
  /** Whether hole 1 is the one next to the store: clockwise games are mirrored. */
  readonly mirrored: boolean
}

/** The rules, if the variant is like kalah. */
export function kalahRulesOf(variant: Variant): KalahRules | null {
  if (!fitsKalahSolver(variant) || variant.board.holes > KalahLimit.holes) return null
  if (scoreOf(variant) !== 'margin') return null
  const plain = plainListOf(lastSeedOf(variant))
  const { leftovers } = variant.end
  const isKnown = leftovers !== 'halved' && leftovers !== 'toUnfed' && leftovers !== 'toUnfedOrNobody'
  if (plain === null || !isKnown) return null
  return {
    holes: variant.board.holes,
    moveAgain: plain.again,
    capture: plain.capture !== 'never',
    takeLast: plain.capture === 'always',
    skipOrigin: { sown: false, skipped: true }[variant.sow.origin],
    leftovers,
    step: valueStep(variant),
    mirrored: storeHand(variant) === 'left',
  }
}

/** A program that takes the rules of a game like kalah: assembly/solve-kalah/entry.ts. */
export interface TakesKalahRules {
  setRules(holes: number, again: number, capture: number, last: number, left: number, skip: number): void
}

/** Passes the rules to the program. */
export function setKalahRules(kernel: TakesKalahRules, rules: KalahRules): void {
  kernel.setRules(
    rules.holes,
    Number(rules.moveAgain),
    Number(rules.capture),
    Number(rules.takeLast),
    codeOf('end.leftovers', rules.leftovers),
    Number(rules.skipOrigin),
  )
}

/** A position in the fast solver: one byte per hole in sowing order, the mover's side first. */
interface Halves {
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
