import { FIELDS } from '../fields'
import type { Variant } from '../variant'
import { always, saidOf, type PerRule } from './perRule'

/** A part of a game that a rule may read, besides what lies in holes and who is to move. */
export type KeyPart = 'stores' | 'quietMoves'

const nothing = null

/** What each rule of a round reads, besides holes and mover, to decide how play goes on from here. */
const READS: PerRule<KeyPart | null> = {
  'board.holes': always(nothing),
  'board.stores': { own: nothing, capturesOnly: nothing },
  'start.seedsPerHole': always(nothing),
  'start.layout': always(nothing),
  'start.first': { south: nothing, lot: nothing, bothAtOnce: nothing },
  'sow.direction': { anticlockwise: nothing, clockwise: nothing, eitherWay: nothing },
  'sow.origin': { sown: nothing, skipped: nothing },
  'sow.relay': { never: nothing, any: nothing, own: nothing },
  'turn.lastInStore': { moveAgain: nothing, turnOver: nothing },
  'turn.lastInOwnEmpty': { captureOpposite: nothing, nothing },
  'turn.emptyOpposite': { nothing, takeLast: nothing },
  'turn.lastInOpponents': { nothing, captureCounts: nothing },
  'turn.captureCounts': always(nothing),
  'turn.lastOnSingle': { nothing, captureOpposite: nothing },
  'turn.lastHole': { nothing, take: nothing },
  'turn.captures': { one: nothing, chain: nothing },
  'turn.noMove': { pass: nothing, roundEnds: nothing },
  'turn.mustFeed': { yes: nothing, no: nothing },
  'turn.grandSlam': { allowed: nothing, void: nothing, forbidden: nothing, ifForced: nothing },
  'end.when': {
    allInStores: nothing,
    moverCannotMove: nothing,
    eitherSideEmpty: nothing,
    majority: 'stores',
  },
  'end.leftovers': { toSideOwner: nothing, toOtherPlayer: nothing, toLastMover: nothing, nobody: nothing },
  'end.repetition': { shareBySide: nothing, draw: nothing },
  'end.quietMoves': ({ end }) => (end.quietMoves > 0 ? 'quietMoves' : nothing),
  // Winners are named when the round is over; nothing that happens before depends on it.
  'win.by': { mostSeeds: nothing, majority: nothing },
  'match.length': { oneRound: nothing, rounds: nothing, untilOut: nothing },
  'match.rounds': always(nothing),
  'match.refill': { nearestStore: nothing, fromLeft: nothing },
  'match.burnt': { skipped: nothing, confiscated: nothing },
  'match.nextFirst': { winner: nothing, loser: nothing, other: nothing, lastedLongest: nothing },
}

/** The parts of a game, besides holes and mover, that tell apart positions of a round under a variant's rules. */
export function keyPartsOf(variant: Variant): ReadonlySet<KeyPart> {
  return new Set(FIELDS.flatMap(({ path }) => saidOf(READS, variant, path) ?? []))
}
