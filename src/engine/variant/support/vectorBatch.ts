import type { Variant } from '../variant'
import { always, everyRule, type PerRule } from './perRule'

/** The most holes per side that fit into two vectors. */
const MOST_HOLES = 15

/**
 * What the vector batch can play: whole random games of one round, with the board in vectors. Stores that are sown into
 * make every round end, so it needs no memory of earlier positions. What captures by count or over several holes, needs
 * more than one round or looks ahead before it allows a choice is played slot by slot instead.
 */
const SERVED: PerRule<boolean> = {
  'board.holes': ({ board }) => board.holes <= MOST_HOLES,
  'board.stores': { own: true, capturesOnly: false },
  'start.seedsPerHole': always(true),
  'start.layout': always(true),
  'start.first': { south: true, lot: true, bothAtOnce: false },
  'sow.direction': { anticlockwise: true, clockwise: true, eitherWay: false },
  'sow.origin': { sown: true, skipped: true },
  'sow.relay': { never: true, any: true, own: true },
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
  'end.when': { allInStores: true, moverCannotMove: true, eitherSideEmpty: true, majority: true },
  'end.leftovers': { toSideOwner: true, toOtherPlayer: true, toLastMover: true, nobody: true },
  'end.repetition': { shareBySide: true, draw: true },
  'end.quietMoves': ({ end }) => end.quietMoves === 0,
  'win.by': { mostSeeds: true, majority: true },
  'match.length': { oneRound: true, rounds: false, untilOut: false },
  'match.rounds': always(true),
  'match.refill': { nearestStore: true, fromLeft: true },
  'match.burnt': { skipped: true, confiscated: true },
  'match.nextFirst': { winner: true, loser: true, other: true, lastedLongest: true },
}

/** Whether the vector batch knows every rule of a variant; whether its seeds fit is for the kernel to say. */
export function fitsVectorBatch(variant: Variant): boolean {
  return everyRule(SERVED, variant)
}
