import { message, type Message } from '../../locales/message'
import { ok, refuse, type Result } from '../result'
import { isSided } from '../variant/support'
import type { Layout, Variant } from '../variant/variant'
import { holesOf, otherSide, slotOf, storeOf, type Position, type Side } from './position'
import { startWith } from '../variant/usual'

/**
 * The rules of one round that starts with a position. Its mover plays South, because South moves first. Positions
 * with burnt, claimed or won holes or lost houses are rejected, and so are those that depend on earlier moves.
 */
export function variantFrom(variant: Variant, position: Position): Result<Variant, Message> {
  const { burnt, claimed, won, lost, past, toMove } = position
  if (burnt.length > 0 || claimed !== undefined || won !== undefined || lost !== undefined)
    return refuse(message('fromHere.changedHoles'))
  if (past !== undefined) return refuse(message('fromHere.earlierMoves'))
  if (toMove === 'north' && isSided(variant)) return refuse(message('fromHere.northToMove'))
  return ok({
    ...variant,
    start: startWith(variant, layoutOf(position)),
    match: { ...variant.match, length: 'oneRound' },
  })
}

function layoutOf(position: Position): Layout {
  const n = holesOf(position)
  const { seeds, toMove } = position
  const other = otherSide(toMove)
  const holes = (side: Side) => Array.from({ length: n }, (_, i) => seeds[slotOf(n, side, i + 1)]!)
  return {
    south: holes(toMove),
    north: holes(other),
    southStore: seeds[storeOf(n, toMove)]!,
    northStore: seeds[storeOf(n, other)]!,
  }
}
