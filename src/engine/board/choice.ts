import type { Variant } from '../variant/variant'
import { otherChoices } from './otherChoices'
import { slotOf, type Position } from './position'

/** A direction round the board. */
export type Way = 'anticlockwise' | 'clockwise'

/** What a player chooses: one of the player's own holes, 1…n, and the direction to sow if the rules leave it open. */
export interface Choice {
  readonly hole: number
  readonly way?: Way
}

type Ways = readonly [Way, ...Way[]]

const ANTICLOCKWISE: Ways = ['anticlockwise']
const CLOCKWISE: Ways = ['clockwise']
const BOTH: Ways = ['anticlockwise', 'clockwise']

/** The opposite direction. */
export function otherWay(way: Way): Way {
  return way === 'anticlockwise' ? 'clockwise' : 'anticlockwise'
}

/** The directions in which some hole of a variant may be sown in some position. */
export function waysOf(variant: Variant): Ways {
  if (mayReverse(variant)) return BOTH
  return {
    anticlockwise: ANTICLOCKWISE,
    clockwise: CLOCKWISE,
    eitherWay: BOTH,
    outward: BOTH,
    firstMoveDecides: BOTH,
    byParity: BOTH,
    ownRow: ANTICLOCKWISE,
    firstMoveOfEach: BOTH,
    secondTurnOfEach: BOTH,
  }[variant.sow.direction]
}

/** The directions in which the player to move may sow a hole: one, unless the rules leave the choice open. */
export function waysFrom(variant: Variant, position: Position, hole: number): Ways {
  const n = variant.board.holes
  const others = otherChoices(variant, position)
  const [named, ...more] = (others ?? []).flatMap((other) => (other.hole === hole ? (other.way ?? []) : []))
  if (named !== undefined) return [named, ...more]
  if (others !== null) return waysOf(variant).length === 1 ? waysOf(variant) : ANTICLOCKWISE
  if (mayReverse(variant)) return isReversible(variant, hole) ? BOTH : ANTICLOCKWISE
  switch (variant.sow.direction) {
    case 'outward':
      return outward(n, ((hole - 1) % n) + 1)
    case 'firstMoveDecides': {
      const south = position.past?.southWay ?? null
      if (south === null) return BOTH
      return [position.toMove === 'south' ? south : otherWay(south)]
    }
    case 'firstMoveOfEach':
      return keptWays(position)
    case 'secondTurnOfEach': {
      const { turns = 0 } = position.past ?? {}
      return turns < 2 ? CLOCKWISE : turns < 4 ? BOTH : keptWays(position)
    }
    case 'byParity':
      return position.seeds[slotOf(n, position.toMove, hole)]! % 2 === 0 ? CLOCKWISE : ANTICLOCKWISE
    default:
      return waysOf(variant)
  }
}

/** The direction that the player to move has kept, or both. */
function keptWays({ toMove, past }: Position): Ways {
  const kept = { south: past?.southWay, north: past?.northWay }[toMove] ?? null
  return kept === null ? BOTH : [kept]
}

/** Whether some holes may also be sown clockwise. */
function mayReverse({ sow }: Variant): boolean {
  return sow.reverse !== 'no'
}

/** Whether a hole may also be sown clockwise, if that captures; n outer and inner holes of a player follow each other. */
export function isReversible({ board: { holes }, sow }: Variant, hole: number): boolean {
  const columns = holes / 2
  const reversible: readonly number[] = {
    no: [],
    fourLeftmost: [1, 2, holes - 1, holes],
    outerEndInnerSecond: [1, holes - 1],
    outerEndsInnerSeconds: [1, columns, columns + 2, holes - 1],
    innerEndsOuterSeconds: [2, columns - 1, columns + 1, holes],
  }[sow.reverse]
  return reversible.includes(hole)
}

function outward(n: number, hole: number): Ways {
  return 2 * hole === n + 1 ? BOTH : 2 * hole <= n ? CLOCKWISE : ANTICLOCKWISE
}

/** The direction of a choice. If it is open and not named, it is anticlockwise. */
export function wayOf(variant: Variant, position: Position, { hole, way }: Choice): Way {
  return way ?? waysFrom(variant, position, hole)[0]
}

/** Whether two choices of the player to move lift the same hole and sow it the same way, named or not. */
export function isSameMove(variant: Variant, position: Position, a: Choice, b: Choice): boolean {
  return a.hole === b.hole && wayOf(variant, position, a) === wayOf(variant, position, b)
}

/** Whether a direction must be named for every hole, because the variant always leaves it open. */
export function namesWays(variant: Variant): boolean {
  return variant.sow.direction === 'eitherWay'
}
