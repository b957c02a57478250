import type { Variant } from '../variant'
import { always, everyRule, type PerRule } from './perRule'

/** The most holes per side that the solver takes. */
const MOST_HOLES = 8

/**
 * What the solver of games like kalah knows: stores are sown, a move is one lap, captures are across at most, and the
 * round ends when a side is empty; players move one after the other. Then no position comes again, and what lies in the stores decides nothing.
 */
const SERVED: PerRule<boolean> = {
  'board.holes': ({ board }) => board.holes <= MOST_HOLES,
  'board.stores': { own: true, capturesOnly: false },
  'start.seedsPerHole': always(true),
  'start.layout': always(true),
  'start.first': { south: true, lot: true, bothAtOnce: false },
  'sow.direction': { anticlockwise: true, clockwise: true, eitherWay: false },
  'sow.origin': { sown: true, skipped: true },
  'sow.relay': { never: true, any: false, own: false },
  'turn.lastInStore': { moveAgain: true, turnOver: true },
  'turn.lastInOwnEmpty': { captureOpposite: true, nothing: true },
  'turn.emptyOpposite': { nothing: true, takeLast: true },
  'turn.lastInOpponents': { nothing: true, captureCounts: false },
  'turn.captureCounts': always(true),
  'turn.lastOnSingle': { nothing: true, captureOpposite: false },
  'turn.lastHole': { nothing: true, take: false },
  'turn.captures': { one: true, chain: false },
  'turn.noMove': { pass: true, roundEnds: true },
  'turn.mustFeed': { yes: false, no: true },
  'turn.grandSlam': { allowed: true, void: false, forbidden: false, ifForced: false },
  'end.when': { allInStores: false, moverCannotMove: false, eitherSideEmpty: true, majority: false },
  'end.leftovers': { toSideOwner: true, toOtherPlayer: true, toLastMover: true, nobody: true },
  'end.repetition': { shareBySide: true, draw: true },
  'end.quietMoves': ({ end }) => end.quietMoves === 0,
  'win.by': { mostSeeds: true, majority: true },
  'match.length': { oneRound: true, rounds: true, untilOut: true },
  'match.rounds': always(true),
  'match.refill': { nearestStore: true, fromLeft: true },
  'match.burnt': { skipped: true, confiscated: true },
  'match.nextFirst': { winner: true, loser: true, other: true, lastedLongest: true },
}

/** Whether the solver of games like kalah knows every rule of a variant. */
export function fitsKalahSolver(variant: Variant): boolean {
  return everyRule(SERVED, variant)
}
