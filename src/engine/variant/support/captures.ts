import type { Variant } from '../variant'
import { always, someRule, type PerRule } from './perRule'

/** The rules that capture something by themselves; others only say how much or when. */
const CAPTURES: PerRule<boolean> = {
  'board.holes': always(false),
  'board.stores': { own: false, capturesOnly: false },
  'start.seedsPerHole': always(false),
  'start.layout': always(false),
  'start.first': { south: false, lot: false, bothAtOnce: false },
  'sow.direction': { anticlockwise: false, clockwise: false, eitherWay: false },
  'sow.origin': { sown: false, skipped: false },
  'sow.relay': { never: false, any: false, own: false },
  'turn.lastInStore': { moveAgain: false, turnOver: false },
  'turn.lastInOwnEmpty': { captureOpposite: true, nothing: false },
  'turn.emptyOpposite': { nothing: false, takeLast: false },
  'turn.lastInOpponents': { nothing: false, captureCounts: true },
  'turn.captureCounts': always(false),
  'turn.lastOnSingle': { nothing: false, captureOpposite: true },
  'turn.lastHole': { nothing: false, take: true },
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

/** Whether a game has any rule that captures. */
export function hasCaptures(variant: Variant): boolean {
  return someRule(CAPTURES, variant)
}
