import { waysOf } from '../../engine/board/choice'
import type { Slot } from '../../engine/board/position'
import type { Game } from '../../engine/rules/game'
import { routeOf } from '../../engine/rules/route'
import type { Variant } from '../../engine/variant/variant'
import { lapsOf } from '../board/laps'
import type { Route } from '../board/routePath'
import type { BoardState } from '../board/timeline'
import type { Played } from './record/record'

/** The seeds of a game that are on the board or in a player's hand. */
export function boardStateOf(game: Game): BoardState {
  const { seeds, burnt, claimed, won } = game.position
  const hands = (['south', 'north'] as const).flatMap((side) => {
    const hand = game.hands?.[side]
    return hand?.status === 'sowing' ? [{ side, slot: hand.from, seeds: hand.left }] : []
  })
  return { seeds, burnt, ...(claimed && { claimed }), ...(won && { won }), hands }
}

/** Each player's sowing route round the board, past holes that are currently burnt. */
export function routesOf(variant: Variant, game: Game, burnt: readonly Slot[]): readonly Route[] {
  return (['south', 'north'] as const).map((side) => ({
    side,
    slots: routeOf(variant, { ...game.position, burnt }, side),
    bothWays: waysOf(variant).length > 1,
  }))
}

/** Where a move started and where its last seed fell; null for a move that sowed nothing. */
export function endsOf(move: Played): { readonly from: Slot; readonly to: Slot } | null {
  const laps = lapsOf(move.steps).filter((lap) => lap.side === move.side)
  return laps.length > 0 ? { from: laps[0]!.from, to: laps.at(-1)!.to } : null
}
