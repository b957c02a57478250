import { message } from '../../../locales/message'
import type { PerRule } from './perRule'
import { noOpenings, PLAIN, plainBut, remembering, slowOnly, unsearched, type Traits } from './traits'

const plain = (): Traits => PLAIN

const LIFTING = message('searchReasons.lifting')
const WAYS = message('searchReasons.ways')
const SOWING = message('searchReasons.sowing')
const CAPTURING = message('searchReasons.capturing')
/** A goal that does not count seeds: nobody wins by filling a store. */
const NOT_BY_SEEDS = noOpenings(message('searchReasons.goal'), { vectorBatch: false, kalahSolver: false })
const TAKING = unsearched(CAPTURING, { captures: true })

/** The traits of every word of every rule: a new word or a new rule does not compile without an entry here. */
export const RULE_TRAITS: PerRule<Traits> = {
  'board.holes': plain,
  'board.stores': {
    own: PLAIN,
    capturesOnly: noOpenings(message('searchReasons.ownStore'), {
      vectorBatch: false,
      kalahSolver: false,
      repeats: true,
    }),
    both: noOpenings(message('searchReasons.ownStore'), { vectorBatch: false, kalahSolver: false }),
  },

  'start.seedsPerHole': plain,
  'start.layout': plain,
  'start.first': {
    south: PLAIN,
    lot: PLAIN,
    bothAtOnce: plainBut({ vectorBatch: false, kalahSolver: false }),
  },
  'start.turned': { fixed: PLAIN, withStarter: plainBut({ vectorBatch: false }) },

  'lift.atLeast': ({ lift }) => (lift.atLeast > 1 ? unsearched(LIFTING, { leavesSeeds: true }) : PLAIN),
  'lift.singles': {
    free: PLAIN,
    lastResort: unsearched(LIFTING),
    ontoEmpty: unsearched(LIFTING, { leavesSeeds: true }),
  },
  'lift.pairs': { free: PLAIN, lastResort: unsearched(LIFTING), lastResortRightmost: unsearched(LIFTING) },
  'lift.reach': {
    anywhere: PLAIN,
    opponentOrEmpty: unsearched(LIFTING, { leavesSeeds: true }),
    bothRows: unsearched(LIFTING, { repeats: true }),
  },
  'lift.opening': {
    free: PLAIN,
    rightHalf: remembering('past', { leavesSeeds: true }),
    twoRightmost: remembering('past'),
    eachHoleOnce: remembering('past', { leavesSeeds: true }),
    unlocks: remembering('past'),
  },
  'lift.facing': { free: PLAIN, notFacingSingle: unsearched(LIFTING, { leavesSeeds: true }) },
  'lift.undo': { free: PLAIN, barred: remembering('past', { leavesSeeds: true }) },

  'sow.direction': {
    anticlockwise: PLAIN,
    clockwise: PLAIN,
    eitherWay: slowOnly(message('searchReasons.eitherWay'), { repeats: true }),
    outward: unsearched(WAYS, { repeats: true }),
    firstMoveDecides: remembering('past', { repeats: true }),
    byParity: unsearched(WAYS, { repeats: true }),
    ownRow: unsearched(WAYS),
  },
  'sow.origin': { sown: PLAIN, skipped: PLAIN },
  'sow.leave': { nothing: PLAIN, one: unsearched(SOWING), oneUnlessSingle: unsearched(SOWING) },
  'sow.skips': { nothing: PLAIN, opponentsAt: unsearched(SOWING), holesFrom: unsearched(SOWING) },
  'sow.skipCount': plain,
  'sow.before': {
    nothing: PLAIN,
    storeOne: unsearched(SOWING, { captures: true }),
    singlesAcross: unsearched(SOWING, { captures: true }),
    lastSeedAcross: unsearched(SOWING, { captures: true }),
  },
  'sow.passing': {
    nothing: PLAIN,
    toOwner: unsearched(SOWING, { captures: true }),
    toOwnerWithLast: unsearched(SOWING, { captures: true }),
    toMover: unsearched(SOWING, { captures: true }),
    ownToMover: unsearched(SOWING, { captures: true }),
  },
  'sow.lateSeeds': ({ sow }) => (sow.lateSeeds > 0 ? unsearched(SOWING) : PLAIN),
  'sow.relay': {
    never: noOpenings(message('searchReasons.noRelay')),
    any: plainBut({ kalahSolver: false }),
    own: plainBut({ kalahSolver: false }),
  },
  'sow.relayFrom': { lastHole: PLAIN, nextHole: unsearched(SOWING) },
  'sow.relayIf': {
    notEmpty: PLAIN,
    atLeast: unsearched(SOWING),
    exactly: unsearched(SOWING),
    visited: unsearched(SOWING),
  },
  'sow.relayCount': plain,
  'sow.turning': { sameWay: PLAIN, everyLap: unsearched(SOWING, { repeats: true }) },
  'sow.firstMove': {
    asOthers: PLAIN,
    plainRelay: remembering('past'),
    alternate: remembering('past'),
    overToOpponent: remembering('past'),
  },

  'turn.lastInStore': {
    moveAgain: PLAIN,
    turnOver: noOpenings(message('searchReasons.storeEndsTurn')),
  },
  'turn.lastInOwnEmpty': { captureOpposite: plainBut({ captures: true }), nothing: PLAIN },
  'turn.lastInOpponentsEmpty': { captureOpposite: TAKING, nothing: PLAIN },
  'turn.emptyOpposite': { nothing: PLAIN, takeLast: PLAIN },
  'turn.acrossFrom': { empty: PLAIN, emptyThenAny: unsearched(CAPTURING), any: unsearched(CAPTURING) },
  'turn.acrossCounts': { any: PLAIN, captureCounts: unsearched(CAPTURING) },
  'turn.acrossAfter': { anySowing: PLAIN, opponentsSown: unsearched(CAPTURING) },
  'turn.capturingSeed': { taken: PLAIN, stays: unsearched(CAPTURING) },
  'turn.lastInOpponents': {
    nothing: PLAIN,
    captureCounts: slowOnly(message('searchReasons.byCount'), { captures: true }),
  },
  'turn.lastInOwn': {
    nothing: PLAIN,
    captureCounts: slowOnly(message('searchReasons.byCount'), { captures: true }),
  },
  'turn.captureCounts': plain,
  'turn.evenFrom': plain,
  'turn.lastOnSingle': {
    nothing: PLAIN,
    captureOpposite: slowOnly(message('searchReasons.onSingle'), { captures: true }),
  },
  'turn.lastHole': {
    nothing: PLAIN,
    take: slowOnly(message('searchReasons.lastHole'), { captures: true }),
    takeEqual: slowOnly(message('searchReasons.lastHole'), { captures: true }),
  },
  'turn.gap': { nothing: PLAIN, captureBeyond: TAKING, captureBeyondFilled: TAKING },
  'turn.nextHole': { nothing: PLAIN, takeAtCount: TAKING, takeFromOpponents: TAKING },
  'turn.sweep': { nothing: PLAIN, opponentsCounts: TAKING },
  'turn.takesToo': {
    nothing: PLAIN,
    opposite: unsearched(CAPTURING),
    eachOpposite: unsearched(CAPTURING),
    opponentsCounts: unsearched(CAPTURING),
    lastHole: unsearched(CAPTURING),
  },
  'turn.captures': { one: PLAIN, chain: slowOnly(message('searchReasons.chains')) },
  'turn.chainWay': { backward: PLAIN, onward: PLAIN, clockwise: PLAIN },
  'turn.chainMost': plain,
  'turn.chainSides': { sameSides: PLAIN, bothSides: PLAIN },
  'turn.singleSeed': { captures: PLAIN, capturesNothing: unsearched(CAPTURING) },
  'turn.capturesAfter': ({ turn }) => (turn.capturesAfter > 0 ? remembering('past') : PLAIN),
  'turn.starterWaits': { no: PLAIN, untilOtherCaptures: remembering('past') },
  'turn.afterCapture': {
    turnOver: PLAIN,
    moveAgain: unsearched(CAPTURING),
    moveAgainOnce: remembering('past'),
    sowOn: unsearched(CAPTURING),
    relayOn: unsearched(CAPTURING),
  },
  'turn.noMove': { pass: PLAIN, roundEnds: plainBut({ leavesSeeds: true }) },
  'turn.mustFeed': {
    // Players may have seeds but no legal choice; if both have none, the round ends.
    yes: slowOnly(message('searchReasons.feeding'), { leavesSeeds: true }),
    no: PLAIN,
    ifPossible: slowOnly(message('searchReasons.feeding')),
    // The seed may go against the sowing.
    giveOne: slowOnly(message('searchReasons.feeding'), { repeats: true }),
  },
  'turn.grandSlam': {
    allowed: PLAIN,
    void: slowOnly(message('searchReasons.grandSlam')),
    forbidden: slowOnly(message('searchReasons.grandSlam'), { leavesSeeds: true }),
    ifForced: slowOnly(message('searchReasons.grandSlam')),
    leavesRight: slowOnly(message('searchReasons.grandSlam')),
    leavesLeft: slowOnly(message('searchReasons.grandSlam')),
    movesAgain: slowOnly(message('searchReasons.grandSlam')),
    givesRest: slowOnly(message('searchReasons.grandSlam')),
  },

  'claim.where': {
    never: PLAIN,
    anywhere: remembering('claims', { captures: true, leavesSeeds: true }),
    opponents: remembering('claims', { captures: true, leavesSeeds: true }),
    own: remembering('claims', { captures: true, leavesSeeds: true }),
  },
  'claim.atCount': plain,
  'claim.rule': { count: PLAIN, countOrPair: PLAIN, across: PLAIN, closing: plainBut({ sided: true }) },
  'claim.lap': { any: PLAIN, severalSeeds: PLAIN },
  'claim.places': {
    all: PLAIN,
    notLastNorSame: PLAIN,
    notLastNorFacing: PLAIN,
    endsAndNext: PLAIN,
    innerAndFarEnds: PLAIN,
    notRightmost: PLAIN,
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
    const starter = remembering('past', { leavesSeeds: true })
    return { leftovers: ends, mover: ends, starter, moverByOpponents: starter }[end.fewTo]
  },
  // Its meaning depends on end.few.
  'end.fewTo': { leftovers: PLAIN, mover: PLAIN, starter: PLAIN, moverByOpponents: PLAIN },
  'end.leftovers': {
    toSideOwner: PLAIN,
    toOtherPlayer: PLAIN,
    toLastMover: PLAIN,
    nobody: plainBut({ losesSeeds: 'atTheEnd' }),
    halved: plainBut({ vectorBatch: false, kalahSolver: false, sided: true, reads: 'stores' }),
    toUnfed: plainBut({ vectorBatch: false, kalahSolver: false }),
    toUnfedOrNobody: plainBut({ vectorBatch: false, kalahSolver: false, losesSeeds: 'atTheEnd' }),
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
    deprive: NOT_BY_SEEDS,
    immobilise: NOT_BY_SEEDS,
    clear: NOT_BY_SEEDS,
  },

  'match.length': {
    oneRound: PLAIN,
    rounds: plainBut({ vectorBatch: false }),
    untilOut: plainBut({ vectorBatch: false }),
  },
  'match.rounds': plain,
  'match.outBelow': plain,
  'match.refill': {
    nearestStore: PLAIN,
    fromLeft: PLAIN,
    fromRight: PLAIN,
    fromEnds: PLAIN,
    territory: PLAIN,
  },
  'match.burnt': { skipped: PLAIN, confiscated: PLAIN, inPlay: PLAIN },
  'match.nextFirst': { winner: PLAIN, loser: PLAIN, other: PLAIN, lastedLongest: PLAIN, lastMover: PLAIN },
}
