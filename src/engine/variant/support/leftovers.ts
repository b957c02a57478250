import type { Variant } from '../variant'
import { always, someRule, type PerRule } from './perRule'

/** The rules under which a round can end while seeds still lie in holes, other than by being stopped. */
const MAY_LEAVE: PerRule<boolean> = {
  'board.holes': always(false),
  'board.stores': { own: false, capturesOnly: false },
  'start.seedsPerHole': always(false),
  'start.layout': always(false),
  'start.first': { south: false, lot: false, bothAtOnce: false },
  'sow.direction': { anticlockwise: false, clockwise: false, eitherWay: false },
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
  'turn.noMove': { pass: false, roundEnds: true },
  // A player with seeds but without a choice that is allowed: if both are so, the round ends.
  'turn.mustFeed': { yes: true, no: false },
  'turn.grandSlam': { allowed: false, void: false, forbidden: true, ifForced: false },
  'end.when': { allInStores: false, moverCannotMove: true, eitherSideEmpty: true, majority: true },
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

/** Whether a round can end by itself with seeds in holes, so that somebody has to get them. */
export function mayLeaveSeeds(variant: Variant): boolean {
  return someRule(MAY_LEAVE, variant)
}
