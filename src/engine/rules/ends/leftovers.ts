import { filledHoles, otherSide, seedsAt, seedsInPlay, storeOf, takeTo } from '../../board/position'
import type { Position, Side, Slot } from '../../board/position'
import { assertNever } from '../../result'
import type { Variant } from '../../variant/variant'
import type { Game } from '../game'
import { isEmptySide } from '../legal'
import type { RoundEnd, Step } from '../step'

const STOPS: Readonly<Record<RoundEnd, boolean>> = {
  allInStores: false,
  cannotMove: false,
  sideEmpty: false,
  rowEmpty: false,
  majority: false,
  fewSeeds: false,
  repetition: true,
  quietMoves: true,
  endless: true,
  endlessRelay: true,
}

/** Whether a round stopped because it would not end by itself; then `end.repetition` decides, not `end.leftovers`. */
export function isStopped(reason: RoundEnd): boolean {
  return STOPS[reason]
}

type Collect = Extract<Step, { kind: 'collect' }>

/**
 * Distributes the seeds still in holes when a round ends. Those in claimed holes always go to their claimants. Seeds
 * that go to nobody stay where they are.
 */
export function collectLeftovers(
  variant: Variant,
  game: Game,
  reason: RoundEnd,
): { readonly game: Game; readonly steps: readonly Step[] } {
  let { position } = game
  const steps: Collect[] = []
  const collect = (side: Side, from: readonly Slot[], most = Infinity): void => {
    const seeds = Math.min(most, seedsAt(position, from))
    if (seeds === 0) return
    const to = storeOf(variant.board.holes, side)
    steps.push({ kind: 'collect', side, from, to, seeds })
    position = takeTo(position, from, to, seeds)
  }
  for (const side of ['south', 'north'] as const) collect(side, game.position.claimed?.[side] ?? [])
  const shares = sharesOf(variant, position, reason)
  if (shares !== null) {
    const from = allFilled(game)
    collect('south', from, shares.south)
    collect('north', from, shares.north)
  } else {
    for (const side of ['south', 'north'] as const) {
      const taker = takerOf(variant, game, reason, side)
      if (taker !== null) collect(taker, filledHoles(position, side))
    }
  }
  return { game: { ...game, position }, steps }
}

function allFilled({ position }: Game): readonly Slot[] {
  return [...filledHoles(position, 'south'), ...filledHoles(position, 'north')].sort((a, b) => a - b)
}

/**
 * What each player takes if the remaining seeds are divided evenly. An odd seed goes to the smaller store, to North's
 * if they are equal; after a stopped round it goes to nobody.
 */
function sharesOf(
  { board, end }: Variant,
  position: Position,
  reason: RoundEnd,
): Readonly<Record<Side, number>> | null {
  const left = seedsInPlay(position)
  const half = Math.floor(left / 2)
  if (isStopped(reason)) {
    const isSplit = { shareBySide: false, draw: false, splitEvenly: true }[end.repetition]
    return isSplit ? { south: half, north: half } : null
  }
  if (end.leftovers !== 'halved') return null
  const inStore = (side: Side) => position.seeds[storeOf(board.holes, side)]!
  const south = inStore('south') < inStore('north') ? left - half : half
  return { south, north: left - south }
}

/** Who takes the seeds left on a side. Before any move of the round, the last mover is the one who started it. */
function takerOf(variant: Variant, game: Game, reason: RoundEnd, side: Side): Side | null {
  if (isStopped(reason)) return { shareBySide: side, draw: null, splitEvenly: null }[variant.end.repetition]
  switch (variant.end.leftovers) {
    case 'toSideOwner':
      return side
    case 'toOtherPlayer':
      return otherSide(side)
    case 'toLastMover':
      return game.lastMover ?? game.first
    case 'toUnfed':
      return unfed(variant, game, reason) ?? side
    case 'toUnfedOrNobody':
      return unfed(variant, game, reason)
    case 'nobody':
    case 'halved':
      return null
    default:
      return assertNever(variant.end.leftovers)
  }
}

/** The player without seeds whom the other should have fed but could not. */
function unfed({ turn }: Variant, { position }: Game, reason: RoundEnd): Side | null {
  if (reason !== 'cannotMove' || { yes: false, no: true, ifPossible: true, giveOne: true }[turn.mustFeed])
    return null
  const hungry = otherSide(position.toMove)
  return isEmptySide(position, hungry) && !isEmptySide(position, position.toMove) ? hungry : null
}
