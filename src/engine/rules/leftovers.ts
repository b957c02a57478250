import { filledHoles, otherSide, storeOf, type Side, type Slot } from '../board/position'
import { assertNever } from '../result'
import type { Variant } from '../variant/variant'
import type { Game } from './game'
import type { RoundEnd, Step } from './step'
import { takeAll } from './turn'

const STOPS: Readonly<Record<RoundEnd, boolean>> = {
  allInStores: false,
  cannotMove: false,
  sideEmpty: false,
  majority: false,
  repetition: true,
  quietMoves: true,
  endless: true,
  endlessRelay: true,
}

/** Whether a round stopped because it would not end by itself; then `end.repetition` decides, not `end.leftovers`. */
export function isStopped(reason: RoundEnd): boolean {
  return STOPS[reason]
}

/** Hands out the seeds still in holes when a round ends. Seeds that go to nobody stay where they lie. */
export function collectLeftovers(
  variant: Variant,
  game: Game,
  reason: RoundEnd,
): { readonly game: Game; readonly steps: readonly Step[] } {
  const n = variant.board.holes
  let { position } = game
  const steps: Step[] = []
  for (const side of ['south', 'north'] as const) {
    const from = filledHoles(position, side)
    const taker = takerOf(variant, game, reason, side)
    if (from.length === 0 || taker === null) continue
    const to = storeOf(n, taker)
    steps.push({ kind: 'collect', side: taker, from, to, seeds: sumAt(position.seeds, from) })
    position = takeAll(position, from, to)
  }
  return { game: { ...game, position }, steps }
}

/** Who takes what is left on a side. Before any move of the round, the last mover is the one who started it. */
function takerOf(variant: Variant, game: Game, reason: RoundEnd, side: Side): Side | null {
  if (isStopped(reason)) return { shareBySide: side, draw: null }[variant.end.repetition]
  switch (variant.end.leftovers) {
    case 'toSideOwner':
      return side
    case 'toOtherPlayer':
      return otherSide(side)
    case 'toLastMover':
      return game.lastMover ?? game.first
    case 'nobody':
      return null
    default:
      return assertNever(variant.end.leftovers)
  }
}

function sumAt(seeds: readonly number[], slots: readonly Slot[]): number {
  return slots.reduce((sum, slot) => sum + seeds[slot]!, 0)
}
