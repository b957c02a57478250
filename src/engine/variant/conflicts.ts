import { message, type Message } from '../../locales/message'
import { claimsHoles, closesHoles, goesOn, hasFourRows, staysInRow, winsHoles } from './consequences'
import { hasCaptures, traitsOf } from './support'
import { leadsOn, type Clause } from './clauses/clause'
import { isAmong } from './clauses/counts'
import { FIELDS, valueAt, type RulePath, type SheetPath } from './fields'
import { hasRule } from './usual'
import { MAX_HOLES, type Variant, type VariantProblem } from './variant'

type Conflict = Extract<VariantProblem, { code: 'conflict' }>

/** Two rules that contradict each other, and why. */
interface Contradiction {
  readonly paths: readonly [SheetPath, SheetPath]
  readonly because: Message
  holds(variant: Variant): boolean
}

/** The most holes per side if a player may choose among nearly all holes of both rows. */
const HOLES_OF_BOTH_ROWS = MAX_HOLES / 2

const SHEET_PATHS: readonly SheetPath[] = [...FIELDS.map(({ path }) => path), 'last', 'passing']

/** Rules that boards of four rows do not support: what crosses the board, claims, and rounds that follow one another. */
const ON_TWO_ROWS_ONLY: readonly RulePath[] = [
  'start.first',
  'lift.reach',
  'lift.undo',
  'sow.skips',
  'sow.before',
  'sow.lateSeeds',
  'sow.firstMove',
  'turn.mustFeed',
  'turn.grandSlam',
  'claim.closed',
  'claim.fixed',
  'claim.sowing',
  'claim.captured',
  'match.length',
]

const ALSO_ON_FOUR_ROWS: ReadonlySet<unknown> = new Set(['lot', 'oneLap'])

/** Rules that only boards of four rows support. */
const ON_FOUR_ROWS_ONLY: readonly RulePath[] = [
  'start.placing',
  'lift.reserve',
  'lift.rows',
  'lift.onlyThreat',
  'sow.reverse',
  'turn.mustCapture',
  'turn.laterCaptures',
]

const CONTRADICTIONS: readonly Contradiction[] = [
  {
    paths: ['board.rows', 'board.holes'],
    because: message('ruleProblems.oddRing'),
    holds: ({ board }) => hasFourRows({ board }) && board.holes % 2 === 1,
  },
  {
    paths: ['board.rows', 'board.stores'],
    because: message('ruleProblems.fourRowStores'),
    holds: ({ board }) => hasFourRows({ board }) && board.stores !== 'capturesOnly',
  },
  ...ON_TWO_ROWS_ONLY.map((path): Contradiction => ({
    paths: ['board.rows', path],
    because: message('ruleProblems.notOnFourRows'),
    holds: (variant) =>
      hasFourRows(variant) && hasRule(variant, path) && !ALSO_ON_FOUR_ROWS.has(valueAt(variant, path)),
  })),
  {
    paths: ['board.rows', 'lift.opening'],
    because: message('ruleProblems.notOnFourRows'),
    holds: ({ board, lift }) =>
      hasFourRows({ board }) !== ['innerRow', 'outerRow'].includes(lift.opening) && lift.opening !== 'free',
  },
  ...ON_FOUR_ROWS_ONLY.map((path): Contradiction => ({
    paths: ['board.rows', path],
    because: message('ruleProblems.onlyOnFourRows'),
    holds: (variant) => !hasFourRows(variant) && hasRule(variant, path),
  })),
  {
    paths: ['board.rows', 'sow.firstMove'],
    because: message('ruleProblems.onlyOnFourRows'),
    holds: ({ board, sow }) => !hasFourRows({ board }) && sow.firstMove === 'oneLap',
  },
  {
    paths: ['board.rows', 'end.when'],
    because: message('ruleProblems.onlyOnFourRows'),
    holds: ({ board, end }) => !hasFourRows({ board }) && end.when === 'innerRowEmpty',
  },
  {
    paths: ['lift.reserve', 'start.placing'],
    because: message('ruleProblems.placedOrEntered'),
    holds: ({ start, lift }) => lift.reserve !== 'none' && start.placing !== 'asLaid',
  },
  {
    paths: ['lift.reserve', 'last'],
    because: message('ruleProblems.handGrows'),
    holds: ({ lift, last }) => lift.reserve !== 'none' && last.some(keepsTaken),
  },
  {
    paths: ['start.placing', 'start.layout'],
    because: message('ruleProblems.nothingInHand'),
    holds: ({ start: { placing, layout } }) =>
      placing !== 'asLaid' && (layout === 'even' || layout.southStore + layout.northStore === 0),
  },
  {
    paths: ['start.placing', 'start.layout'],
    because: message('ruleProblems.unevenHands'),
    holds: ({ start: { placing, layout } }) =>
      placing !== 'asLaid' && layout !== 'even' && layout.southStore !== layout.northStore,
  },
  {
    paths: ['start.placing', 'start.deal'],
    because: message('ruleProblems.dealtAndPlaced'),
    holds: ({ start: { placing, deal } }) => placing !== 'asLaid' && deal !== 'asWritten',
  },
  {
    paths: ['sow.reversing', 'sow.reverse'],
    because: message('ruleProblems.nothingReversed'),
    holds: ({ sow }) => sow.reversing !== 'wholeTurn' && sow.reverse === 'no',
  },
  {
    paths: ['sow.reversing', 'sow.turning'],
    because: message('ruleProblems.nothingReversed'),
    holds: ({ sow }) => sow.reversing !== 'wholeTurn' && sow.turning === 'everyLap',
  },
  {
    paths: ['last', 'sow.direction'],
    because: message('ruleProblems.stopOfOneWay'),
    holds: ({ last, sow }) =>
      (last.some(mayStopAnywhere) || (last.some(mayStop) && sow.direction !== 'eitherWay')) &&
      goesTwoWays(sow),
  },
  {
    paths: ['last', 'sow.direction'],
    because: message('ruleProblems.endsNeedWays'),
    holds: ({ last, sow }) => last.some((clause) => clause.sow === 'end') && sow.direction !== 'eitherWay',
  },
  {
    paths: ['last', 'sow.reverse'],
    because: message('ruleProblems.stopOfOneWay'),
    holds: (variant) => variant.last.some(mayStop) && variant.sow.reverse !== 'no',
  },
  {
    paths: ['last', 'sow.turning'],
    because: message('ruleProblems.stopOfOneWay'),
    holds: (variant) => variant.last.some(mayStop) && variant.sow.turning !== 'sameWay',
  },
  {
    paths: ['last', 'lift.reserve'],
    because: message('ruleProblems.turnInPieces'),
    holds: ({ last, lift }) => last.some(mayStopAnywhere) && lift.reserve !== 'none',
  },
  {
    paths: ['last', 'turn.laterCaptures'],
    because: message('ruleProblems.turnInPieces'),
    holds: ({ last, turn }) => last.some(mayStopAnywhere) && turn.laterCaptures !== 'free',
  },
  {
    paths: ['last', 'last'],
    because: message('ruleProblems.turnInPieces'),
    holds: ({ last }) =>
      last.some(mayStopAnywhere) && last.some(({ if: guards }) => guards?.includes('captured')),
  },
  ...(['start.placing', 'sow.reversing'] as const).map((path): Contradiction => ({
    paths: ['lift.onlyThreat', path],
    because: message('ruleProblems.turnInPieces'),
    holds: (variant) => variant.lift.onlyThreat !== 'free' && hasRule(variant, path),
  })),
  {
    paths: ['lift.onlyThreat', 'last'],
    because: message('ruleProblems.turnInPieces'),
    holds: ({ lift, last }) =>
      lift.onlyThreat !== 'free' && last.some(({ then }) => then === 'again' || then === 'againOnce'),
  },
  {
    paths: ['sow.reversing', 'lift.reserve'],
    because: message('ruleProblems.turnInPieces'),
    holds: ({ sow, lift }) => sow.reversing !== 'wholeTurn' && lift.reserve !== 'none',
  },
  {
    paths: ['sow.reversing', 'turn.laterCaptures'],
    because: message('ruleProblems.turnInPieces'),
    holds: ({ sow, turn }) => sow.reversing !== 'wholeTurn' && turn.laterCaptures !== 'free',
  },
  {
    paths: ['sow.reverse', 'sow.direction'],
    because: message('ruleProblems.reverseOfOneWay'),
    holds: ({ sow }) => sow.reverse !== 'no' && sow.direction !== 'anticlockwise',
  },
  {
    paths: ['sow.reverse', 'board.holes'],
    because: message('ruleProblems.reverseOfFour'),
    holds: ({ board, sow }) => sow.reverse !== 'no' && board.holes < 4,
  },
  {
    paths: ['board.rows', 'sow.direction'],
    because: message('ruleProblems.notOnFourRows'),
    holds: (variant) => hasFourRows(variant) && variant.sow.direction === 'outward',
  },
  {
    paths: ['board.rows', 'passing'],
    because: message('ruleProblems.notOnFourRows'),
    holds: (variant) => hasFourRows(variant) && variant.passing !== null,
  },
  {
    paths: ['board.rows', 'last'],
    because: message('ruleProblems.notOnFourRows'),
    holds: (variant) => hasFourRows(variant) && variant.last.some(crossesTheBoard),
  },
  {
    paths: ['board.rows', 'last'],
    because: message('ruleProblems.onlyOnFourRows'),
    holds: (variant) => !hasFourRows(variant) && variant.last.some(namesRows),
  },
  {
    paths: ['board.stores', 'last'],
    because: message('ruleProblems.storesNotSown'),
    holds: ({ board, last }) => board.stores === 'capturesOnly' && last.some(({ at }) => at === 'store'),
  },
  {
    paths: ['board.stores', 'last'],
    because: message('ruleProblems.storesWithoutCaptures'),
    holds: (variant) => variant.board.stores === 'capturesOnly' && !hasCaptures(variant),
  },
  {
    paths: ['start.first', 'board.stores'],
    because: message('ruleProblems.openingNeedsStores'),
    holds: ({ board, start }) => start.first === 'bothAtOnce' && board.stores === 'capturesOnly',
  },
  {
    paths: ['start.first', 'turn.grandSlam'],
    because: message('ruleProblems.openingGrandSlam'),
    holds: ({ start, turn }) => start.first === 'bothAtOnce' && !isOneOf(turn.grandSlam, 'allowed', 'void'),
  },
  {
    paths: ['start.first', 'sow.direction'],
    because: message('ruleProblems.openingWays'),
    holds: ({ start, sow }) =>
      start.first === 'bothAtOnce' && !isOneOf(sow.direction, 'anticlockwise', 'clockwise', 'eitherWay'),
  },
  ...SHEET_PATHS.map((path): Contradiction => ({
    paths: ['start.first', path],
    because: message('ruleProblems.openingUnknownRule'),
    holds: (variant) =>
      variant.start.first === 'bothAtOnce' &&
      traitsOf(variant).some((rule) => rule.path === path && !rule.atOnce),
  })),
  {
    paths: ['start.first', 'start.layout'],
    because: message('ruleProblems.openingNeedsSeeds'),
    holds: ({ start: { first, layout } }) =>
      first === 'bothAtOnce' &&
      layout !== 'even' &&
      [layout.south, layout.north].some((holes) => holes.every((seeds) => seeds === 0)),
  },
  {
    paths: ['start.deal', 'start.seedsPerHole'],
    because: message('ruleProblems.tooFewToDeal'),
    holds: (variant) =>
      seedsInHoles(variant) <
      { asWritten: 0, twoOrMore: 4 * variant.board.holes, fourOrNone: 4 }[variant.start.deal],
  },
  {
    paths: ['sow.leave', 'lift.atLeast'],
    because: message('ruleProblems.singleStaysBehind'),
    holds: ({ sow, lift }) => isOneOf(sow.leave, 'one', 'oneEveryLap') && lift.atLeast < 2,
  },
  {
    paths: ['sow.before', 'lift.atLeast'],
    because: message('ruleProblems.oneToStore'),
    holds: ({ sow, lift }) => sow.before === 'storeOne' && lift.atLeast < 2,
  },
  {
    paths: ['last', 'sow.before'],
    because: message('ruleProblems.sowOnOneSeed'),
    holds: ({ sow, last }) => sow.before === 'storeOne' && last.some(mayLiftOne),
  },
  {
    paths: ['sow.turning', 'last'],
    because: message('ruleProblems.nothingTurns'),
    holds: ({ sow, last }) =>
      sow.firstMove !== 'plainRelay' && sow.turning === 'everyLap' && !last.some(leadsOn),
  },
  {
    paths: ['sow.firstMove', 'match.length'],
    because: message('ruleProblems.movedIntoBurnt'),
    // Where holes are won, every hole is filled again, so that none can be burnt.
    holds: (variant) => goesOn(variant) && !winsHoles(variant) && variant.sow.firstMove === 'alternate',
  },
  {
    paths: ['claim.captured', 'last'],
    because: message('ruleProblems.noClaims'),
    holds: (variant) => variant.claim.captured === 'toClaimed' && !claimsHoles(variant),
  },
  {
    paths: ['claim.closed', 'claim.sowing'],
    because: message('ruleProblems.closedNotSown'),
    holds: (variant) => closesHoles(variant) && isOneOf(variant.claim.sowing, 'byBoth', 'lastByOpponent'),
  },
  {
    paths: ['claim.closed', 'claim.fixed'],
    because: message('ruleProblems.closedFromStart'),
    holds: (variant) => closesHoles(variant) && variant.claim.fixed === 'rightmost',
  },
  {
    paths: ['claim.closed', 'win.by'],
    because: message('ruleProblems.asideCountsForNobody'),
    holds: (variant) => closesHoles(variant) && isOneOf(variant.win.by, 'mostSeeds', 'majority'),
  },
  {
    paths: ['claim.closed', 'end.when'],
    because: message('ruleProblems.asideCountsForNobody'),
    holds: (variant) => closesHoles(variant) && variant.end.when === 'majority',
  },
  {
    paths: ['claim.closed', 'match.length'],
    because: message('ruleProblems.asideCountsForNobody'),
    holds: (variant) => closesHoles(variant) && goesOn(variant),
  },
  {
    paths: ['lift.reach', 'board.holes'],
    because: message('ruleProblems.sharedTooLong', { max: HOLES_OF_BOTH_ROWS }),
    holds: ({ lift, board }) => sharesHoles(lift) && board.holes > HOLES_OF_BOTH_ROWS,
  },
  {
    paths: ['lift.reach', 'match.refill'],
    because: message('ruleProblems.sharedAndWon'),
    holds: (variant) => sharesHoles(variant.lift) && winsHoles(variant),
  },
  {
    paths: ['sow.direction', 'lift.reach'],
    because: message('ruleProblems.ownRowOnly'),
    holds: (variant) => staysInRow(variant) && sharesHoles(variant.lift),
  },
  {
    paths: ['sow.direction', 'match.refill'],
    because: message('ruleProblems.ownRowOnly'),
    holds: (variant) => staysInRow(variant) && winsHoles(variant),
  },
  {
    paths: ['sow.direction', 'board.stores'],
    because: message('ruleProblems.ownRowStore'),
    holds: (variant) => staysInRow(variant) && variant.board.stores === 'both',
  },
  {
    paths: ['sow.direction', 'sow.firstMove'],
    because: message('ruleProblems.ownRowFirstMove'),
    holds: (variant) => staysInRow(variant) && isOneOf(variant.sow.firstMove, 'alternate', 'overToOpponent'),
  },
  {
    paths: ['end.when', 'turn.noMove'],
    because: message('ruleProblems.stuckNoPass'),
    holds: ({ end, turn }) => end.when === 'moverCannotMove' && turn.noMove === 'pass',
  },
  {
    paths: ['end.when', 'turn.noMove'],
    because: message('ruleProblems.allInStoresNoMove'),
    holds: ({ end, turn }) => end.when === 'allInStores' && turn.noMove === 'roundEnds',
  },
  {
    paths: ['end.when', 'turn.mustFeed'],
    because: message('ruleProblems.endsBeforeFeeding'),
    holds: ({ end, turn }) =>
      end.when === 'eitherSideEmpty' && isOneOf(turn.mustFeed, 'yes', 'ifPossible', 'giveOne'),
  },
  {
    paths: ['end.leftovers', 'match.length'],
    because: message('ruleProblems.seedsLost'),
    holds: (variant) => goesOn(variant) && isOneOf(variant.end.leftovers, 'nobody', 'toUnfedOrNobody'),
  },
  {
    paths: ['match.nextFirst', 'start.first'],
    because: message('ruleProblems.nobodyLastsLonger'),
    holds: (variant) =>
      goesOn(variant) && variant.match.nextFirst === 'lastedLongest' && variant.start.first !== 'bothAtOnce',
  },
  {
    paths: ['match.refill', 'start.layout'],
    because: message('ruleProblems.territoryUneven'),
    holds: (variant) => winsHoles(variant) && variant.start.layout !== 'even',
  },
  {
    paths: ['match.refill', 'board.holes'],
    because: message('ruleProblems.territoryTooLong', { max: HOLES_OF_BOTH_ROWS }),
    holds: (variant) => winsHoles(variant) && variant.board.holes > HOLES_OF_BOTH_ROWS,
  },
]

/** Whether a rule has one of these words. */
function isOneOf<W extends string>(word: W, ...words: readonly NoInfer<W>[]): boolean {
  return words.includes(word)
}

/** Every contradiction in a variant whose fields are each legal by themselves. */
export function conflictsIn(variant: Variant): readonly Conflict[] {
  return CONTRADICTIONS.filter((contradiction) => contradiction.holds(variant)).map(({ paths, because }) => ({
    code: 'conflict',
    paths,
    because,
  }))
}

/** Whether a clause is about what the board of a variant has. */
export function fitsBoard(variant: Pick<Variant, 'board'>, clause: Clause): boolean {
  return hasFourRows(variant) ? !crossesTheBoard(clause) : !namesRows(clause)
}

/** Whether a clause is about what boards of four rows do not have: the opponent's holes on the way, claims, chains. */
function crossesTheBoard({ at, claim, chain, to, take = [] }: Clause): boolean {
  const words: readonly string[] = take
  return (
    ['store', 'theirs', 'claimed'].includes(at) ||
    claim !== undefined ||
    chain !== undefined ||
    to === 'owner' ||
    ['facing', 'theirs', 'two'].some((word) => words.includes(word))
  )
}

const OF_FOUR_ROWS: ReadonlySet<string> = new Set([
  'innerEmpty',
  'ownInnerEmpty',
  'entered',
  'entering',
  'captured',
  'firstLap',
])

/** Whether a clause is about what only boards of four rows have, or sows captured seeds again. */
export function namesRows({
  at,
  behind,
  take = [],
  claim = [],
  to,
  sow,
  pick,
  then,
  if: guards = [],
}: Clause): boolean {
  return (
    at === 'inner' ||
    at === 'outer' ||
    at === 'house' ||
    behind !== undefined ||
    take.includes('behind') ||
    claim.includes('behind') ||
    to === 'here' ||
    to === 'start' ||
    sow !== undefined ||
    then === 'relayStart' ||
    then === 'relayOrStop' ||
    then === 'relayTwo' ||
    pick !== undefined ||
    guards.some((guard) => OF_FOUR_ROWS.has(guard))
  )
}

/** Whether what a clause takes would come to the seeds in hand. */
function keepsTaken({ take, to, sow, pick }: Clause): boolean {
  return pick !== undefined || (take !== undefined && to === undefined && sow === undefined)
}

/** Whether there are moves in either direction. */
function goesTwoWays({ direction }: Variant['sow']): boolean {
  return {
    anticlockwise: false,
    clockwise: false,
    eitherWay: true,
    outward: true,
    firstMoveDecides: true,
    byParity: true,
    ownRow: false,
    firstMoveOfEach: true,
    secondTurnOfEach: true,
  }[direction]
}

/** Whether a clause lets the player end the turn instead of sowing on. */
function mayStop({ then }: Clause): boolean {
  return then === 'relayOrStop'
}

/** Whether a clause lets the player end the turn where it need not have captured, unlike at a house after a capture. */
function mayStopAnywhere(clause: Clause): boolean {
  return mayStop(clause) && !(clause.at === 'house' && clause.if?.includes('captured'))
}

/** Whether a clause may set off a lap of a single seed: from the next hole, or from where seeds have been taken. */
function mayLiftOne({ makes, next, take, claim, then }: Clause): boolean {
  if (then === 'relayNext') return next === undefined || isAmong(next, 1)
  // A claimed hole is sown onward whatever it holds.
  if (then !== 'relay' || claim !== undefined) return false
  return take !== undefined || makes === undefined || isAmong(makes, 1)
}

function sharesHoles({ reach }: Variant['lift']): boolean {
  return reach === 'bothRows'
}

function seedsInHoles({ board, start: { layout, seedsPerHole } }: Variant): number {
  if (layout === 'even') return 2 * board.holes * seedsPerHole
  return [...layout.south, ...layout.north].reduce((sum, seeds) => sum + seeds, 0)
}
