import type { Variant } from '../variant'
import { always, someRule, type PerRule } from './perRule'

/**
 * The rules that let a position of a round come again. Where stores are sown and everyone sows one way, seeds only go
 * forward and each time round the board brings one to a store, so nothing can.
 */
const LETS_REPEAT: PerRule<boolean> = {
  'board.holes': always(false),
  'board.stores': { own: false, capturesOnly: true },
  'start.seedsPerHole': always(false),
  'start.layout': always(false),
  'start.first': { south: false, lot: false, bothAtOnce: false },
  'sow.direction': { anticlockwise: false, clockwise: false, eitherWay: true },
  'sow.origin': { sown: false, skipped: false },
  'sow.relay': { never: false, any: false, own: false },
  'turn.lastInStore': { moveAgain: false, turnOver: false },
  'turn.lastInOwnEmpty': { captureOpposite: false, nothing: false },
  'turn.emptyOpposite': { nothing: false, takeLast: false },
  'turn.lastInOpponents': { nothing: false, captureCounts: false },
  'turn.captureCounts': always(false),
  'turn.lastOnSingle': { nothing: false, captureOpposite: false },
  'turn.lastHole': { nothing: false, take: false },
  'turn.captures': { one: false, chain: false },
  'turn.noMove': { pass: false, roundEnds: false },
  'turn.mustFeed': { yes: false, no: false },
  'turn.grandSlam': { allowed: false, void: false, forbidden: false, ifForced: false },
  'end.when': { allInStores: false, moverCannotMove: false, eitherSideEmpty: false, majority: false },
  'end.leftovers': { toSideOwner: false, toOtherPlayer: false, toLastMover: false, nobody: false },
  'end.repetition': { shareBySide: false, draw: false },
  'end.quietMoves': always(false),
  'win.by': { mostSeeds: false, majority: false },
  'match.length': { oneRound: false, rounds: false, untilOut: false },
  'match.rounds': always(false),
  'match.refill': { nearestStore: false, fromLeft: false },
  'match.burnt': { skipped: false, confiscated: false },
  'match.nextFirst': { winner: false, loser: false, other: false, lastedLongest: false },
}

/** Whether positions of a round can come again. */
export function canRepeat(variant: Variant): boolean {
  return someRule(LETS_REPEAT, variant)
}

/** Whether a round may be stopped before it ends by itself: by repetition, by endless play or by quiet moves. */
export function mayBeStopped(variant: Variant): boolean {
  return canRepeat(variant) || variant.end.quietMoves > 0
}
