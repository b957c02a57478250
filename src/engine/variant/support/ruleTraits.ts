import type { PerRule } from './perRule'
import { noOpenings, PLAIN, plainBut, slowOnly, type Traits } from './traits'

const plain = (): Traits => PLAIN

/** The traits of every word of every rule: a new word or a new rule does not compile before it has its own here. */
export const RULE_TRAITS: PerRule<Traits> = {
  'board.holes': plain,
  'board.stores': {
    own: PLAIN,
    capturesOnly: noOpenings('the mover must sow into the own store, or no turn goes on', {
      vectorBatch: false,
      kalahSolver: false,
      repeats: true,
    }),
  },

  'start.seedsPerHole': plain,
  'start.layout': plain,
  'start.first': {
    south: PLAIN,
    lot: PLAIN,
    bothAtOnce: plainBut({ vectorBatch: false, kalahSolver: false }),
  },

  'sow.direction': {
    anticlockwise: PLAIN,
    clockwise: PLAIN,
    eitherWay: slowOnly('sowing either way is not searched fast', { repeats: true }),
  },
  'sow.origin': { sown: PLAIN, skipped: PLAIN },
  'sow.relay': {
    never: noOpenings('only games with relays are searched for winning openings'),
    any: plainBut({ kalahSolver: false }),
    own: plainBut({ kalahSolver: false }),
  },

  'turn.lastInStore': {
    moveAgain: PLAIN,
    turnOver: noOpenings('a last seed in the store must give another move'),
  },
  'turn.lastInOwnEmpty': { captureOpposite: plainBut({ captures: true }), nothing: PLAIN },
  'turn.emptyOpposite': { nothing: PLAIN, takeLast: PLAIN },
  'turn.lastInOpponents': {
    nothing: PLAIN,
    captureCounts: slowOnly('captures by count are not searched fast', { captures: true }),
  },
  'turn.captureCounts': plain,
  'turn.lastOnSingle': {
    nothing: PLAIN,
    captureOpposite: slowOnly('captures on a single seed are not searched fast', { captures: true }),
  },
  'turn.lastHole': {
    nothing: PLAIN,
    take: slowOnly('taking the last hole is not searched fast', { captures: true }),
  },
  'turn.captures': { one: PLAIN, chain: slowOnly('chains of captures are not searched fast') },
  'turn.noMove': { pass: PLAIN, roundEnds: plainBut({ leavesSeeds: true }) },
  'turn.mustFeed': {
    // Players may have seeds but no choice that is allowed; when that holds for both, the round ends.
    yes: slowOnly('the duty to feed is not searched fast', { leavesSeeds: true }),
    no: PLAIN,
  },
  'turn.grandSlam': {
    allowed: PLAIN,
    void: slowOnly('a rule on grand slams is not searched fast'),
    forbidden: slowOnly('a rule on grand slams is not searched fast', { leavesSeeds: true }),
    ifForced: slowOnly('a rule on grand slams is not searched fast'),
  },

  'end.when': {
    allInStores: plainBut({ kalahSolver: false }),
    moverCannotMove: plainBut({ kalahSolver: false, leavesSeeds: true }),
    eitherSideEmpty: plainBut({ leavesSeeds: true }),
    majority: plainBut({ kalahSolver: false, leavesSeeds: true, reads: 'stores' }),
  },
  'end.leftovers': {
    toSideOwner: PLAIN,
    toOtherPlayer: PLAIN,
    toLastMover: PLAIN,
    nobody: plainBut({ losesSeeds: 'atTheEnd' }),
  },
  'end.repetition': { shareBySide: PLAIN, draw: plainBut({ losesSeeds: 'whenStopped' }) },
  'end.quietMoves': ({ end }) =>
    end.quietMoves > 0 ? plainBut({ vectorBatch: false, kalahSolver: false, reads: 'quietMoves' }) : PLAIN,

  // Winners are named when the round is over; nothing that happens before depends on it.
  'win.by': { mostSeeds: PLAIN, majority: PLAIN },

  'match.length': {
    oneRound: PLAIN,
    rounds: plainBut({ vectorBatch: false }),
    untilOut: plainBut({ vectorBatch: false }),
  },
  'match.rounds': plain,
  'match.refill': { nearestStore: PLAIN, fromLeft: PLAIN },
  'match.burnt': { skipped: PLAIN, confiscated: PLAIN },
  'match.nextFirst': { winner: PLAIN, loser: PLAIN, other: PLAIN, lastedLongest: PLAIN },
}
