import { message, type Message } from '../../locales/message'
import { leadsOn, type Clause, lastSeedOf } from './clauses/clause'
import { explain, type Explanation } from './explain'
import {
  claimsHoles,
  countsClaims,
  hasFourRows,
  isOneRound,
  losesWithoutMove,
  opensAtOnce,
} from './consequences'
import type { RulePath, SheetPath, Section } from './fields'
import { seedsInGame, type Variant } from './variant'
import { clauseRow, type ClauseRow } from './sentences/clauses'

/** The parts of a rule sheet, in the order in which somebody learns a game. */
export const SHEET_PARTS = [
  'setUp',
  'sowing',
  'choosing',
  'last',
  'firstMoves',
  'claims',
  'end',
  'rounds',
] as const
export type SheetPart = (typeof SHEET_PARTS)[number]

/** A sentence of a sheet, and the rule that it says; sentences that explain words have none. */
export interface SheetSentence {
  readonly sentence: Message
  readonly rule?: Explanation
}

/** A line of the list on the last seed. */
export interface SheetRow extends ClauseRow {
  readonly rule: Explanation
}

/** A rule sheet to play from: everything somebody needs who has never played. */
interface RuleSheet {
  readonly goal: readonly SheetSentence[]
  readonly parts: Readonly<Record<SheetPart, readonly SheetSentence[]>>
  /** What the last seed does, in the order in which the lines are looked at. */
  readonly rows: readonly SheetRow[]
}

/** The rules of a variant as a sheet to play from. */
export function ruleSheet(variant: Variant): RuleSheet {
  const rules = explain(variant)
  const { last } = lastSeedOf(variant)
  const of = (part: SheetPart | 'goal'): readonly SheetSentence[] =>
    rules
      .filter((rule) => rule.clause === undefined && partOf(variant, rule) === part && !isIdle(variant, rule))
      .map((rule) => ({ sentence: rule.sentence, rule }))
  return {
    goal: of('goal'),
    parts: {
      setUp: [
        ...without('start.first', of('setUp')),
        ...told([totalOf(variant), ...seats(variant)]),
        ...only('start.first', of('setUp')),
      ],
      sowing: [
        ...only('sow.direction', of('sowing')),
        ...told(waysInWords(variant)),
        ...only('board.stores', of('sowing')),
        // The first seed comes before what happens when sowing goes all the way round.
        ...only('sow.leave', of('sowing')),
        ...of('sowing').filter(({ rule }) => !SAID_FIRST.has(rule?.path)),
        ...told(sowingWords(variant)),
      ],
      choosing: [...told(choosingWords(variant)), ...of('choosing')],
      last: [...told(lastWords(variant)), ...of('last')],
      firstMoves: of('firstMoves'),
      claims: [...of('claims'), ...told(claimWords(variant))],
      end: [...only('end.when', of('end')), ...without('end.when', of('end')), ...told(winnerWords(variant))],
      rounds: of('rounds'),
    },
    rows: last.map((clause, i) => ({
      ...clauseRow(variant, clause),
      rule: rules.find((rule) => rule.clause === i + 1)!,
    })),
  }
}

/** What the part on sowing says first. */
const SAID_FIRST: ReadonlySet<SheetPath | undefined> = new Set([
  'sow.direction',
  'board.stores',
  'sow.leave',
] as const)

/** Whether a rule changes nothing at a board: rows that swap for North where South always starts, captures nobody makes. */
function isIdle(variant: Variant, { path }: Explanation): boolean {
  if (path === 'start.turned') return variant.start.first === 'south' && isOneRound(variant)
  return path === 'claim.captured' && !mayTakeSeeds(variant)
}

function mayTakeSeeds(variant: Variant): boolean {
  const { last, passing } = lastSeedOf(variant)
  const isBefore = { nothing: false, storeOne: true, singlesAcross: true, lastSeedAcross: true }
  return passing !== null || last.some(({ take }) => take !== undefined) || isBefore[variant.sow.before]
}

function only(path: RulePath, sentences: readonly SheetSentence[]): readonly SheetSentence[] {
  return sentences.filter(({ rule }) => rule?.path === path)
}

function without(path: RulePath, sentences: readonly SheetSentence[]): readonly SheetSentence[] {
  return sentences.filter(({ rule }) => rule?.path !== path)
}

function told(sentences: readonly Message[]): readonly SheetSentence[] {
  return sentences.map((sentence) => ({ sentence }))
}

const OF_SECTION: Readonly<Record<Section, SheetPart | 'goal'>> = {
  win: 'goal',
  board: 'setUp',
  start: 'setUp',
  sow: 'sowing',
  lift: 'choosing',
  turn: 'last',
  claim: 'claims',
  end: 'end',
  match: 'rounds',
}

/** Rules that a sheet says elsewhere than in the part of their section. */
const OF_RULE: Partial<Record<SheetPath, SheetPart>> = {
  'board.stores': 'sowing',
  'sow.firstMove': 'firstMoves',
  'lift.opening': 'firstMoves',
  'turn.capturesAfter': 'firstMoves',
  'turn.starterWaits': 'firstMoves',
  'turn.mustFeed': 'choosing',
  'turn.noMove': 'end',
}

function partOf(variant: Variant, { path, section }: Explanation): SheetPart | 'goal' {
  if (path === 'start.first' && opensAtOnce(variant)) return 'firstMoves'
  if (path === 'lift.opening' && variant.lift.opening === 'unlocks') return 'last'
  return OF_RULE[path] ?? OF_SECTION[section]
}

/** How many seeds the game takes, and that none are in the stores. */
function totalOf(variant: Variant): Message {
  const { layout } = variant.start
  const isFour = { two: false, four: true }[variant.board.rows]
  const isStored = layout !== 'even' && layout.southStore + layout.northStore > 0
  return message(isStored || isFour ? 'sheet.totalStored' : 'sheet.total', { count: seedsInGame(variant) })
}

/** Who sits where, and who is South. */
function seats({ board: { holes, rows }, sow, start }: Variant): readonly Message[] {
  // Where sowing goes one way, its sentence says on which side the store is.
  const isSaid = sow.direction === 'clockwise' || sow.direction === 'anticlockwise'
  const four = message('sheet.seatsFour', { holes, columns: holes / 2 })
  return [
    { two: message('sheet.seats', { holes }), four }[rows],
    ...(isSaid || rows === 'four' ? [] : [message('sheet.storeRight')]),
    ...{ south: [message('sheet.lots')], lot: [], bothAtOnce: [message('sheet.lots')] }[start.first],
  ]
}

/** What the directions mean on a board. */
function waysInWords({ board, sow }: Variant): readonly Message[] {
  const both = message(({ two: 'sheet.bothWays', four: 'sheet.ringWays' } as const)[board.rows])
  return {
    anticlockwise: { two: [message('sheet.anticlockwise')], four: [] }[board.rows],
    clockwise: { two: [message('sheet.clockwise')], four: [] }[board.rows],
    eitherWay: [both],
    outward: [both],
    firstMoveDecides: [both],
    byParity: [both],
    ownRow: [],
    firstMoveOfEach: [both],
    secondTurnOfEach: [both],
  }[sow.direction]
}

/** The words that other sentences use: lap, opposite hole. */
function sowingWords(variant: Variant): readonly Message[] {
  return [
    ...(speaksOfLaps(variant) ? [message('sheet.lap')] : []),
    ...(keepsChosenWay(variant) ? [message('sheet.sameWay')] : []),
    ...(speaksOfOpposite(variant)
      ? [message(({ two: 'sheet.opposite', four: 'sheet.oppositeFour' } as const)[variant.board.rows])]
      : []),
  ]
}

/** Whether a move that goes one of two ways has further laps, of which the sentence on directions says nothing. */
function keepsChosenWay(variant: Variant): boolean {
  const varies = {
    anticlockwise: false,
    clockwise: false,
    eitherWay: !hasFourRows(variant),
    outward: true,
    firstMoveDecides: false,
    byParity: true,
    ownRow: false,
    firstMoveOfEach: false,
    secondTurnOfEach: false,
  }[variant.sow.direction]
  const keeps = { sameWay: true, everyLap: false }[variant.sow.turning]
  return varies && keeps && lastSeedOf(variant).last.some(leadsOn)
}

function speaksOfLaps(variant: Variant): boolean {
  const { last, passing } = lastSeedOf(variant)
  const { sow, lift, claim } = variant
  return (
    passing !== null ||
    last.some((clause) => clause.lifted !== undefined || leadsOn(clause)) ||
    sow.lateSeeds > 0 ||
    { nothing: false, storeOne: true, singlesAcross: false, lastSeedAcross: false }[sow.before] ||
    { asOthers: false, plainRelay: true, alternate: false, overToOpponent: true, oneLap: true }[
      sow.firstMove
    ] ||
    { anywhere: false, opponentOrEmpty: true, bothRows: false }[lift.reach] ||
    lift.opening === 'rightHalf' ||
    claim.sowing === 'lastByOpponent'
  )
}

function speaksOfOpposite(variant: Variant): boolean {
  const { sow, lift } = variant
  const looks = lastSeedOf(variant).last.some(
    ({ across, behind, take = [], claim = [], if: guards = [] }) =>
      across !== undefined ||
      behind !== undefined ||
      take.includes('behind') ||
      guards.includes('notFacing') ||
      take.includes('across') ||
      take.includes('facing') ||
      claim.includes('across'),
  )
  return (
    looks ||
    { nothing: false, storeOne: false, singlesAcross: true, lastSeedAcross: true }[sow.before] ||
    { free: false, notFacingSingle: true }[lift.facing] ||
    { asOthers: false, plainRelay: false, alternate: true, overToOpponent: false, oneLap: false }[
      sow.firstMove
    ]
  )
}

function choosingWords(variant: Variant): readonly Message[] {
  const own = { anywhere: true, opponentOrEmpty: true, bothRows: false }[variant.lift.reach]
  const choose = message(claimsHoles(variant) ? 'sheet.chooseUnclaimed' : 'sheet.chooseOwn')
  return [...(own ? [choose] : []), message('sheet.mustMove')]
}

function lastWords(variant: Variant): readonly Message[] {
  const { last, passing } = lastSeedOf(variant)
  const captures = passing !== null || last.some(({ take }) => take !== undefined)
  const slamEarnsMove = variant.turn.grandSlam === 'movesAgain'
  const again = slamEarnsMove || last.some(({ then }) => then === 'again' || then === 'againOnce')
  const passes = { pass: true, roundEnds: false }[variant.turn.noMove]
  const toStore = { toStore: !hasFourRows(variant), toClaimed: false }[variant.claim.captured]
  return [
    ...(last.some(asksForEmpty) ? [message('sheet.empty')] : []),
    ...(captures && toStore ? [message('sheet.captured')] : []),
    ...(again ? [message(passes ? 'sheet.againOrPass' : 'sheet.again')] : []),
  ]
}

/** Whether a clause asks whether the hole of the last seed was empty. */
function asksForEmpty({ makes }: Clause): boolean {
  return makes === '2+' || String(makes) === '1'
}

function claimWords(variant: Variant): readonly Message[] {
  const { last } = lastSeedOf(variant)
  const looks = ({ across, next, beyond, before, behind }: Clause) =>
    [across, next, beyond, before, behind].some((counts) => counts !== undefined)
  return [
    ...(claimsHoles(variant) && last.some(looks) ? [message('sheet.claimedElsewhere')] : []),
    ...(last.some(({ claim }) => claim !== undefined) ? [message('sheet.mark')] : []),
  ]
}

/** Who wins: by counting seeds, or by the goal alone. */
function winnerWords(variant: Variant): readonly Message[] {
  return {
    mostSeeds: [message(countsClaims(variant) ? 'sheet.winner.mostSeedsClaimed' : 'sheet.winner.mostSeeds')],
    majority: [message('sheet.winner.majority')],
    deprive: [message(`sheet.winner.${deprivedBy(variant)}`)],
    immobilise: [message('sheet.winner.immobilise')],
    clear: [message('sheet.winner.clear')],
  }[variant.win.by]
}

/** What a player loses by where seeds do not count. */
function deprivedBy(variant: Variant): 'deprive' | 'depriveInner' | 'depriveSeeds' {
  if (variant.end.when === 'innerRowEmpty') return 'depriveInner'
  return losesWithoutMove(variant) ? 'deprive' : 'depriveSeeds'
}
