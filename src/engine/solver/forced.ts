import { assertNever } from '../result'
import type { Variant } from '../variant/variant'
import { kalahRulesOf, type KalahRules } from './kalahLike'

/** How a game with one hole per side ends: nobody has a choice, so it is simply played. */
interface ForcedGame {
  /** Seeds in the stores at the end, South's and North's. */
  readonly first: number
  readonly second: number
  readonly moves: number
}

/** The rules, if the variant is like kalah with one hole per side. */
export function forcedRulesOf(variant: Variant): KalahRules | null {
  return variant.board.holes === 1 ? kalahRulesOf(variant) : null
}

/** Plays a game with one hole per side by arithmetic, one division per move; `seeds` may be in the billions. */
export function playForced(rules: KalahRules, seeds: number): ForcedGame {
  const holes: [number, number] = [seeds, seeds]
  const stores: [number, number] = [0, 0]
  const cycle = rules.skipOrigin ? 2 : 3
  let mover: 0 | 1 = 0
  let moves = 0
  while (holes[0] > 0 && holes[1] > 0) {
    const by: 0 | 1 = mover
    const other: 0 | 1 = by === 0 ? 1 : 0
    const count = holes[by]
    const rounds = Math.floor(count / cycle)
    const rest = count % cycle
    holes[by] = rules.skipOrigin ? 0 : rounds
    stores[by] += rounds + (rest > 0 ? 1 : 0)
    holes[other] += rounds + (rest > 1 ? 1 : 0)
    moves++
    const endsAtHome = !rules.skipOrigin && rest === 0
    if (endsAtHome && rounds === 1 && rules.capture) {
      stores[by] += holes[0] + holes[1]
      holes[0] = holes[1] = 0
    }
    if (rest !== 1 || !rules.moveAgain) mover = other
    if (holes[0] === 0 || holes[1] === 0) collect(rules, holes, stores, by)
  }
  return { first: stores[0], second: stores[1], moves }
}

function collect(
  rules: KalahRules,
  holes: [number, number],
  stores: [number, number],
  lastMover: 0 | 1,
): void {
  const left = [holes[0], holes[1]] as const
  switch (rules.leftovers) {
    case 'toSideOwner':
      stores[0] += left[0]
      stores[1] += left[1]
      break
    case 'toOtherPlayer':
      stores[0] += left[1]
      stores[1] += left[0]
      break
    case 'toLastMover':
      stores[lastMover] += left[0] + left[1]
      break
    case 'nobody':
      break
    default:
      assertNever(rules.leftovers)
  }
}
