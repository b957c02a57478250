import type { Variant } from '../variant/variant'
import type { Choice } from './choice'
import { filledHoles, holeOf, holesOf, otherSide, ownHoles, slotOf, storeOf } from './position'
import type { Position, Slot } from './position'

/** The number of a choice that ends the turn, where a rule leaves that to the player. */
export const STOP = 0

/**
 * What the player to move chooses instead of a hole to begin with, or null: where to put a seed in hand, which hole of the
 * opponent's to take (by the opponent's numbers), whether to sow on, or which way.
 */
export function otherChoices(variant: Variant, position: Position): readonly Choice[] | null {
  const n = holesOf(position)
  const { picks = 0, halted, haltedWay, turning } = position.past ?? {}
  if (isPlacing(variant, position)) return ownHoles(position, position.toMove).map((hole) => ({ hole }))
  if (picks > 0)
    return filledHoles(position, otherSide(position.toMove)).map((slot) => ({ hole: holeOf(n, slot) }))
  if (halted !== undefined)
    return [{ hole: holeOf(n, halted), ...(haltedWay && { way: haltedWay }) }, { hole: STOP }]
  if (turning === undefined) return null
  const hole = holeOf(n, turning)
  return [
    { hole, way: 'anticlockwise' },
    { hole, way: 'clockwise' },
  ]
}

/** Whether the player to move puts seeds into holes: as long as nothing has been sown in the round and some are in hand. */
export function isPlacing({ start: { placing } }: Variant, { seeds, toMove, past }: Position): boolean {
  const places = { asLaid: false, byPlayers: true, inTurns: true }[placing]
  const hand = storeOf(seeds.length / 2 - 1, toMove)
  const isSown = (past?.southWay ?? past?.northWay ?? null) !== null
  return places && !isSown && seeds[hand]! > 0
}

/** Whether the player to move is in the middle of a turn: taking holes, or choosing whether or how to sow on. */
export function isWithinTurn({ past }: Position): boolean {
  const { picks, halted, turning } = past ?? {}
  return picks !== undefined || halted !== undefined || turning !== undefined
}

/** Of what kind those choices are. */
export type OtherKind = 'placing' | 'picks' | 'stop' | 'way'

/** What kind of choice the player to move has instead of a hole to begin with, or null. */
export function otherKind(variant: Variant, position: Position): OtherKind | null {
  if (isPlacing(variant, position)) return 'placing'
  const { picks, halted, turning } = position.past ?? {}
  if (picks !== undefined) return 'picks'
  if (halted !== undefined) return 'stop'
  return turning === undefined ? null : 'way'
}

/** Whether a move sows nothing: it fills or takes a hole, or ends the turn. */
export function isBesideSowing(variant: Variant, position: Position, { hole }: Choice): boolean {
  return isPlacing(variant, position) || position.past?.picks !== undefined || hole === STOP
}

/** The slot that a choice names: a hole to sow or to fill, one of the opponent's to take, or one's own store to end the turn. */
export function slotOfChoice(position: Position, { hole }: Choice): Slot {
  const n = holesOf(position)
  const { toMove, past } = position
  if (hole === STOP) return storeOf(n, toMove)
  return slotOf(n, past?.picks === undefined ? toMove : otherSide(toMove), hole)
}
