import { claimantOf, holeOf, isStore, oppositeOf, otherSide, ownerOf, slotOf } from '../../board/position'
import type { Position, Side, Slot } from '../../board/position'
import { assertNever } from '../../result'
import type { Variant } from '../../variant/variant'
import { routeOf } from '../route'
import type { Lap } from '../sow'

/** The holes that the last seed of a lap claims for the mover, ascending; mostly none. */
export function claimedBy(variant: Variant, lap: Lap): readonly Slot[] {
  const { claim } = variant
  const mine = lap.after.claimed?.[lap.side] ?? []
  const isFull = { any: false, one: mine.length > 0 }[claim.most]
  const isTooShort = { any: false, severalSeeds: lap.lifted === 1 }[claim.lap]
  if (isFull || isTooShort) return []
  const holes = candidates(variant, lap)
  return holes.every((slot) => canClaim(variant, lap, slot)) ? [...holes].sort((a, b) => a - b) : []
}

function candidates(variant: Variant, { side, way, last, after }: Lap): readonly Slot[] {
  const n = variant.board.holes
  const { atCount, rule } = variant.claim
  const count = after.seeds[last]!
  switch (rule) {
    case 'count':
    case 'closing':
      return count === atCount ? [last] : []
    case 'countOrPair': {
      const route = routeOf(variant, after, side, way)
      const before = route[(route.indexOf(last) - 1 + route.length) % route.length]!
      const paired = isFree(variant, after, before) ? after.seeds[before]! : null
      if (count === atCount) return paired === atCount - 1 ? [before, last] : [last]
      return count === atCount - 1 && paired === atCount ? [before, last] : []
    }
    case 'across': {
      const across = oppositeOf(n, last)
      const isOwnEmpty = ownerOf(after, last) === side && count === 1
      return isOwnEmpty && after.seeds[across] === atCount ? [last, across] : []
    }
    default:
      return assertNever(rule)
  }
}

function isFree(variant: Variant, position: Position, slot: Slot): boolean {
  if (isStore(variant.board.holes, slot) || position.burnt.includes(slot)) return false
  return claimantOf(position, slot) === null
}

function canClaim(variant: Variant, lap: Lap, slot: Slot): boolean {
  const { claim } = variant
  if (!isFree(variant, lap.after, slot)) return false
  const own = ownerOf(lap.after, slot) === lap.side
  const inRow = { never: false, anywhere: true, opponents: !own, own }[claim.where]
  // The hole across is claimed together with the player's own hole, whose row decides.
  const mayLieThere = claim.rule === 'across' ? claim.where !== 'never' : inRow
  return mayLieThere && isPlace(variant, lap, slot)
}

/** Whether the rule on places lets the mover claim a hole. */
function isPlace(variant: Variant, { side, way, after }: Lap, slot: Slot): boolean {
  const n = variant.board.holes
  const hole = holeOf(n, slot)
  const own = ownerOf(after, slot) === side
  const isLast = !own && hole === (way === 'anticlockwise' ? n : 1)
  const others = after.claimed?.[otherSide(side)] ?? []
  const isEnd = hole === 1 || hole === n
  const isNext = hole === 2 || hole === n - 1
  return {
    all: true,
    notLastNorSame: !isLast && !others.some((claimed) => holeOf(n, claimed) === hole),
    notLastNorFacing: !isLast && !others.some((claimed) => oppositeOf(n, claimed) === slot),
    endsAndNext: isEnd || (!own && isNext),
    innerAndFarEnds: own ? !isEnd : isEnd,
    notRightmost: hole !== n,
  }[variant.claim.places]
}

/** A position in which a player has claimed these holes too. */
export function withClaims(position: Position, side: Side, slots: readonly Slot[]): Position {
  const { south, north } = position.claimed ?? { south: [], north: [] }
  const claims = { south, north }
  claims[side] = [...claims[side], ...slots].sort((a, b) => a - b)
  return { ...position, claimed: claims }
}

/** A position with the holes that are claimed from the start of every round; burnt ones are not. */
export function withFixedClaims(variant: Variant, position: Position): Position {
  const n = variant.board.holes
  const rightmost = (side: Side) => [slotOf(n, side, n)].filter((slot) => !position.burnt.includes(slot))
  const claimed = { south: rightmost('south'), north: rightmost('north') }
  const isEmpty = claimed.south.length + claimed.north.length === 0
  return { none: position, rightmost: isEmpty ? position : { ...position, claimed } }[variant.claim.fixed]
}
