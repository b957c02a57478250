import type { Way } from '../board/choice'
import { storeOf, type Side } from '../board/position'
import type { Choice, Game, Hand } from '../rules/game'
import type { MatchEnd, RoundEnd } from '../rules/step'
import {
  End,
  GameRecord,
  HandRecord,
  HandStatus,
  MatchEnd as MatchEndCode,
  Null,
  Phase,
  Winner,
} from './assembly/shared/gameRecord'
import { Limit } from '../limits'
import type { GamesExports } from './gamesProgram'
import type { HoldsGame } from './instantiate'

/** A game as the kernel sees it: all of `Game` that decides how it goes on, and what came of it. */
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
}

const SIDES = ['south', 'north'] as const
const WINNERS = ['south', 'north', 'tie'] as const
const WAYS: readonly Way[] = ['anticlockwise', 'clockwise']

/** Puts a game under way into the kernel's memory, with all it remembers. */
export function writeGame(kernel: HoldsGame, game: Game): void {
  const at = kernel.GAME.value
  const view = new DataView(kernel.memory.buffer, at)
  new Uint8Array(kernel.memory.buffer, at, GameRecord.size).fill(0)
  writeSeeds(view, game.position.seeds)
  const burnt = game.position.burnt.reduce((set, slot) => set | (1n << BigInt(slot)), 0n)
  view.setBigUint64(GameRecord.burnt, burnt, true)
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
  view.setUint8(GameRecord.roundWinner, codeOf(Winner, game.roundWinners.at(-1) ?? null))
  if (game.hands)
    SIDES.forEach((side, i) => writeHand(view, GameRecord.hands + i * HandRecord.size, game.hands![side]))
  kernel.takeUp(at)
  for (const key of game.seen) writeSeen(kernel, key)
}

/** Reads the game that lies in the kernel's memory. */
export function readGame(kernel: GamesExports, holes: number): KernelGame {
  const view = new DataView(kernel.memory.buffer, kernel.GAME.value)
  const slots = storeOf(holes, 'north') + 1
  const burnt = view.getBigUint64(GameRecord.burnt, true)
  return {
    seeds: Array.from({ length: slots }, (_, slot) => view.getUint16(2 * slot, true)),
    burnt: Array.from({ length: slots }, (_, slot) => slot).filter((slot) => (burnt >> BigInt(slot)) & 1n),
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
  }
}

/** A choice as the kernel counts it: twice the hole from 0, plus the way. */
export function encodeChoice(choice: Choice, usual: Way): number {
  return 2 * (choice.hole - 1) + WAYS.indexOf(choice.way ?? usual)
}

/** The choice of a code; the way is named only where the variant leaves it open. */
export function decodeChoice(code: number, eitherWay: boolean): Choice {
  const hole = (code >> 1) + 1
  return eitherWay ? { hole, way: WAYS[code & 1]! } : { hole }
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

/** The keys of rules/repetition.ts read `south:1,2,3`. */
function writeSeen(kernel: HoldsGame, key: string): void {
  const [side, seeds = ''] = key.split(':')
  const view = new DataView(kernel.memory.buffer, kernel.SCRATCH.value)
  writeSeeds(view, seeds.split(',').map(Number))
  view.setUint8(GameRecord.toMove, SIDES.indexOf(side as Side))
  kernel.recall(kernel.SCRATCH.value)
}

function codeOf<Word extends string>(codes: Readonly<Record<Word, number>>, word: Word | null): number {
  return word === null ? Null.none : codes[word]
}

/** An enum also names its members by their values. */
function wordOf<Word extends string>(codes: Readonly<Record<Word, number>>, code: number): Word | null {
  return (codes as unknown as Readonly<Record<number, Word | undefined>>)[code] ?? null
}
