import { message, type Message } from '../../locales/message'
import { lastSeedOf } from './clauses/lastSeed'
import { explain, type Explanation } from './explain'
import type { RulePath, SheetPath } from './rulePaths'
import type { Section } from './sections'
import { clauseRow, type ClauseRow } from './sentences/clauses'
import type { Variant } from './variant'

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
export interface RuleSheet {
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
      .filter((rule) => rule.clause === undefined && partOf(variant, rule) === part)
      .map((rule) => ({ sentence: rule.sentence, rule }))
  return {
    goal: of('goal'),
    parts: {
      setUp: [
        ...without('start.first', of('setUp')),
        ...told(seats(variant)),
        ...only('start.first', of('setUp')),
      ],
      sowing: [
        ...only('sow.direction', of('sowing')),
        ...told(waysInWords(variant)),
        ...without('sow.direction', of('sowing')),
        ...told(sowingWords(variant)),
      ],
      choosing: [...told(choosingWords(variant)), ...of('choosing')],
      last: [...told(lastWords(variant)), ...of('last')],
      firstMoves: of('firstMoves'),
      claims: [...of('claims'), ...told(claimWords(variant))],
      end: [...of('end'), ...told(winnerWords(variant))],
      rounds: of('rounds'),
    },
    rows: last.map((clause, i) => ({
      ...clauseRow(variant, clause),
      rule: rules.find((rule) => rule.clause === i + 1)!,
    })),
  }
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

function partOf({ start, lift }: Variant, { path, section }: Explanation): SheetPart | 'goal' {
  if (path === 'start.first' && start.first === 'bothAtOnce') return 'firstMoves'
  if (path === 'lift.opening' && lift.opening === 'unlocks') return 'last'
  return OF_RULE[path] ?? OF_SECTION[section]
}

/** Who sits where, and who is South. */
function seats({ board: { holes }, sow, start }: Variant): readonly Message[] {
  const isLeft = sow.direction === 'clockwise'
  return [
    message(isLeft ? 'sheet.seatsLeft' : 'sheet.seats', { holes }),
    ...{ south: [message('sheet.lots')], lot: [], bothAtOnce: [message('sheet.lots')] }[start.first],
  ]
}

/** What the directions mean on a board. */
function waysInWords({ sow }: Variant): readonly Message[] {
  const both = message('sheet.bothWays')
  return {
    anticlockwise: [message('sheet.anticlockwise')],
    clockwise: [message('sheet.clockwise')],
    eitherWay: [both],
    outward: [both],
    firstMoveDecides: [both],
    byParity: [both],
    ownRow: [],
  }[sow.direction]
}

/** The words that other sentences use: lap, opposite hole. */
function sowingWords(variant: Variant): readonly Message[] {
  return [
    ...(speaksOfLaps(variant) ? [message('sheet.lap')] : []),
    ...(speaksOfOpposite(variant) ? [message('sheet.opposite')] : []),
  ]
}

function speaksOfLaps(variant: Variant): boolean {
  const { last, passing } = lastSeedOf(variant)
  const { sow, lift, claim } = variant
  return (
    passing !== null ||
    last.some(({ lifted, then }) => lifted !== undefined || then === 'relay' || then === 'relayNext') ||
    sow.lateSeeds > 0 ||
    { nothing: false, storeOne: true, singlesAcross: false, lastSeedAcross: false }[sow.before] ||
    { asOthers: false, plainRelay: true, alternate: false, overToOpponent: true }[sow.firstMove] ||
    { anywhere: false, opponentOrEmpty: true, bothRows: false }[lift.reach] ||
    lift.opening === 'rightHalf' ||
    claim.sowing === 'lastByOpponent'
  )
}

function speaksOfOpposite(variant: Variant): boolean {
  const { sow, lift } = variant
  const looks = lastSeedOf(variant).last.some(
    ({ across, take = [], claim = [], if: guards = [] }) =>
      across !== undefined ||
      guards.includes('notFacing') ||
      take.includes('across') ||
      take.includes('facing') ||
      claim.includes('across'),
  )
  return (
    looks ||
    { nothing: false, storeOne: false, singlesAcross: true, lastSeedAcross: true }[sow.before] ||
    { free: false, notFacingSingle: true }[lift.facing] ||
    { asOthers: false, plainRelay: false, alternate: true, overToOpponent: false }[sow.firstMove]
  )
}

function choosingWords({ lift }: Variant): readonly Message[] {
  const own = { anywhere: true, opponentOrEmpty: true, bothRows: false }[lift.reach]
  return [...(own ? [message('sheet.chooseOwn')] : []), message('sheet.mustMove')]
}

function lastWords(variant: Variant): readonly Message[] {
  const { last, passing } = lastSeedOf(variant)
  const captures = passing !== null || last.some(({ take }) => take !== undefined)
  const slamEarnsMove = variant.turn.grandSlam === 'movesAgain'
  const again = slamEarnsMove || last.some(({ then }) => then === 'again' || then === 'againOnce')
  const toStore = { toStore: true, toClaimed: false }[variant.claim.captured]
  return [
    ...(captures && toStore ? [message('sheet.captured')] : []),
    ...(again ? [message('sheet.again')] : []),
  ]
}

function claimWords(variant: Variant): readonly Message[] {
  const claims = lastSeedOf(variant).last.some(({ claim }) => claim !== undefined)
  return claims ? [message('sheet.mark')] : []
}

/** Who wins, where seeds are counted. */
function winnerWords({ win }: Variant): readonly Message[] {
  return {
    mostSeeds: [message('sheet.winner.mostSeeds')],
    majority: [message('sheet.winner.majority')],
    deprive: [],
    immobilise: [],
    clear: [],
  }[win.by]
}
