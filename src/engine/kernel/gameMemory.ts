import { wayOf, waysFrom, waysOf, type Choice, type Way } from '../board/choice'
import { STOP } from '../board/otherChoices'
import {
  holeOf,
  slotOf,
  storeOf,
  type Claims,
  type Past,
  type Position,
  type Side,
  type Slot,
} from '../board/position'
import { houseOn } from '../variant/clauses/clause'
import { eachKeepsWay, hasFourRows } from '../variant/consequences'
import { keepsPast, namesWaysAtTimes } from '../variant/support'
import type { Variant } from '../variant/variant'
import type { Game, Hand } from '../rules/game'
import { positionOfKey } from '../rules/ends/repetition'
import type { MatchEnd, RoundEnd } from '../rules/step'
import {
  End,
  GameRecord,
  HandRecord,
  HandStatus,
  MatchEnd as MatchEndCode,
  Null,
  Other,
  Phase,
  Winner,
} from './assembly/shared/gameRecord'
import { Limit } from '../limits'
import type { GamesExports } from './gamesProgram'
import type { HoldsGame } from './instantiate'

/** A game as the kernel sees it: everything in `Game` that decides how it continues, and its result. */
export interface KernelGame {
  readonly seeds: readonly number[]
  readonly burnt: readonly number[]
  readonly toMove: Side
  readonly phase: Game['phase']
  readonly lastMover: Side | null
  readonly first: Side
  readonly lastedLongest: Side | null
  readonly ended: RoundEnd | null
  readonly matchEnded: MatchEnd | null
  readonly winner: Side | 'tie' | null
  readonly quiet: number
  readonly round: number
  /** Rounds won by South, by North, and tied. */
  readonly roundsWon: readonly number[]
  readonly claimed: Claims
  /** Holes that South has won from North in earlier rounds, as in a position. */
  readonly won: number
  /** Houses that were lost. */
  readonly lost: readonly number[]
  /** What rules remember of the round, where some ask for it. */
  readonly past: Past | null
}

const SIDES = ['south', 'north'] as const
const WINNERS = ['south', 'north', 'tie'] as const
const WAYS: readonly Way[] = ['anticlockwise', 'clockwise']

/** Writes a game in progress into the kernel's memory, with its history. */
export function writeGame(kernel: HoldsGame, game: Game): void {
  const at = kernel.GAME.value
  const view = new DataView(kernel.memory.buffer, at)
  new Uint8Array(kernel.memory.buffer, at, GameRecord.size).fill(0)
  writeSeeds(view, game.position.seeds)
  view.setBigUint64(GameRecord.burnt, bitsOf(game.position.burnt), true)
  view.setUint8(GameRecord.toMove, SIDES.indexOf(game.position.toMove))
  view.setUint8(GameRecord.phase, Phase[game.phase])
  view.setUint8(GameRecord.lastMover, codeOf(Winner, game.lastMover))
  view.setUint8(GameRecord.first, SIDES.indexOf(game.first))
  view.setUint8(GameRecord.lastedLongest, codeOf(Winner, game.lastedLongest))
  view.setUint8(GameRecord.ended, codeOf(End, game.ended))
  view.setUint8(GameRecord.matchEnded, codeOf(MatchEndCode, game.matchEnded))
  view.setUint8(GameRecord.winner, codeOf(Winner, game.winner))
  view.setUint32(GameRecord.quiet, game.quiet, true)
  view.setUint32(GameRecord.round, game.round, true)
  WINNERS.forEach((winner, i) => {
    view.setUint32(
      GameRecord.roundsWon + 4 * i,
      game.roundWinners.filter((won) => won === winner).length,
      true,
    )
  })
  SIDES.forEach((side, i) => {
    view.setBigUint64(GameRecord.claims + 8 * i, bitsOf(game.position.claimed?.[side] ?? []), true)
  })
  view.setInt8(GameRecord.won, game.position.won ?? 0)
  writePast(view, game.position)
  view.setUint8(GameRecord.roundWinner, codeOf(Winner, game.roundWinners.at(-1) ?? null))
  if (game.hands)
    SIDES.forEach((side, i) => writeHand(view, GameRecord.hands + i * HandRecord.size, game.hands![side]))
  kernel.takeUp(at)
  for (const key of game.seen) writeSeen(kernel, key)
}

/** Reads the game in the kernel's memory, or another at a given address. */
export function readGame(kernel: GamesExports, variant: Variant, at = kernel.GAME.value): KernelGame {
  const { holes } = variant.board
  const view = new DataView(kernel.memory.buffer, at)
  const slots = storeOf(holes, 'north') + 1
  const slotsAt = (at: number) => slotsIn(view.getBigUint64(at, true), slots)
  return {
    seeds: Array.from({ length: slots }, (_, slot) => view.getUint16(2 * slot, true)),
    burnt: slotsAt(GameRecord.burnt),
    toMove: SIDES[view.getUint8(GameRecord.toMove)]!,
    phase: wordOf(Phase, view.getUint8(GameRecord.phase))!,
    lastMover: SIDES[view.getUint8(GameRecord.lastMover)] ?? null,
    first: SIDES[view.getUint8(GameRecord.first)]!,
    lastedLongest: SIDES[view.getUint8(GameRecord.lastedLongest)] ?? null,
    ended: wordOf(End, view.getUint8(GameRecord.ended)),
    matchEnded: wordOf(MatchEndCode, view.getUint8(GameRecord.matchEnded)),
    winner: wordOf(Winner, view.getUint8(GameRecord.winner)),
    quiet: view.getUint32(GameRecord.quiet, true),
    round: view.getUint32(GameRecord.round, true),
    roundsWon: WINNERS.map((_, i) => view.getUint32(GameRecord.roundsWon + 4 * i, true)),
    claimed: { south: slotsAt(GameRecord.claims), north: slotsAt(GameRecord.claims + 8) },
    won: view.getInt8(GameRecord.won),
    lost: hasFourRows(variant) ? slotsAt(GameRecord.lifted) : [],
    past: keepsPast(variant)
      ? readPast(variant, view, hasFourRows(variant) ? [] : slotsAt(GameRecord.lifted))
      : null,
  }
}

function readPast(variant: Variant, view: DataView, lifted: readonly Slot[]): Past {
  const keepsNorth = eachKeepsWay(variant)
  const toMove = SIDES[view.getUint8(GameRecord.toMove)]!
  return {
    moves: view.getUint32(GameRecord.moves, true),
    turns: view.getUint32(GameRecord.turns, true),
    southWay: WAYS[view.getUint8(GameRecord.southWay)] ?? null,
    ...(keepsNorth && { northWay: WAYS[view.getUint8(GameRecord.northWay)] ?? null }),
    barred: slotOrNull(view.getUint8(GameRecord.barred)),
    extraMove: view.getUint8(GameRecord.extraMove) !== 0,
    lifted,
    starter: SIDES[view.getUint8(GameRecord.starter)]!,
    waiting: SIDES[view.getUint8(GameRecord.waiting)] ?? null,
    ...readOther(variant, toMove, view.getUint8(GameRecord.other)),
  }
}

/** What is chosen instead of a hole to sow. */
function readOther(
  { board: { holes } }: Variant,
  toMove: Side,
  code: number,
): Pick<Past, 'picks' | 'halted' | 'haltedWay' | 'turning'> {
  if (code === Other.nothing) return {}
  if (code >= Other.house)
    return { halted: slotOf(holes, toMove, houseOn(holes)), haltedWay: WAYS[code - Other.house]! }
  if (code >= Other.turning) return { turning: code - Other.turning }
  return code >= Other.halted ? { halted: code - Other.halted } : { picks: code }
}

function otherCode({ picks = 0, halted, haltedWay, turning }: Past): number {
  if (haltedWay !== undefined) return Other.house + WAYS.indexOf(haltedWay)
  if (turning !== undefined) return Other.turning + turning
  return halted === undefined ? picks : Other.halted + halted
}

/** Anything a position does not say about the round has its initial value, with the player to move as the starter. */
function writePast(view: DataView, { past, lost = [], toMove }: Position): void {
  view.setUint8(GameRecord.southWay, past?.southWay ? WAYS.indexOf(past.southWay) : Null.none)
  view.setUint8(GameRecord.northWay, past?.northWay ? WAYS.indexOf(past.northWay) : Null.none)
  view.setUint8(GameRecord.barred, past?.barred ?? Null.none)
  view.setUint8(GameRecord.starter, SIDES.indexOf(past?.starter ?? toMove))
  view.setUint8(GameRecord.waiting, codeOf(Winner, past?.waiting ?? null))
  view.setBigUint64(GameRecord.lifted, bitsOf([...(past?.lifted ?? []), ...lost]), true)
  if (past === undefined) return
  view.setUint32(GameRecord.moves, past.moves, true)
  view.setUint32(GameRecord.turns, past.turns, true)
  view.setUint8(GameRecord.extraMove, Number(past.extraMove))
  view.setUint8(GameRecord.other, otherCode(past))
}

function bitsOf(slots: readonly Slot[]): bigint {
  return slots.reduce((set, slot) => set | (1n << BigInt(slot)), 0n)
}

function slotsIn(set: bigint, slots: number): readonly Slot[] {
  return Array.from({ length: slots }, (_, slot) => slot).filter((slot) => (set >> BigInt(slot)) & 1n)
}

function slotOrNull(code: number): Slot | null {
  return code === Null.none ? null : code
}

/**
 * A choice in the kernel's numbering: twice the hole from 0, plus the direction. Where the player may end the turn at a hole, its
 * second number does.
 */
export function encodeChoice(variant: Variant, position: Position, choice: Choice): number {
  const halted = position.past?.halted
  if (halted === undefined) return 2 * (choice.hole - 1) + WAYS.indexOf(wayOf(variant, position, choice))
  return 2 * (holeOf(variant.board.holes, halted) - 1) + Number(choice.hole === STOP)
}

/** The choice of a code; the direction is only named if the rules leave it open. */
export function decodeChoice(variant: Variant, position: Position, code: number): Choice {
  const hole = (code >> 1) + 1
  const { halted, haltedWay } = position.past ?? {}
  if (halted !== undefined) return code & 1 ? { hole: STOP } : { hole, ...(haltedWay && { way: haltedWay }) }
  return waysFrom(variant, position, hole).length > 1 ? { hole, way: WAYS[code & 1]! } : { hole }
}

/** Whether every choice of a variant is a hole in any position, so that its code says everything. */
export function namesOnlyHoles(variant: Variant): boolean {
  return waysOf(variant).length === 1 && !namesWaysAtTimes(variant)
}

/** The choice of a code in a variant that names only holes. */
export function choiceOfHole(code: number): Choice {
  return { hole: (code >> 1) + 1 }
}

/** The codes in a set of choices, in the order of the rules. */
export function choicesIn(set: bigint): readonly number[] {
  return Array.from({ length: Limit.choices }, (_, code) => code).filter((code) => (set >> BigInt(code)) & 1n)
}

function writeSeeds(view: DataView, seeds: readonly number[]): void {
  seeds.forEach((count, slot) => view.setUint16(2 * slot, count, true))
}

function writeHand(view: DataView, at: number, hand: Hand): void {
  view.setUint8(at + HandRecord.status, HandStatus[hand.status])
  view.setUint32(at + HandRecord.dropped, hand.dropped, true)
  if (hand.status !== 'sowing') return
  view.setUint8(at + HandRecord.way, WAYS.indexOf(hand.way))
  view.setUint8(at + HandRecord.from, hand.from)
  view.setUint8(at + HandRecord.at, hand.at)
  view.setUint16(at + HandRecord.lifted, hand.lifted, true)
  view.setUint16(at + HandRecord.left, hand.left, true)
}

function writeSeen(kernel: HoldsGame, key: string): void {
  const { seeds, toMove } = positionOfKey(key)
  const view = new DataView(kernel.memory.buffer, kernel.SCRATCH.value)
  writeSeeds(view, seeds)
  view.setUint8(GameRecord.toMove, SIDES.indexOf(toMove))
  kernel.recall(kernel.SCRATCH.value)
}

function codeOf<Word extends string>(codes: Readonly<Record<Word, number>>, word: Word | null): number {
  return word === null ? Null.none : codes[word]
}

/** An enum also names its members by their values. */
function wordOf<Word extends string>(codes: Readonly<Record<Word, number>>, code: number): Word | null {
  return (codes as unknown as Readonly<Record<number, Word | undefined>>)[code] ?? null
}
