import { message, type Message } from '../../locales/message'
import { gains, leavesChoice, type Clause, type LastSeed, lastSeedOf } from './clauses/clause'
import {
  asksForReach,
  hasClaims,
  hasRelays,
  isLikeAwari,
  plainListOf,
  takesOnlyHere,
} from './clauses/questions'
import { FIELDS, valueAt, type RulePath, type SheetPath, type Word, type WordPath } from './fields'
import type { Variant } from './variant'

/** How a first turn can be searched under a rule: fast, only by the reference rules, or not at all, and why. */
type OpeningSearch = { readonly kind: 'fast' } | { readonly kind: 'slow' | 'none'; readonly because: Message }

/** A part of a game that a rule may read, besides the contents of holes and who is to move. */
export type KeyPart = 'stores' | 'quietMoves' | 'claims' | 'past'

/** What the fast paths and the solvers must know about a rule: a column per question. */
interface Traits {
  /**
   * Whether the vector batch supports it: whole random games of one round, the board in vectors, no memory of earlier
   * positions. Captures by count or of several holes, and choices that need to look ahead, are played slot by slot.
   */
  readonly vectorBatch: boolean
  /**
   * Whether the solver for games like kalah supports it: alternating players, moves of one lap into sown stores, only
   * captures across, and an end when a side is empty. No position repeats, and the stores decide nothing.
   */
  readonly kalahSolver: boolean
  /** Why no solver supports it, if none does; or none where positions can repeat. */
  readonly unsolved: { readonly when: 'always' | 'ifRepeating'; readonly because: Message } | null
  /** Whether endgame tables of games like awari can be filled row by row under it. */
  readonly awariRows: boolean
  /** Whether both players can open at once under it. */
  readonly atOnce: boolean
  readonly openings: OpeningSearch
  /** Whether it captures by itself; other rules only determine how much or when. */
  readonly captures: boolean
  /** Whether a round can end under it with seeds in holes, other than by being stopped. */
  readonly leavesSeeds: boolean
  /** Whether a player with seeds may have no choice under it. */
  readonly forbids: boolean
  /** Whether it can leave seeds to nobody, always or only if a round is stopped before it ends by itself. */
  readonly losesSeeds: 'never' | 'atTheEnd' | 'whenStopped'
  /**
   * Whether it lets a position of a round repeat. If stores are sown, everyone sows in one direction and only one
   * player lifts a row, seeds only go forward and each time round the board brings one to a store, so nothing can.
   */
  readonly repeats: boolean
  /** Whether it may treat South and North differently, so that a position and its mirror image may differ in value. */
  readonly sided: boolean
  /** Whether holes are won from round to round under it. */
  readonly winsHoles: boolean
  /** What it reads, besides holes and mover, to decide how play continues from here. */
  readonly reads: KeyPart | null
  /** Whether a player may keep the turn under it, or have no empty hole after a move. */
  readonly mayFillAll: boolean
  /**
   * Whether a choice names its direction at one time and not at another. The kernel always knows a direction, so a strategy
   * that answers with the same choice must be followed by the rules.
   */
  readonly waysAtTimes: boolean
  /** What it makes the kernel do that it otherwise leaves out. */
  readonly asks: readonly KernelWork[]
}

/**
 * What the kernel leaves out unless a rule asks for it. `lifting`: to check which filled holes may be lifted. `choosing`:
 * to check choices hole by hole, or by looking ahead. `laps`: to continue after a lap. `start`: to keep the position
 * before the move. `passing`: to sow seed by seed. `moving`: to do more in a move than one lap. `slams`: to look for grand
 * slams whatever the counts.
 */
type KernelWork = 'lifting' | 'choosing' | 'laps' | 'start' | 'passing' | 'moving' | 'slams'

/** A rule that every fast path supports and that needs no special care. */
const PLAIN: Traits = {
  vectorBatch: true,
  kalahSolver: true,
  unsolved: null,
  awariRows: true,
  atOnce: true,
  openings: { kind: 'fast' },
  captures: false,
  leavesSeeds: false,
  forbids: false,
  losesSeeds: 'never',
  repeats: false,
  sided: false,
  winsHoles: false,
  reads: null,
  mayFillAll: false,
  waysAtTimes: false,
  asks: [],
}

/** What no fast path supports. */
const NOT_FAST = { vectorBatch: false, kalahSolver: false, awariRows: false, atOnce: false } as const

/** A plain rule except for what is named. */
function plainBut(traits: Partial<Traits>): Traits {
  return { ...PLAIN, ...traits }
}

/** A rule that no fast path supports, and why first turns are not searched fast; the usual start for a new word. */
function slowOnly(because: Message, traits: Partial<Traits> = {}): Traits {
  return plainBut({ ...NOT_FAST, openings: { kind: 'slow', because }, ...traits })
}

/** A rule under which first turns are not searched, because none has more than one move or for another reason. */
function noOpenings(because: Message, traits: Partial<Traits> = {}): Traits {
  return plainBut({ openings: { kind: 'none', because }, ...traits })
}

/** A rule that depends on earlier events in the round, or that claims holes: first turns are not searched under it. */
function remembering(reads: 'claims' | 'past', traits: Partial<Traits> = {}): Traits {
  const because = {
    claims: message('searchReasons.claims'),
    past: message('searchReasons.past'),
  }[reads]
  return unsearched(because, { reads, ...traits })
}

/** A rule that no fast path and no search of first turns supports, and why. */
function unsearched(because: Message, traits: Partial<Traits> = {}): Traits {
  return noOpenings(because, { ...NOT_FAST, ...traits })
}

/**
 * The traits of every rule: of each of its words or, if it is a number or has its own shape, of its value in a variant. A
 * table of this type does not compile until it has an entry for a new word or rule.
 */
type PerRule = {
  readonly [P in RulePath]: P extends WordPath
    ? Readonly<Record<Word<P>, Traits>>
    : (variant: Variant) => Traits
}

const plain = (): Traits => PLAIN
/** A rule that only decides how another works, and that the rows of awari and a simultaneous opening do not support. */
const BESIDES = plainBut({ awariRows: false, atOnce: false })

/** If a player with seeds can have no choice, the round may end with them in holes. */
const FORBIDS = { forbids: true, leavesSeeds: true } as const
const LIFTING = message('searchReasons.lifting')
const lifting = (traits: Partial<Traits> = {}): Traits =>
  unsearched(LIFTING, { asks: ['lifting'], ...traits })
const LOOKING_AHEAD = lifting({ asks: ['lifting', 'choosing'] })
const REVERSING = remembering('past', { mayFillAll: true, repeats: true, asks: ['lifting', 'choosing'] })
const PLACING = remembering('past', { mayFillAll: true, repeats: true, waysAtTimes: true, asks: ['lifting'] })
/** Directions that each player keeps. */
const KEPT_BY_EACH = remembering('past', {
  repeats: true,
  mayFillAll: true,
  waysAtTimes: true,
  asks: ['choosing'],
})

const WAYS = message('searchReasons.ways')
const SOWING = message('searchReasons.sowing')
const ONE_BY_ONE = unsearched(SOWING, { asks: ['passing'] })
const LEAVING = unsearched(SOWING, { mayFillAll: true, asks: ['passing'] })
const TAKING_BEFORE = unsearched(SOWING, { captures: true, asks: ['moving', 'slams'] })
/** A goal that does not count seeds: nobody wins by filling a store. */
const NOT_BY_SEEDS = noOpenings(message('searchReasons.goal'), { vectorBatch: false, kalahSolver: false })
const feeding = (traits: Partial<Traits> = {}): Traits =>
  slowOnly(message('searchReasons.feeding'), { awariRows: true, atOnce: true, asks: ['choosing'], ...traits })
const DEALING = message('searchReasons.dealt')
const DEALT = noOpenings(DEALING, {
  vectorBatch: false,
  kalahSolver: false,
  atOnce: false,
  unsolved: { when: 'always', because: DEALING },
})
const CLAIMED_SKIPPED: Traits = { ...BESIDES, asks: ['passing'] }
const GRAND_SLAM = slowOnly(message('searchReasons.grandSlam'), { awariRows: true, atOnce: true })
const CLAIMING = remembering('claims', { captures: true, leavesSeeds: true, asks: ['moving', 'slams'] })

const ENTERING = unsearched(SOWING, {
  ...FORBIDS,
  mayFillAll: true,
  asks: ['lifting', 'choosing', 'laps', 'moving'],
})

/** Every player's own ring: relays may never end, and the vectors, tables and solvers know two rows only. */
const FOUR_ROWS = unsearched(message('searchReasons.fourRows'), {
  repeats: true,
  mayFillAll: true,
  unsolved: { when: 'always', because: message('searchReasons.unsolvedFourRows') },
  asks: ['lifting', 'laps', 'moving', 'slams'],
})

/** Holes that are won from round to round. */
const WON = plainBut({ winsHoles: true, asks: ['slams'] })
/** Closed holes. */
const CLOSING = plainBut({ awariRows: false, atOnce: false, sided: true, asks: ['laps', 'passing'] })

/** The traits of every word of every rule: a new word or a new rule does not compile without an entry here. */
const RULE_TRAITS: PerRule = {
  'board.rows': { two: PLAIN, four: FOUR_ROWS },
  'board.holes': plain,
  'board.stores': {
    own: plainBut({ awariRows: false, mayFillAll: true }),
    capturesOnly: noOpenings(message('searchReasons.ownStore'), {
      vectorBatch: false,
      kalahSolver: false,
      repeats: true,
    }),
    both: noOpenings(message('searchReasons.ownStore'), {
      vectorBatch: false,
      kalahSolver: false,
      awariRows: false,
      mayFillAll: true,
    }),
  },

  'start.seedsPerHole': plain,
  'start.layout': plain,
  'start.first': {
    south: PLAIN,
    lot: PLAIN,
    bothAtOnce: plainBut({
      vectorBatch: false,
      kalahSolver: false,
      unsolved: { when: 'always', because: message('searchReasons.bothAtOnce') },
    }),
  },
  'start.turned': { fixed: PLAIN, withStarter: plainBut({ vectorBatch: false }) },
  'start.deal': { asWritten: PLAIN, twoOrMore: DEALT, fourOrNone: DEALT },

  'start.placing': {
    asLaid: PLAIN,
    byPlayers: PLACING,
    inTurns: PLACING,
  },

  'lift.atLeast': ({ lift }) => (lift.atLeast > 1 ? lifting(FORBIDS) : PLAIN),
  'lift.singles': {
    free: PLAIN,
    lastResort: lifting(),
    ontoEmpty: lifting(FORBIDS),
    lastResortOntoEmpty: lifting(FORBIDS),
  },
  'lift.pairs': { free: PLAIN, lastResort: lifting(), lastResortRightmost: lifting() },
  'lift.reach': {
    anywhere: PLAIN,
    opponentOrEmpty: lifting(FORBIDS),
    bothRows: lifting({ repeats: true }),
  },
  'lift.opening': {
    free: PLAIN,
    rightHalf: remembering('past', { ...FORBIDS, asks: ['lifting'] }),
    twoRightmost: remembering('past', { asks: ['lifting'] }),
    eachHoleOnce: remembering('past', { ...FORBIDS, asks: ['lifting'] }),
    unlocks: remembering('past'),
    innerRow: remembering('past', { ...FORBIDS, asks: ['lifting'] }),
    outerRow: remembering('past', { ...FORBIDS, asks: ['lifting'] }),
  },
  'lift.reserve': {
    none: PLAIN,
    entered: ENTERING,
    enteredBesideHouse: { ...ENTERING, reads: 'past' },
  },
  'lift.houseSeeds': plain,
  'lift.rows': { free: PLAIN, innerFirst: lifting({ ...FORBIDS, asks: ['lifting', 'choosing'] }) },
  'lift.onlyThreat': {
    free: PLAIN,
    barred: remembering('past', { ...FORBIDS, asks: ['lifting', 'choosing', 'laps', 'moving'] }),
  },
  'lift.facing': { free: PLAIN, notFacingSingle: lifting(FORBIDS) },
  'lift.undo': { free: PLAIN, barred: remembering('past', { ...FORBIDS, asks: ['lifting'] }) },

  'sow.direction': {
    anticlockwise: PLAIN,
    clockwise: plainBut({ awariRows: false }),
    eitherWay: slowOnly(message('searchReasons.eitherWay'), { atOnce: true, repeats: true }),
    outward: unsearched(WAYS, { atOnce: true, repeats: true, asks: ['choosing'] }),
    firstMoveDecides: remembering('past', {
      atOnce: true,
      repeats: true,
      waysAtTimes: true,
      asks: ['choosing'],
    }),
    byParity: unsearched(WAYS, { atOnce: true, repeats: true, asks: ['choosing'] }),
    ownRow: unsearched(WAYS, { atOnce: true, mayFillAll: true, asks: ['choosing'] }),
    firstMoveOfEach: KEPT_BY_EACH,
    secondTurnOfEach: KEPT_BY_EACH,
  },
  'sow.origin': { sown: plainBut({ mayFillAll: true }), skipped: PLAIN },
  'sow.leave': { nothing: PLAIN, one: LEAVING, oneUnlessSingle: LEAVING, oneEveryLap: LEAVING },
  'sow.reverse': {
    no: PLAIN,
    fourLeftmost: LOOKING_AHEAD,
    outerEndInnerSecond: LOOKING_AHEAD,
    outerEndsInnerSeconds: LOOKING_AHEAD,
    innerEndsOuterSeconds: LOOKING_AHEAD,
  },
  'sow.reversing': {
    wholeTurn: PLAIN,
    anyLap: REVERSING,
  },
  'sow.skips': { nothing: PLAIN, opponentsAt: ONE_BY_ONE, holesFrom: ONE_BY_ONE },
  'sow.skipCount': plain,
  'sow.before': {
    nothing: PLAIN,
    storeOne: TAKING_BEFORE,
    singlesAcross: unsearched(SOWING, { captures: true, asks: ['moving', 'slams', 'start'] }),
    lastSeedAcross: TAKING_BEFORE,
  },
  'sow.lateSeeds': ({ sow }) =>
    sow.lateSeeds > 0 ? unsearched(SOWING, { asks: ['passing', 'slams'] }) : PLAIN,
  'sow.turning': { sameWay: PLAIN, everyLap: unsearched(SOWING, { repeats: true, waysAtTimes: true }) },
  'sow.firstMove': {
    asOthers: PLAIN,
    plainRelay: remembering('past', { mayFillAll: true, asks: ['laps', 'moving'] }),
    alternate: remembering('past', { repeats: true, mayFillAll: true, asks: ['moving'] }),
    overToOpponent: remembering('past', { repeats: true, mayFillAll: true, asks: ['moving'] }),
    oneLap: remembering('past', { mayFillAll: true, asks: ['moving'] }),
  },

  'turn.capturesAfter': ({ turn }) => (turn.capturesAfter > 0 ? remembering('past') : PLAIN),
  'turn.starterWaits': { no: PLAIN, untilOtherCaptures: remembering('past') },
  'turn.noMove': { pass: plainBut({ mayFillAll: true }), roundEnds: plainBut({ leavesSeeds: true }) },
  'turn.mustFeed': {
    // Players may have seeds but no legal choice; if both have none, the round ends.
    yes: feeding(FORBIDS),
    no: PLAIN,
    ifPossible: feeding(),
    // The seed may go against the sowing.
    giveOne: feeding({ awariRows: false, repeats: true, mayFillAll: true, asks: ['choosing', 'moving'] }),
  },
  'turn.laterCaptures': { free: PLAIN, afterFirst: unsearched(SOWING, { asks: ['laps', 'moving'] }) },
  'turn.mustCapture': { no: PLAIN, firstLap: LOOKING_AHEAD },
  'turn.grandSlam': {
    allowed: PLAIN,
    void: GRAND_SLAM,
    forbidden: { ...GRAND_SLAM, ...FORBIDS, asks: ['choosing'] },
    ifForced: { ...GRAND_SLAM, asks: ['choosing'] },
    leavesRight: GRAND_SLAM,
    leavesLeft: GRAND_SLAM,
    movesAgain: { ...GRAND_SLAM, mayFillAll: true },
    // The rows support no rule on who takes what a grand slam leaves.
    givesRest: { ...GRAND_SLAM, awariRows: false, asks: ['moving'] },
  },

  'claim.closed': { no: PLAIN, yes: CLOSING },
  'claim.fixed': { none: PLAIN, rightmost: CLAIMING },
  'claim.sowing': { byBoth: PLAIN, notByOpponent: CLAIMED_SKIPPED, lastByOpponent: CLAIMED_SKIPPED },
  'claim.captured': { toStore: PLAIN, toClaimed: remembering('claims') },

  'end.when': {
    allInStores: plainBut({ kalahSolver: false, awariRows: false }),
    moverCannotMove: plainBut({ kalahSolver: false, leavesSeeds: true }),
    eitherSideEmpty: plainBut({ awariRows: false, leavesSeeds: true }),
    majority: plainBut({ kalahSolver: false, awariRows: false, leavesSeeds: true, reads: 'stores' }),
    innerRowEmpty: plainBut({ vectorBatch: false, kalahSolver: false, awariRows: false, leavesSeeds: true }),
    moverSideEmpty: plainBut({ vectorBatch: false, kalahSolver: false, awariRows: false, leavesSeeds: true }),
  },
  'end.few': ({ end }) => {
    if (end.few === 0) return PLAIN
    const ends = plainBut({ vectorBatch: false, kalahSolver: false, awariRows: false, leavesSeeds: true })
    const starter = remembering('past', { atOnce: true, leavesSeeds: true, asks: ['moving'] })
    const mover: Traits = { ...ends, asks: ['moving'] }
    return { leftovers: ends, mover, starter, moverByOpponents: starter }[end.fewTo]
  },
  // Its meaning depends on end.few.
  'end.fewTo': { leftovers: PLAIN, mover: BESIDES, starter: BESIDES, moverByOpponents: BESIDES },
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
  'end.repeats': {
    stop: PLAIN,
    playOn: plainBut({ unsolved: { when: 'ifRepeating', because: message('searchReasons.repeatsPlayOn') } }),
  },
  'end.quietMoves': ({ end }) =>
    end.quietMoves > 0
      ? plainBut({ vectorBatch: false, kalahSolver: false, awariRows: false, reads: 'quietMoves' })
      : PLAIN,

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
    territory: WON,
    wholeTerritory: WON,
  },
  'match.burnt': { skipped: PLAIN, confiscated: PLAIN, inPlay: PLAIN },
  'match.nextFirst': { winner: PLAIN, loser: PLAIN, other: PLAIN, lastedLongest: PLAIN, lastMover: PLAIN },
}

/** The traits of what seeds take in passing. */
const PASSING = unsearched(SOWING, { captures: true, asks: ['passing', 'slams'] })
/** The traits of a clause that lets a turn go on once. */
const ONCE = plainBut({ atOnce: false, reads: 'past' })

/** The traits of a clause on houses. */
const HOUSES = remembering('past', { asks: ['laps', 'moving'] })

/** The traits of a clause that leaves the mover something to choose. */
const CHOOSING = remembering('past', {
  mayFillAll: true,
  repeats: true,
  waysAtTimes: true,
  asks: ['lifting'],
})

/**
 * The traits of a list of clauses as a whole: fast paths recognise whole lists. What it does not know, it answers with
 * care, because a list may say anything.
 */
function traitsOfList(list: LastSeed): Traits {
  const { last } = list
  const plain = plainListOf(list)
  const claims = hasClaims(last) || last.some(readsClaims)
  const reach = asksForReach(last)
  const asks: readonly (readonly [KernelWork, boolean])[] = [
    ['laps', hasRelays(last)],
    ['moving', claims || reach],
    ['slams', claims || !takesOnlyHere(last)],
  ]
  return {
    ...PLAIN,
    vectorBatch: plain !== null,
    kalahSolver: plain?.relay === 'never',
    awariRows: isLikeAwari(list),
    atOnce: !claims && !reach,
    captures: last.some(gains),
    leavesSeeds: hasClaims(last),
    reads: claims ? 'claims' : null,
    mayFillAll: last.some(({ then }) => then !== undefined && then !== 'on'),
    asks: asks.flatMap(([work, isAsked]) => (isAsked ? [work] : [])),
  }
}

/** Whether a clause depends on what was claimed. */
function readsClaims({ at, if: guards = [] }: Clause): boolean {
  return at === 'claimed' || guards.some((guard) => guard !== 'reached' && guard !== 'unreached')
}

/** What prevents a fast search of first turns, or any: a turn has several moves only by seeds in the store and relays. */
function openingsOfList({ last }: LastSeed): readonly OpeningSearch[] {
  const again = last.some((clause) => isClause(clause, STORE_AGAIN))
  const relays = last.some((clause) => RELAYS.some((relay) => isClause(clause, relay)))
  const obstacles = [
    ...(relays ? [] : [no(message('searchReasons.noRelay'))]),
    ...(again ? [] : [no(message('searchReasons.storeEndsTurn'))]),
    ...last.map(openingsOfClause),
  ]
  const isNew = (one: OpeningSearch, at: number) =>
    obstacles.findIndex((other) => JSON.stringify(other) === JSON.stringify(one)) === at
  return obstacles.filter(isNew)
}

const STORE_AGAIN: Clause = { at: 'store', then: 'again' }
const RELAYS: readonly Clause[] = [
  { at: 'any', makes: '2+', then: 'relay' },
  { at: 'own', makes: '2+', then: 'relay' },
]

function isClause(clause: Clause, other: Clause): boolean {
  return JSON.stringify(clause) === JSON.stringify(other)
}

/** How first turns are searched under a clause: fast if it is one of a plain list, slowly if it only takes the last hole. */
function openingsOfClause(clause: Clause): OpeningSearch {
  const { at, makes, across, take, chain, ...more } = clause
  if (plainListOf({ last: [clause], passing: null, closed: false }) !== null) return { kind: 'fast' }
  const isMore = Object.keys(more).length > 0
  if (clause.claim !== undefined || at === 'claimed') return no(message('searchReasons.claims'))
  if (clause.then === 'againOnce') return no(message('searchReasons.past'))
  if (take === undefined) return no(message('searchReasons.sowing'))
  if (isMore || take[0] !== 'here') return no(message('searchReasons.capturing'))
  if (across !== undefined && (at !== 'own' || !['1+', '0+'].includes(String(across))))
    return no(message('searchReasons.capturing'))
  if (take.length > (across === undefined ? 1 : 2)) return no(message('searchReasons.capturing'))
  if (chain !== undefined) return slow(message('searchReasons.chains'))
  if (across !== undefined) return slow(message('searchReasons.onSingle'))
  return slow(makes === '1+' ? message('searchReasons.lastHole') : message('searchReasons.byCount'))
}

function no(because: Message): OpeningSearch {
  return { kind: 'none', because }
}

function slow(because: Message): OpeningSearch {
  return { kind: 'slow', because }
}

/** Kept per variant, because they are asked for at every position. */
const known = new WeakMap<Variant, readonly RuleTraits[]>()

interface RuleTraits extends Traits {
  readonly path: SheetPath
}

/** The traits of every rule of a variant, in the order of play. */
export function traitsOf(variant: Variant): readonly RuleTraits[] {
  let traits = known.get(variant)
  if (traits === undefined)
    known.set(variant, (traits = [...traitsOfRules(variant), ...traitsOfLastSeed(variant)]))
  return traits
}

function traitsOfRules(variant: Variant): readonly RuleTraits[] {
  return FIELDS.map(({ path }) => ({ path, ...lookUp(variant, path) }))
}

function traitsOfLastSeed(variant: Variant): readonly RuleTraits[] {
  const list = lastSeedOf(variant)
  return [
    { path: 'last', ...traitsOfList(list) },
    ...openingsOfList(list).map((openings) => ({ path: 'last', ...PLAIN, openings }) as const),
    ...(list.passing === null ? [] : [{ path: 'passing', ...PASSING } as const]),
    ...(list.last.some(({ then }) => then === 'againOnce') ? [{ path: 'last', ...ONCE } as const] : []),
    ...(list.last.some(({ at }) => at === 'house') ? [{ path: 'last', ...HOUSES } as const] : []),
    ...(list.last.some(leavesChoice) ? [{ path: 'last', ...CHOOSING } as const] : []),
  ]
}

function lookUp(variant: Variant, path: RulePath): Traits {
  const entry: Readonly<Record<string, Traits>> | ((variant: Variant) => Traits) = RULE_TRAITS[path]
  return typeof entry === 'function' ? entry(variant) : entry[valueAt(variant, path as WordPath)]!
}

/** Whether the vector batch supports every rule of a variant; the kernel decides whether its board fits. */
export function fitsVectorBatch(variant: Variant): boolean {
  return traitsOf(variant).every(({ vectorBatch }) => vectorBatch)
}

/**
 * Whether the solver for games like kalah supports every rule of a variant; the solver decides whether its board
 * fits.
 */
export function fitsKalahSolver(variant: Variant): boolean {
  return traitsOf(variant).every(({ kalahSolver }) => kalahSolver)
}

/** Whether tables of a variant can be filled row by row as for awari. */
export function fitsAwariRows(variant: Variant): boolean {
  return traitsOf(variant).every(({ awariRows }) => awariRows)
}

/**
 * Whether every move passes the turn and leaves the hole empty that it was made from: then nobody is to move while the
 * other player's holes all have seeds in them, except at the start.
 */
export function leavesAHoleEmpty(variant: Variant): boolean {
  return !traitsOf(variant).some(({ mayFillAll }) => mayFillAll)
}

/** Whether a rule of a variant asks the kernel for some of this work. */
export function asksFor(variant: Variant, ...work: readonly KernelWork[]): boolean {
  return traitsOf(variant).some(({ asks }) => asks.some((asked) => work.includes(asked)))
}

/** The first rule of a variant that no solver supports, at all or where positions repeat, and why. */
export function solverObstacle(variant: Variant, when: 'always' | 'ifRepeating'): Obstacle | undefined {
  const [obstacle] = traitsOf(variant).flatMap(({ path, unsolved }) =>
    unsolved?.when === when ? [{ path, message: unsolved.because }] : [],
  )
  return obstacle
}

interface Obstacle {
  readonly path: SheetPath
  readonly message: Message
}

/** The rules of a variant that prevent a fast (`slow`) or any (`none`) search of the first turn, and why. */
export function openingObstacles(variant: Variant, kind: 'slow' | 'none'): readonly Obstacle[] {
  return traitsOf(variant).flatMap(({ path, openings }) =>
    openings.kind === kind ? [{ path, message: openings.because }] : [],
  )
}

/** Whether a game has any rule that captures. */
export function hasCaptures(variant: Variant): boolean {
  return (
    variant.last.some(gains) || variant.passing !== null || traitsOf(variant).some(({ captures }) => captures)
  )
}

/** Whether a round can end by itself with seeds in holes, which must then be distributed. */
export function mayLeaveSeeds(variant: Variant): boolean {
  return traitsOf(variant).some(({ leavesSeeds }) => leavesSeeds)
}

/** Whether a player with seeds may have no move that the rules allow. */
export function mayForbidMoves(variant: Variant): boolean {
  return traitsOf(variant).some(({ forbids }) => forbids)
}

/** Whether positions of a round can repeat. */
export function canRepeat(variant: Variant): boolean {
  return traitsOf(variant).some(({ repeats }) => repeats)
}

/** Whether endless play, if the rules allow any, splits what remains evenly: tables are filled under no other rule. */
export function splitsEndlessPlay(variant: Variant): boolean {
  const splits = { shareBySide: false, draw: false, splitEvenly: true }[variant.end.repetition]
  return splits || !canRepeat(variant)
}

/** Whether a choice names its direction at one time and not at another. */
export function namesWaysAtTimes(variant: Variant): boolean {
  return traitsOf(variant).some(({ waysAtTimes }) => waysAtTimes)
}

/** Whether a round may be stopped before it ends by itself: by repetition, by endless play or by quiet moves. */
export function mayBeStopped(variant: Variant): boolean {
  return canRepeat(variant) || variant.end.quietMoves > 0
}

/**
 * What a round is played for, as its value counts it. `margin`: seeds, and whoever has more wins. `winnersMargin`: seeds,
 * but a round may be a tie though one player has more. `result`: only who wins; seeds do not count.
 */
export type Score = 'margin' | 'winnersMargin' | 'result'

/** What a round of a variant is played for. */
export function scoreOf(variant: Variant): Score {
  const drawn =
    mayBeStopped(variant) && { shareBySide: false, draw: true, splitEvenly: false }[variant.end.repetition]
  const mostSeeds = drawn ? 'winnersMargin' : 'margin'
  return (
    {
      mostSeeds,
      // If every seed ends up with a player, whoever has more has more than half.
      majority: mayLoseSeeds(variant) ? 'winnersMargin' : mostSeeds,
      deprive: 'result',
      immobilise: 'result',
      clear: 'result',
    } as const
  )[variant.win.by]
}

/** Whether the value of a round counts seeds; if not, a round is only won, drawn or lost. */
export function hasMargin(variant: Variant): boolean {
  return { margin: true, winnersMargin: true, result: false }[scoreOf(variant)]
}

/** The smallest step between values of one position: 2 if every seed ends up with a player, otherwise 1. */
export function valueStep(variant: Variant): 1 | 2 {
  return mayLoseSeeds(variant) || !hasMargin(variant) ? 1 : 2
}

/** Whether seeds may be left to nobody when a round ends. */
function mayLoseSeeds(variant: Variant): boolean {
  const losses = traitsOf(variant).map(({ losesSeeds }) => losesSeeds)
  return losses.includes('atTheEnd') || (losses.includes('whenStopped') && mayBeStopped(variant))
}

/** The parts of a game, besides holes and mover, that distinguish positions of a round under a variant's rules. */
export function keyPartsOf(variant: Variant): ReadonlySet<KeyPart> {
  const read = traitsOf(variant).flatMap(({ reads }) => reads ?? [])
  return new Set(scoreOf(variant) === 'winnersMargin' ? [...read, 'stores'] : read)
}

/** Whether some rule of a variant may treat South and North differently. */
export function isSided(variant: Variant): boolean {
  return traitsOf(variant).some(({ sided }) => sided)
}

/** Whether holes are won from round to round, if there are several. */
export function mayWinHoles(variant: Variant): boolean {
  return traitsOf(variant).some(({ winsHoles }) => winsHoles)
}

/** Whether some rule of a variant depends on earlier events in the round. */
export function keepsPast(variant: Variant): boolean {
  return traitsOf(variant).some(({ reads }) => reads === 'past')
}
