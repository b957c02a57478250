import type { PerRule } from './perRule'
import { noOpenings, PLAIN, plainBut, remembering, slowOnly, type Traits } from './traits'

const plain = (): Traits => PLAIN

const LIFTING = 'rules on what may be lifted are not searched fast'
const SOWING = 'this way of sowing is not searched fast'
const CAPTURING = 'this way of capturing is not searched fast'

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
  'start.turned': { fixed: PLAIN, withStarter: plainBut({ vectorBatch: false }) },

  'lift.atLeast': ({ lift }) => (lift.atLeast > 1 ? slowOnly(LIFTING, { leavesSeeds: true }) : PLAIN),
  'lift.singles': {
    free: PLAIN,
    lastResort: slowOnly(LIFTING),
    ontoEmpty: slowOnly(LIFTING, { leavesSeeds: true }),
  },
  'lift.pairs': { free: PLAIN, lastResort: slowOnly(LIFTING), lastResortRightmost: slowOnly(LIFTING) },
  'lift.reach': { anywhere: PLAIN, opponentOrEmpty: slowOnly(LIFTING, { leavesSeeds: true }) },
  'lift.opening': {
    free: PLAIN,
    rightHalf: remembering('past', { leavesSeeds: true }),
    twoRightmost: remembering('past'),
    eachHoleOnce: remembering('past', { leavesSeeds: true }),
  },
  'lift.facing': { free: PLAIN, notFacingSingle: slowOnly(LIFTING, { leavesSeeds: true }) },
  'lift.undo': { free: PLAIN, barred: remembering('past', { leavesSeeds: true }) },

  'sow.direction': {
    anticlockwise: PLAIN,
    clockwise: PLAIN,
    eitherWay: slowOnly('sowing either way is not searched fast', { repeats: true }),
    outward: slowOnly('sowing outward is not searched fast', { repeats: true }),
    firstMoveDecides: remembering('past', { repeats: true }),
    byParity: slowOnly('sowing by parity is not searched fast', { repeats: true }),
  },
  'sow.origin': { sown: PLAIN, skipped: PLAIN },
  'sow.leave': { nothing: PLAIN, one: slowOnly(SOWING), oneUnlessSingle: slowOnly(SOWING) },
  'sow.skips': { nothing: PLAIN, opponentsAt: slowOnly(SOWING), holesFrom: slowOnly(SOWING) },
  'sow.skipCount': plain,
  'sow.before': {
    nothing: PLAIN,
    storeOne: slowOnly(SOWING, { captures: true }),
    singlesAcross: slowOnly(SOWING, { captures: true }),
    lastSeedAcross: slowOnly(SOWING, { captures: true }),
  },
  'sow.passing': {
    nothing: PLAIN,
    toOwner: slowOnly(SOWING, { captures: true }),
    toOwnerWithLast: slowOnly(SOWING, { captures: true }),
    toMover: slowOnly(SOWING, { captures: true }),
    ownToMover: slowOnly(SOWING, { captures: true }),
  },
  'sow.lateSeeds': ({ sow }) => (sow.lateSeeds > 0 ? slowOnly(SOWING) : PLAIN),
  'sow.relay': {
    never: noOpenings('only games with relays are searched for winning openings'),
    any: plainBut({ kalahSolver: false }),
    own: plainBut({ kalahSolver: false }),
  },
  'sow.relayFrom': { lastHole: PLAIN, nextHole: slowOnly(SOWING) },
  'sow.relayIf': {
    notEmpty: PLAIN,
    atLeast: slowOnly(SOWING),
    exactly: slowOnly(SOWING),
    visited: slowOnly(SOWING),
  },
  'sow.relayCount': plain,
  'sow.turning': { sameWay: PLAIN, everyLap: slowOnly(SOWING, { repeats: true }) },
  'sow.firstMove': {
    asOthers: PLAIN,
    plainRelay: remembering('past'),
    alternate: remembering('past'),
    overToOpponent: remembering('past'),
  },

  'turn.lastInStore': {
    moveAgain: PLAIN,
    turnOver: noOpenings('a last seed in the store must give another move'),
  },
  'turn.lastInOwnEmpty': { captureOpposite: plainBut({ captures: true }), nothing: PLAIN },
  'turn.lastInOpponentsEmpty': { captureOpposite: slowOnly(CAPTURING, { captures: true }), nothing: PLAIN },
  'turn.emptyOpposite': { nothing: PLAIN, takeLast: PLAIN },
  'turn.acrossFrom': { empty: PLAIN, emptyThenAny: slowOnly(CAPTURING), any: slowOnly(CAPTURING) },
  'turn.acrossCounts': { any: PLAIN, captureCounts: slowOnly(CAPTURING) },
  'turn.acrossAfter': { anySowing: PLAIN, opponentsSown: slowOnly(CAPTURING) },
  'turn.capturingSeed': { taken: PLAIN, stays: slowOnly(CAPTURING) },
  'turn.lastInOpponents': {
    nothing: PLAIN,
    captureCounts: slowOnly('captures by count are not searched fast', { captures: true }),
  },
  'turn.lastInOwn': {
    nothing: PLAIN,
    captureCounts: slowOnly('captures by count are not searched fast', { captures: true }),
  },
  'turn.captureCounts': plain,
  'turn.evenFrom': plain,
  'turn.lastOnSingle': {
    nothing: PLAIN,
    captureOpposite: slowOnly('captures on a single seed are not searched fast', { captures: true }),
  },
  'turn.lastHole': {
    nothing: PLAIN,
    take: slowOnly('taking the last hole is not searched fast', { captures: true }),
  },
  'turn.gap': { nothing: PLAIN, captureBeyond: slowOnly(CAPTURING, { captures: true }) },
  'turn.nextHole': {
    nothing: PLAIN,
    takeAtCount: slowOnly(CAPTURING, { captures: true }),
    takeFromOpponents: slowOnly(CAPTURING, { captures: true }),
  },
  'turn.sweep': { nothing: PLAIN, opponentsCounts: slowOnly(CAPTURING, { captures: true }) },
  'turn.takesToo': {
    nothing: PLAIN,
    opposite: slowOnly(CAPTURING),
    eachOpposite: slowOnly(CAPTURING),
    opponentsCounts: slowOnly(CAPTURING),
    lastHole: slowOnly(CAPTURING),
  },
  'turn.captures': { one: PLAIN, chain: slowOnly('chains of captures are not searched fast') },
  'turn.chainWay': { backward: PLAIN, onward: PLAIN },
  'turn.chainMost': plain,
  'turn.chainSides': { sameSides: PLAIN, bothSides: PLAIN },
  'turn.singleSeed': { captures: PLAIN, capturesNothing: slowOnly(CAPTURING) },
  'turn.capturesAfter': ({ turn }) => (turn.capturesAfter > 0 ? remembering('past') : PLAIN),
  'turn.starterWaits': { no: PLAIN, untilOtherCaptures: remembering('past') },
  'turn.afterCapture': {
    turnOver: PLAIN,
    moveAgain: slowOnly(CAPTURING),
    moveAgainOnce: remembering('past'),
    sowOn: slowOnly(CAPTURING),
    relayOn: slowOnly(CAPTURING),
  },
  'turn.noMove': { pass: PLAIN, roundEnds: plainBut({ leavesSeeds: true }) },
  'turn.mustFeed': {
    // Players may have seeds but no choice that is allowed; when that holds for both, the round ends.
    yes: slowOnly('the duty to feed is not searched fast', { leavesSeeds: true }),
    no: PLAIN,
    ifPossible: slowOnly('the duty to feed is not searched fast'),
  },
  'turn.grandSlam': {
    allowed: PLAIN,
    void: slowOnly('a rule on grand slams is not searched fast'),
    forbidden: slowOnly('a rule on grand slams is not searched fast', { leavesSeeds: true }),
    ifForced: slowOnly('a rule on grand slams is not searched fast'),
    leavesRight: slowOnly('a rule on grand slams is not searched fast'),
    leavesLeft: slowOnly('a rule on grand slams is not searched fast'),
    movesAgain: slowOnly('a rule on grand slams is not searched fast'),
  },

  'claim.where': {
    never: PLAIN,
    anywhere: remembering('claims', { captures: true, leavesSeeds: true }),
    opponents: remembering('claims', { captures: true, leavesSeeds: true }),
    own: remembering('claims', { captures: true, leavesSeeds: true }),
  },
  'claim.atCount': plain,
  'claim.rule': { count: PLAIN, countOrPair: PLAIN, across: PLAIN },
  'claim.lap': { any: PLAIN, severalSeeds: PLAIN },
  'claim.places': {
    all: PLAIN,
    notLastNorSame: PLAIN,
    notLastNorFacing: PLAIN,
    endsAndNext: PLAIN,
    innerAndFarEnds: PLAIN,
  },
  'claim.most': { any: PLAIN, one: PLAIN },
  'claim.fixed': { none: PLAIN, rightmost: remembering('claims', { captures: true, leavesSeeds: true }) },
  'claim.sowing': { byBoth: PLAIN, notByOpponent: PLAIN, lastByOpponent: PLAIN },
  'claim.lastSeed': { nothing: PLAIN, takesTwo: PLAIN },
  'claim.captured': { toStore: PLAIN, toClaimed: remembering('claims') },

  'end.when': {
    allInStores: plainBut({ kalahSolver: false }),
    moverCannotMove: plainBut({ kalahSolver: false, leavesSeeds: true }),
    eitherSideEmpty: plainBut({ leavesSeeds: true }),
    majority: plainBut({ kalahSolver: false, leavesSeeds: true, reads: 'stores' }),
    moverSideEmpty: plainBut({ vectorBatch: false, kalahSolver: false, leavesSeeds: true }),
  },
  'end.few': ({ end }) => {
    if (end.few === 0) return PLAIN
    const ends = plainBut({ vectorBatch: false, kalahSolver: false, leavesSeeds: true })
    return { leftovers: ends, mover: ends, starter: remembering('past', { leavesSeeds: true }) }[end.fewTo]
  },
  // What it says depends on end.few.
  'end.fewTo': { leftovers: PLAIN, mover: PLAIN, starter: PLAIN },
  'end.leftovers': {
    toSideOwner: PLAIN,
    toOtherPlayer: PLAIN,
    toLastMover: PLAIN,
    nobody: plainBut({ losesSeeds: 'atTheEnd' }),
    halved: plainBut({ vectorBatch: false, kalahSolver: false, reads: 'stores' }),
    toUnfed: plainBut({ vectorBatch: false, kalahSolver: false }),
  },
  'end.repetition': {
    shareBySide: PLAIN,
    draw: plainBut({ losesSeeds: 'whenStopped' }),
    splitEvenly: plainBut({ losesSeeds: 'whenStopped' }),
  },
  'end.repeats': { stop: PLAIN, playOn: PLAIN },
  'end.quietMoves': ({ end }) =>
    end.quietMoves > 0 ? plainBut({ vectorBatch: false, kalahSolver: false, reads: 'quietMoves' }) : PLAIN,

  // Winners are named when the round is over; nothing that happens before depends on it.
  'win.by': {
    mostSeeds: PLAIN,
    majority: PLAIN,
    deprive: plainBut({ vectorBatch: false }),
    immobilise: plainBut({ vectorBatch: false }),
    clear: plainBut({ vectorBatch: false }),
  },

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
